/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package benchmarks.workload;

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

/** Two threads index documents into one Lucene index, which is then searched. */
final class Lucene implements Workload {

    private static final int DOCUMENTS = 400;
    private static final int WORDS = 100;

    @Override
    public void iterate() throws Exception {
        try (ByteBuffersDirectory directory = new ByteBuffersDirectory()) {
            try (IndexWriter writer = new IndexWriter(directory, new IndexWriterConfig(new StandardAnalyzer()))) {
                Team.run(2, member -> index(writer, member));
            }
            try (DirectoryReader reader = DirectoryReader.open(directory)) {
                int hits = new IndexSearcher(reader).count(new TermQuery(new Term("text", "common")));
                if (hits != 2 * DOCUMENTS) {
                    throw new IllegalStateException("lost documents: " + hits);
                }
            }
        }
    }

    private static void index(IndexWriter writer, int member) throws java.io.IOException {
        for (int i = 0; i < DOCUMENTS; i++) {
            StringBuilder text = new StringBuilder("common");
            for (int w = 0; w < WORDS; w++) {
                text.append(" w").append((i * 31 + w * 17 + member) % 2_000);
            }
            Document document = new Document();
            document.add(new TextField("text", text.toString(), Field.Store.YES));
            writer.addDocument(document);
        }
    }
}
