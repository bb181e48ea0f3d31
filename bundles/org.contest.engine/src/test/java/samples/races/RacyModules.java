/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples.races;

import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.MemoryHandler;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.text.Document;
import javax.swing.text.PlainDocument;

/** Every idiom has a data race: objects of modules of the JDK, each with a lock of its own, call the same object. */
public final class RacyModules {

    private RacyModules() {
    }

    static final class TwoHandlers extends Idiom {
        private final Handler counting = new Counting();

        @Override
        protected void run() throws Exception {
            both(this::publish, this::publish);
        }

        private void publish() {
            new MemoryHandler(counting, 1, Level.ALL).publish(new LogRecord(Level.INFO, "some text"));
        }

        /** Counts without a lock of its own. */
        final class Counting extends Handler {
            @Override
            public void publish(LogRecord record) {
                x++;
            }

            @Override
            public void flush() { // nothing is kept back
            }

            @Override
            public void close() { // nothing is open
            }
        }
    }

    static final class TwoDocuments extends Idiom implements DocumentListener {

        @Override
        protected void run() throws Exception {
            both(this::insert, this::insert);
        }

        private void insert() throws Exception {
            Document document = new PlainDocument();
            document.addDocumentListener(this);
            document.insertString(0, "ab", null);
        }

        @Override
        public void insertUpdate(DocumentEvent e) {
            x++;
        }

        @Override
        public void removeUpdate(DocumentEvent e) { // nobody removes
        }

        @Override
        public void changedUpdate(DocumentEvent e) { // nobody changes
        }
    }

    /** What was computed for a class is changed by both. */
    static final class ValuesOfClasses extends Idiom {
        @Override
        protected void run() throws Exception {
            ClassValue<int[]> counts = new ClassValue<>() {
                @Override
                protected int[] computeValue(Class<?> type) {
                    return new int[2];
                }
            };
            Task task = () -> counts.get(String.class)[1]++;
            both(task, task);
        }
    }
}
