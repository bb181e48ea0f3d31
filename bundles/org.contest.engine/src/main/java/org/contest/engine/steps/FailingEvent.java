/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.steps;

import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.contest.analysis.sequence.Sequence;
import org.contest.protocol.EventKind;
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;
import org.contest.protocol.trace.TraceThread;
import org.jspecify.annotations.Nullable;

/**
 * The event at which a recorded run failed: the last one that a thread did before its exception, the exit of the
 * process, or the end of the trace where threads wait for ever. A trace does not tell which thread threw: where more
 * than one can have, the run is replayed to know.
 */
final class FailingEvent {

    private final Sequence sequence;
    private final List<String> signatures;
    private final Supplier<@Nullable Failure> replay;
    private int found = -2;

    FailingEvent(Sequence sequence, List<String> signatures, Supplier<@Nullable Failure> replay) {
        this.sequence = sequence;
        this.signatures = signatures;
        this.replay = replay;
    }

    /** The failure that was recorded, or the empty text. */
    String signature() {
        return signatures.isEmpty() ? "" : signatures.get(0).replaceFirst(" \\| ", " at ").replaceFirst(" \\| .*", "");
    }

    /** Its number; that of the end where threads wait for ever; {@link Sequence#NONE} when the run did not fail. */
    int number() {
        if (found < Sequence.NONE) {
            found = signatures.isEmpty() ? Sequence.NONE : find(signatures.get(0));
        }
        return found;
    }

    private int find(String signature) {
        if (is(signature, FailureKind.EXCEPTION) || is(signature, FailureKind.ASSERTION)) {
            return lastOf(thrower());
        }
        int exit = is(signature, FailureKind.EXIT)
            ? sequence.previous(sequence.size(), i -> sequence.event(i).kind() == EventKind.PROCESS_EXIT)
            : Sequence.NONE;
        return exit == Sequence.NONE ? sequence.size() : exit;
    }

    private static boolean is(String signature, FailureKind kind) {
        return signature.startsWith(kind.jsonName().toLowerCase(Locale.ROOT) + ' ');
    }

    private @Nullable TraceThread thrower() {
        List<TraceThread> threads = sequence.trace().threads();
        if (threads.size() == 1) {
            return threads.get(0);
        }
        Failure failure = replay.get();
        String name = failure == null ? "" : failure.thread();
        return threads.stream().filter(thread -> thread.name().equals(name)).findFirst().orElse(null);
    }

    /** What a thread does while it leaves its methods is no cause of that. */
    private int lastOf(@Nullable TraceThread thread) {
        if (thread == null) {
            return sequence.size();
        }
        int last = sequence.previous(sequence.size(), i -> sequence.event(i).thread() == thread.index()
            && !isLeaving(sequence.event(i).kind()));
        return last == Sequence.NONE ? sequence.size() : last;
    }

    private static boolean isLeaving(EventKind kind) {
        return switch (kind) {
        case MONITOR_EXIT, THREAD_END, CLASS_INIT_END, PROCESS_EXIT -> true;
        default -> false;
        };
    }
}
