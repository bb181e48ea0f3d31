/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import org.contest.engine.Replay;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.steps.TraceWalk;

/** Walks a trace by commands from standard input, one a line. */
final class Steps {

    private Steps() {
    }

    /** Answers each command until the end of the input or {@code quit}; without any, says where the walk stands. */
    static int walk(Path trace, ReplayOptions options, PrintWriter out) {
        try (Interrupt interrupt = new Interrupt()) {
            TraceWalk walk = TraceWalk.of(trace, () -> Replay.run(trace, options, interrupt).failure());
            BufferedReader in = new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset()));
            boolean isAnswered = false;
            for (String line = in.readLine(); line != null && !line.trim().equals("quit"); line = in.readLine()) {
                if (!line.isBlank()) {
                    walk.answer(line).forEach(out::println);
                    out.flush();
                    isAnswered = true;
                }
            }
            if (!isAnswered) {
                walk.answer("where").forEach(out::println);
            }
            return Exit.OK;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
