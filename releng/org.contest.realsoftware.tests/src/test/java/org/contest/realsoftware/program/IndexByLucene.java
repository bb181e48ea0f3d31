/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.realsoftware.program;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.ByteBuffersDirectory;

/** Four threads index into one Lucene index, which is then searched. */
public final class IndexByLucene {

    private static final int DOCUMENTS = 100;

    private IndexByLucene() {
    }

    /** Indexes and searches. */
    public static void main(String[] args) throws Exception {
        try (ByteBuffersDirectory directory = new ByteBuffersDirectory()) {
            try (IndexWriter writer = new IndexWriter(directory, new IndexWriterConfig(new StandardAnalyzer()))) {
                List<Thread> threads = new ArrayList<>();
                for (int t = 0; t < 4; t++) {
                    int number = t;
                    threads.add(new Thread(() -> index(writer, number)));
                }
                threads.forEach(Thread::start);
                for (Thread thread : threads) {
                    thread.join();
                }
            }
            try (DirectoryReader reader = DirectoryReader.open(directory)) {
                IndexSearcher searcher = new IndexSearcher(reader);
                for (String word : List.of("common", "word7", "thread2", "missing")) {
                    System.out.println(word + ": " + searcher.count(new TermQuery(new Term("text", word))));
                }
            }
        }
    }

    private static void index(IndexWriter writer, int thread) {
        try {
            for (int i = 0; i < DOCUMENTS; i++) {
                Document document = new Document();
                document.add(new TextField("text", "common word" + i % 10 + " thread" + thread, Field.Store.YES));
                writer.addDocument(document);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
