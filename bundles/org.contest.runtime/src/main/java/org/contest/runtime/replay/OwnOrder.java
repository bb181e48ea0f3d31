/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.replay;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.contest.protocol.EventKind;
import org.contest.protocol.KeptOrder;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.trace.Trace;
import org.contest.runtime.model.EnabledSet;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.policy.SchedulingPolicy;

/**
 * Lets threads do the recorded accesses, monitor entries and calls of own code in their order; what libraries do in
 * their calls is up to them. For a run of a JVM that had done much before, which another JVM cannot follow event by
 * event. A thread that comes too early waits for those that are due, a while also for threads in the operating system.
 */
final class OwnOrder implements SchedulingPolicy {

    /** Instead of a scheduler, in {@link Key#AFTER_PREFIX}. */
    static final String NAME = "own-order";

    private static final int OFTEN = 256;
    private static final long SLICE_NANOS = 10_000_000;
    private static final int MOST_SLICES = 300;

    private final OwnOperations operations;
    /** By thread: when it spun last. */
    private int[] spunAt = new int[16];
    private int spins;
    private int others;
    private int slices;
    private int inOrder;

    private OwnOrder(Trace trace, Differences differences) {
        operations = new OwnOperations(new TraceCursor(trace), differences);
    }

    /**
     * The order of the trace that the options name.
     *
     * @throws IllegalArgumentException with a plain sentence when the trace cannot be read
     */
    static OwnOrder create(RunOptions options) {
        try {
            return new OwnOrder(Trace.read(Path.of(options.get(Key.REPLAY))), new Differences(options));
        } catch (IOException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    @Override
    public boolean isChoice(ModelThread t) {
        boolean gives = t.kind == EventKind.YIELD || t.kind == EventKind.SPIN;
        return gives || operations.kind(t, t.kind, t.site) != null || ++others % OFTEN == 0;
    }

    @Override
    public ModelThread next(ModelThread current, EnabledSet enabled) {
        ModelThread best = null;
        for (ModelThread t = enabled.first(); t != null; t = enabled.after(t)) {
            if (best == null || comesBefore(t, best)) {
                best = t;
            }
        }
        return best;
    }

    /** First who is not too early, then who has not spun, then who has the earliest operation. */
    private boolean comesBefore(ModelThread t, ModelThread other) {
        if (isEarly(t) != isEarly(other)) {
            return !isEarly(t);
        }
        if (spun(t) != spun(other) && !isEarly(t)) {
            return spun(t) < spun(other);
        }
        return operations.next(t) < operations.next(other);
    }

    private boolean isEarly(ModelThread t) {
        int number = operations.find(t, t.kind, t.site);
        return number < operations.count() && number > operations.due();
    }

    private int spun(ModelThread t) {
        return t.index < spunAt.length ? spunAt[t.index] : 0;
    }

    @Override
    public void spinning(ModelThread t) {
        if (t.index >= spunAt.length) {
            spunAt = Arrays.copyOf(spunAt, Math.max(t.index + 1, spunAt.length * 2));
        }
        spunAt[t.index] = ++spins;
    }

    @Override
    public long delay(ModelThread t) {
        if (!isEarly(t)) {
            return 0;
        }
        if (slices++ < MOST_SLICES) {
            return SLICE_NANOS;
        }
        operations.giveUp();
        return 0;
    }

    @Override
    public void happened(ModelThread t, EventKind kind, Object target, int detail, int site, long value) {
        if (kind == EventKind.THREAD_END) {
            operations.ended(t);
            return;
        }
        int number = operations.find(t, kind, site);
        if (number < operations.count()) {
            inOrder += number == operations.due() ? 1 : 0;
            operations.happened(t, number);
            slices = 0;
        }
        EventKind ordered = operations.kind(t, kind, site);
        if (ordered == EventKind.CALL) {
            operations.calls(t);
        } else if (ordered == null) {
            operations.other(t, site);
        }
    }

    @Override
    public String remark() {
        return OtherClasses.told(KeptOrder.inWords(inOrder, operations.count()));
    }
}
