/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.cli;

import java.io.PrintWriter;
import java.util.Locale;
import org.contest.engine.model.ReplaySummary;
import org.contest.protocol.Failure;
import org.contest.protocol.ThreadPosition;

/** A replay in words. */
final class ReplayText {

    private static final int FRAMES = 5;

    private ReplayText() {
    }

    static void print(ReplaySummary replay, PrintWriter out) {
        replay.output().lines().forEach(line -> out.println("  | " + line));
        Failure failure = replay.failure();
        if (failure != null) {
            out.println(failure.kind().jsonName() + " " + failure.type()
                + (failure.message().isEmpty() ? "" : ": " + failure.message()));
            Frames.shown(failure.frames(), FRAMES).forEach(frame -> out.println("    at " + frame));
        }
        if (replay.divergence() != null) {
            out.println("At event " + replay.divergence().event() + ", thread " + replay.divergence().thread()
                + " did not follow the trace: expected " + replay.divergence().expected() + ", found "
                + replay.divergence().found() + ". Perhaps " + replay.divergence().cause().inWords() + ".");
        }
        replay.positions().forEach(thread -> position(thread, out));
        replay.notes().forEach(out::println);
        out.printf(Locale.ROOT, "%s after %d events in %.1f s%n", words(replay), replay.events(), replay.seconds());
    }

    private static void position(ThreadPosition thread, PrintWriter out) {
        out.println("Thread " + thread.identity() + " \"" + thread.name() + "\" " + thread.state()
            + (thread.holds().isEmpty() ? "" : "; holds the monitor of a " + String.join(", of a ", thread.holds())));
        Frames.shown(thread.frames(), FRAMES).forEach(frame -> out.println("    at " + frame));
    }

    private static String words(ReplaySummary replay) {
        return switch (replay.outcome()) {
        case SAME_FAILURE -> "SAME FAILURE";
        case OTHER_FAILURE -> "OTHER FAILURE: recorded was " + replay.recorded();
        case NO_FAILURE -> replay.recorded().isEmpty() ? "NO FAILURE, as recorded"
            : "NO FAILURE: recorded was " + replay.recorded();
        case DIVERGED -> "DIVERGED";
        case STOPPED -> "STOPPED";
        };
    }
}
