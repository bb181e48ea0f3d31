/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.contest.engine.internal.FreshReplay.Answer;
import org.contest.engine.model.FailureRow;
import org.contest.engine.store.CampaignStore;
import org.contest.engine.store.Unexplained;
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;
import org.contest.protocol.trace.Trace;
import org.jspecify.annotations.Nullable;

/**
 * Decides which failures are due to timing only: those that do not come in the same schedule without the time limits
 * that ended while other threads could go on.
 */
final class TimeoutCheck {

    private static final Pattern LIMIT =
        Pattern.compile("timed?[ _-]?out|deadline[ _-]?exceeded", Pattern.CASE_INSENSITIVE);

    private final CampaignStore store;
    private final FreshReplay replays;

    TimeoutCheck(CampaignStore store, FreshReplay replays) {
        this.store = store;
        this.replays = replays;
    }

    /** A failure that was seen first in a run with these, as decided; unconfirmed when nobody can tell. */
    FailureRow decided(FailureRow row, Path trace, List<Failure> ofRun) {
        if (!row.timingOnly() && !mayNeedTimeout(trace)) {
            return row;
        }
        Answer answer = replays.withoutTimeouts(trace, ofRun.stream().anyMatch(TimeoutCheck::isOfLimit));
        boolean tells = !answer.isLost() && !answer.waitedOn().isEmpty()
            && (answer.fails() || replays.same(trace).fails());
        if (!tells) {
            return !answer.fails() && failsByLimit(row, ofRun)
                ? store.leaveUnexplained(row.id(), Unexplained.LIMIT) : row;
        }
        String told = (answer.fails() ? "No matter of time: in" : "In") + " the same schedule, where "
            + answer.waitedOn() + ", this failure " + (answer.fails() ? "comes as well."
                : answer.taskCame() ? "does not come: the task comes later, and nothing says when it may."
                : "does not come: it needs the timeout.");
        return store.putTiming(row.id(), !answer.fails() && !answer.taskCame(),
            row.message().isEmpty() ? told : row.message() + System.lineSeparator() + told);
    }

    /** Failures of a run: where a time limit ended, or in a schedule seen before, one that needed it needs it again. */
    List<Failure> again(List<Failure> failures, @Nullable Path trace) {
        if (failures.isEmpty()) {
            return failures;
        }
        Set<String> timing = store.failures().stream().filter(FailureRow::timingOnly).map(FailureRow::signature)
            .collect(Collectors.toSet());
        boolean maybe = failures.stream().anyMatch(failure -> timing.contains(failure.signature()));
        return maybe && (trace == null || mayNeedTimeout(trace))
            ? failures.stream().map(failure -> timing.contains(failure.signature()) ? timed(failure) : failure).toList()
            : failures;
    }

    private static Failure timed(Failure failure) {
        return new Failure(failure.kind(), failure.type(), failure.message(), failure.thread(), failure.frames(),
            true);
    }

    /** Libraries have time limits of their own, by looks at a clock: the failure of one is told by its words. */
    private static boolean isOfLimit(Failure failure) {
        return LIMIT.matcher(failure.type() + ' ' + failure.message()).find();
    }

    /** True for an exception by a time limit; the message of a hang or deadlock has names of the program in it. */
    private static boolean failsByLimit(FailureRow row, List<Failure> ofRun) {
        return ofRun.stream().filter(failure -> failure.signature().equals(row.signature()))
            .anyMatch(failure -> failure.kind() == FailureKind.EXCEPTION && isOfLimit(failure));
    }

    private static boolean mayNeedTimeout(Path file) {
        try {
            Trace trace = Trace.read(file);
            for (int i = 0; i < trace.size(); i++) {
                if (trace.event(i).isEndOfTime() || trace.event(i).isTime()) {
                    return true;
                }
            }
        } catch (IOException e) {
            return false; // a trace that cannot be read cannot be replayed either
        }
        return false;
    }
}
