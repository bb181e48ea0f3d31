/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples.races;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PushbackReader;
import java.io.Reader;
import java.io.StringReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/** No idiom has a data race: locks of the JDK's writers and readers, which call what the program put inside them. */
public final class CleanStreams {

    private CleanStreams() {
    }

    static final class Buffered extends Idiom {
        private final Writer writer = new BufferedWriter(new Counting(), 1);

        @Override
        protected void run() throws Exception {
            both(() -> writer.write("ab"), () -> writer.write("cd"));
        }

        final class Counting extends Writer {
            @Override
            public void write(char[] text, int from, int length) {
                x = x + length;
            }

            @Override
            public void flush() { // nothing is kept back
            }

            @Override
            public void close() { // nothing is open
            }
        }
    }

    static final class Encoded extends Idiom {
        private final Writer writer = new OutputStreamWriter(new Counting(), StandardCharsets.UTF_8);

        @Override
        protected void run() throws Exception {
            Task task = () -> {
                writer.write("ab");
                writer.flush();
            };
            both(task, task);
        }

        final class Counting extends OutputStream {
            @Override
            public void write(int one) {
                x++;
            }
        }
    }

    static final class Decoded extends Idiom {
        private final Reader reader = new InputStreamReader(new Counting(), StandardCharsets.UTF_8);

        @Override
        protected void run() throws Exception {
            both(reader::read, reader::read);
        }

        final class Counting extends InputStream {
            @Override
            public int read() {
                x++;
                return 'a';
            }

            /** One only, so that each thread comes here. */
            @Override
            public int read(byte[] into, int from, int length) {
                into[from] = (byte) read();
                return 1;
            }
        }
    }

    static final class ReadInLines extends Idiom {
        private final BufferedReader reader = new BufferedReader(new Counting("a\nb\n"), 1);

        @Override
        protected void run() throws Exception {
            both(reader::readLine, reader::readLine);
        }

        final class Counting extends StringReader {
            Counting(String text) {
                super(text);
            }

            @Override
            public int read(char[] into, int from, int length) throws IOException {
                x++;
                return super.read(into, from, length);
            }
        }
    }

    static final class PushedBack extends Idiom {
        private final PushbackReader reader = new PushbackReader(new Counting("ab"));

        @Override
        protected void run() throws Exception {
            both(reader::read, reader::read);
        }

        final class Counting extends StringReader {
            Counting(String text) {
                super(text);
            }

            @Override
            public int read() throws IOException {
                x++;
                return super.read();
            }
        }
    }
}
