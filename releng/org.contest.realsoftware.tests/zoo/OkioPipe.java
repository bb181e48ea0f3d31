/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: correct
// libs: com.squareup.okio:okio-jvm:3.9.1
// libs: org.jetbrains.kotlin:kotlin-stdlib:1.9.25
import okio.BufferedSink;
import okio.BufferedSource;
import okio.Okio;
import okio.Pipe;

/** A writer and a reader share a pipe. */
public class OkioPipe {

    public static void main(String[] args) throws Exception {
        Pipe pipe = new Pipe(16);
        Together.run(2, i -> {
            if (i == 0) {
                try (BufferedSink sink = Okio.buffer(pipe.sink())) {
                    sink.writeUtf8("a text that is longer than the pipe");
                }
            } else {
                try (BufferedSource source = Okio.buffer(pipe.source())) {
                    String text = source.readUtf8();
                    Together.check(text.endsWith("pipe"), text);
                }
            }
        });
    }
}
