/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.session;

import java.util.function.IntPredicate;
import org.contest.analysis.operations.Operations;
import org.contest.analysis.sequence.Sequence;

/** The steps from a place in a trace to another one. */
public enum Step {
    /** To the next operation of the program's own code. */
    NEXT(true),
    /** To the next event, which may be inside a library. */
    NEXT_EVENT(true),
    /** To the next event of the thread that stands here. */
    NEXT_OF_THREAD(true),
    /** To where another thread goes on. */
    NEXT_SWITCH(true),
    /** To the next event on the variable or lock of this one. */
    NEXT_ON_TARGET(true),
    /** To the next write of the variable of this event. */
    NEXT_WRITE(true),
    /** To the operation before. */
    BACK(false),
    /** To the event before. */
    BACK_EVENT(false),
    /** To the event before of the thread that stands here. */
    BACK_OF_THREAD(false),
    /** To the last switch between threads before. */
    BACK_SWITCH(false),
    /** To the event before on the variable or lock of this one. */
    BACK_ON_TARGET(false),
    /** To the last write before of the variable of this event. */
    BACK_WRITE(false),
    /** To the first event. */
    RESTART(false);

    private final boolean forwards;

    Step(boolean forwards) {
        this.forwards = forwards;
    }

    /** True when the current JVM can go there. */
    public boolean isForwards() {
        return forwards;
    }

    /** The event before which the step ends, or {@link Sequence#NONE} when there is none. */
    public int target(Sequence sequence, Operations operations, int at) {
        int here = Math.min(at, sequence.size() - 1);
        return switch (this) {
        case NEXT_EVENT -> at + 1 < sequence.size() ? at + 1 : Sequence.NONE;
        case BACK_EVENT -> at - 1;
        case RESTART -> at == 0 ? Sequence.NONE : 0;
        case NEXT, BACK -> next(sequence, at, i -> i == operations.get(operations.ofEvent(i)).firstEvent());
        case NEXT_OF_THREAD, BACK_OF_THREAD -> next(sequence, at,
            sequence.ofThread(sequence.event(here).thread()));
        case NEXT_SWITCH, BACK_SWITCH -> next(sequence, at, sequence::isSwitch);
        case NEXT_ON_TARGET, BACK_ON_TARGET -> sequence.event(here).object() == 0 ? Sequence.NONE
            : next(sequence, at, sequence.onTargetOf(here));
        case NEXT_WRITE, BACK_WRITE -> !sequence.event(here).kind().isAccess() ? Sequence.NONE
            : next(sequence, at,
                sequence.onTargetOf(here).and(event -> sequence.event(event).kind().isWrite()));
        };
    }

    private int next(Sequence sequence, int at, IntPredicate wanted) {
        return forwards ? sequence.next(at + 1, wanted) : sequence.previous(at, wanted);
    }
}
