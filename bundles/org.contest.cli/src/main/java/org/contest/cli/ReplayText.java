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
import java.util.List;
import java.util.Locale;
import org.contest.engine.ReplayOperations;
import org.contest.engine.model.Count;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.ReplayDivergence;
import org.contest.engine.model.ReplaySummary;
import org.contest.protocol.Failure;
import org.contest.protocol.JdkNames;
import org.contest.protocol.ThreadPosition;

/** A replay in words. */
final class ReplayText {

    private static final int FRAMES = 5;
    /** The place of a stopped replay in events, which is told in operations as well. */
    private static final String EVENT = "Before event ";

    private final ReplayOperations operations;
    private final boolean inside;
    private final PrintWriter out;

    /**
     * For an output.
     *
     * @param inside true to print events, and all frames of stacks
     */
    ReplayText(ReplayOperations operations, boolean inside, PrintWriter out) {
        this.operations = operations;
        this.inside = inside;
        this.out = out;
    }

    void print(ReplaySummary replay) {
        replay.output().lines().forEach(line -> out.println("  | " + line));
        Failure failure = replay.failure();
        if (failure != null) {
            out.println(failure.kind().jsonName() + " " + failure.type()
                + (failure.message().isEmpty() ? "" : ": " + FailureRow.told(failure.message())));
            frames(failure.frames());
        }
        if (replay.divergence() != null) {
            divergence(replay.divergence());
        }
        replay.positions().forEach(this::position);
        replay.notes().stream().filter(note -> inside || !note.startsWith(EVENT)).forEach(out::println);
        out.printf(Locale.ROOT, "%s after %s in %.1f s%n", words(replay), length(replay), replay.seconds());
    }

    private void divergence(ReplayDivergence left) {
        out.println(left.place() + ':');
        out.println("    expected: " + left.expected());
        out.println("    found:    " + left.found());
        if (inside) {
            out.println("    in events: " + left.inEvents());
        }
        out.println("    Perhaps " + left.cause().inWords() + '.');
    }

    private String length(ReplaySummary replay) {
        String events = Count.of(replay.events(), "event");
        int followed = operations.followed();
        return followed == 0 ? events : Count.of(followed, "operation") + (inside ? ", " + events + "," : "");
    }

    private void position(ThreadPosition thread) {
        List<String> held = thread.holds().stream().filter(name -> inside || !isPartOfJdk(name)).toList();
        out.println("Thread " + thread.identity() + " \"" + thread.name() + "\" " + state(thread)
            + (held.isEmpty() ? "" : "; holds the monitor of a " + String.join(", of a ", held)));
        String started = operations.started(thread);
        if (!started.isEmpty()) {
            out.println("    begun when " + started);
        }
        frames(thread.frames());
    }

    /** What a thread waits for is told by the replay, and what it does next by the recorded run. */
    private String state(ThreadPosition thread) {
        String next = operations.next(thread);
        boolean waits = thread.state().startsWith("waits ");
        return inside || next.isEmpty() ? thread.state() : waits ? thread.state() + ", " + next.replaceFirst("^is ", "")
            : next;
    }

    /** True for a class that only the JDK itself knows, as a node of a map. */
    private static boolean isPartOfJdk(String className) {
        return JdkNames.isOfJdk(className) && className.indexOf('$') >= 0;
    }

    private void frames(List<String> frames) {
        (inside ? frames : operations.frames().shown(frames, FRAMES)).forEach(frame -> out.println("    at " + frame));
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
