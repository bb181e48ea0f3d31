/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples.races;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.MemoryHandler;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.text.Document;
import javax.swing.text.PlainDocument;

/** No idiom has a data race: synchronized methods, blocks and waits in modules of the JDK, which call the program. */
public final class CleanModules {

    private CleanModules() {
    }

    static final class Handled extends Idiom {
        private final MemoryHandler handler = new MemoryHandler(new Counting(), 1, Level.ALL);

        @Override
        protected void run() throws Exception {
            Task task = () -> handler.publish(new LogRecord(Level.INFO, "some text"));
            both(task, task);
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

    static final class Written extends Idiom implements DocumentListener {
        private final Document document = new PlainDocument();

        @Override
        protected void run() throws Exception {
            document.addDocumentListener(this);
            Task task = () -> document.insertString(0, "ab", null);
            both(task, task);
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

    /** Each thread has a format of its own; formats share a position that tells nothing. */
    static final class Formatted extends Idiom {
        @Override
        protected void run() throws Exception {
            Task task = () -> new SimpleDateFormat("yyyy", Locale.ROOT).format(new Date(0));
            both(task, task);
        }
    }

    /** The JDK keeps the names of the constants of an enum in a map that it makes when first asked. */
    static final class ConstantsByName extends Idiom {
        private enum Weekend {
            SATURDAY, SUNDAY
        }

        @Override
        protected void run() throws Exception {
            Task task = () -> Weekend.valueOf("SUNDAY");
            both(task, task);
        }
    }

    /** The JVM adds each class to a list of its loader, under a monitor of that list. */
    static final class DefinedClasses extends Idiom {
        private static final class Loader extends ClassLoader {
            Loader() {
                super(null);
            }

            void define(Class<?> type) throws IOException {
                String name = type.getName();
                try (InputStream in = type.getResourceAsStream(name.substring(name.lastIndexOf('.') + 1) + ".class")) {
                    byte[] bytes = in.readAllBytes();
                    defineClass(name, bytes, 0, bytes.length);
                }
            }
        }

        /** One class to define. */
        static class One {
        }

        /** Another one. */
        static class Other {
        }

        @Override
        protected void run() throws Exception {
            Loader loader = new Loader();
            both(() -> loader.define(One.class), () -> loader.define(Other.class));
        }
    }

    /** One thread computes what belongs to a class, and both read it. */
    static final class ValuesOfClasses extends Idiom {
        private int steps;

        @Override
        protected void run() throws Exception {
            ClassValue<int[]> lengths = new ClassValue<>() {
                @Override
                protected int[] computeValue(Class<?> type) {
                    int[] computed = new int[2];
                    computed[1] = type.getSimpleName().length();
                    return computed;
                }
            };
            Task task = () -> {
                int length = lengths.get(String.class)[1];
                synchronized (this) {
                    steps += length;
                }
            };
            both(task, task);
        }
    }

    /** Two threads read from one file of the class path, which the JDK opens once and keeps streams of. */
    static final class SharedJar extends Idiom {
        @Override
        protected void run() throws Exception {
            Path file = Files.createTempFile("shared", ".jar");
            try (ZipOutputStream jar = new ZipOutputStream(Files.newOutputStream(file))) {
                jar.putNextEntry(new ZipEntry("entry"));
                jar.write(new byte[10_000]);
            }
            try (ZipFile jar = new ZipFile(file.toFile())) {
                Task task = () -> read(jar.getInputStream(jar.getEntry("entry")));
                both(task, task);
            } finally {
                Files.delete(file);
            }
        }

        private static void read(InputStream stream) throws IOException {
            try (stream) {
                stream.readAllBytes();
            }
        }
    }

    /** The JDK keeps what is to be done at its end. */
    static final class AtTheEnd extends Idiom {
        @Override
        protected void run() throws Exception {
            both(AtTheEnd::keep, AtTheEnd::keep);
        }

        private static void keep() throws IOException {
            Thread hook = new Thread(Idiom.class::getName);
            Runtime.getRuntime().addShutdownHook(hook);
            Runtime.getRuntime().removeShutdownHook(hook);
            Path file = Files.createTempFile("end", "");
            file.toFile().deleteOnExit();
            Files.delete(file);
        }
    }
}
