/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.session;

import com.sun.jdi.ObjectCollectedException;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.VMDisconnectedException;
import com.sun.jdi.VirtualMachine;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.contest.analysis.sequence.Sequence;
import org.contest.debug.model.AccessedVariable;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The values that a session has seen at its stops, by the event that reads or writes them; a trace has none. A value is
 * seen that is read where the session stops, and one that was written, at the next stop.
 */
public final class SeenValues {

    /** A stop further away says nothing of what was written: too much may have come between. */
    private static final int NEAR = 1_000;

    private final Sequence sequence;
    private final Map<Integer, String> values = new ConcurrentHashMap<>();
    private int last = Sequence.NONE;
    private @Nullable AccessedVariable variable;
    private @Nullable VirtualMachine vm;

    SeenValues(Sequence sequence) {
        this.sequence = sequence;
    }

    /** The value that an event reads or writes; empty where it was not seen. */
    public String of(int event) {
        return values.getOrDefault(event, ""); //$NON-NLS-1$
    }

    /** A thread stands before an event. */
    void look(ThreadReference thread, int event) {
        try {
            AccessedVariable before = variable;
            if (before != null && thread.virtualMachine() == vm && isUntouched(event)) {
                values.put(last, before.value());
            }
            AccessedVariable now = event < sequence.size()
                ? AccessedVariable.of(thread, sequence.event(event), sequence.site(event)) : null;
            if (now != null && !sequence.event(event).kind().isWrite()) {
                values.put(event, now.value());
            }
            remember(thread.virtualMachine(), event, now);
        } catch (ObjectCollectedException | VMDisconnectedException e) {
            remember(null, Sequence.NONE, null);
        }
    }

    private void remember(@Nullable VirtualMachine of, int event, @Nullable AccessedVariable seen) {
        vm = of;
        last = event;
        variable = seen;
    }

    /** True when the event of the last stop wrote the variable, and none until now wrote it again. */
    private boolean isUntouched(int now) {
        if (now <= last || now - last >= NEAR || !sequence.event(last).kind().isWrite()) {
            return false;
        }
        IntPredicate again = sequence.onTargetOf(last).and(event -> sequence.trace().kind(event).isWrite());
        return IntStream.range(last + 1, now).noneMatch(again);
    }
}
