/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples.races;

import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/** The idiom has a data race: two writers of the JDK, each with a lock of its own, call the same object. */
public final class RacyStreams {

    private RacyStreams() {
    }

    static final class TwoWriters extends Idiom {
        private final OutputStream counting = new Counting();

        @Override
        protected void run() throws Exception {
            both(this::write, this::write);
        }

        private void write() throws Exception {
            Writer writer = new OutputStreamWriter(counting, StandardCharsets.UTF_8);
            writer.write("ab");
            writer.flush();
        }

        final class Counting extends OutputStream {
            @Override
            public void write(int one) {
                x++;
            }
        }
    }
}
