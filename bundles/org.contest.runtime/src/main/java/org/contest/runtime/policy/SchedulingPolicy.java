/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.policy;

import org.contest.protocol.EventKind;
import org.contest.protocol.RunResult;
import org.contest.protocol.WaitOutcome;
import org.contest.runtime.model.EnabledSet;
import org.contest.runtime.model.ModelThread;
import org.jspecify.annotations.Nullable;

/**
 * The scheduling function of a controlled run (Stoller 2002, section 4): called with the baton held, whenever a thread
 * is about to do an operation, blocks, or ends. It must loop in the paper's sense: an enabled thread is not put off
 * for ever.
 */
public interface SchedulingPolicy {

    /**
     * Chooses who runs next.
     *
     * @param current the thread that ran last; may be blocked or ended
     * @param enabled the threads whose pending operation can be done; not empty unless {@link #isFollowing}
     * @return one of them; or null or a blocked thread to wake where {@link #isFollowing}
     */
    ModelThread next(ModelThread current, EnabledSet enabled);

    /** False when the thread shall do its pending operation at once, without a choice. */
    default boolean isChoice(ModelThread t) {
        return true;
    }

    /**
     * True when {@link #next} looks at the identity hash codes of what accesses and library calls are about: the
     * objects have them before it is asked.
     */
    default boolean usesObjects() {
        return false;
    }

    /** Chooses whom a notify wakes: {@code first} or one linked behind it. */
    default ModelThread waiter(ModelThread notifier, ModelThread first) {
        return first;
    }

    /** An event happened. {@code value} by kind. */
    default void happened(ModelThread t, EventKind kind, Object target, int detail, int site, long value) {
    }

    /** A thread waits for others by spinning: it should not go on before they had a chance. */
    default void spinning(ModelThread t) {
    }

    /**
     * True while the policy follows a trace: it is asked before every event, even where nobody could tell the order,
     * and timed operations expire only by its word.
     */
    default boolean isFollowing() {
        return false;
    }

    /** How a blocked thread that {@link #next} gave comes back; null where there is one way only. */
    default WaitOutcome outcome(ModelThread blocked) {
        return WaitOutcome.TIMED_OUT;
    }

    /** Where a replay left its trace: the run is stopped. Null while all is well. */
    default RunResult.Divergence divergence() {
        return null;
    }

    /**
     * Nobody has made an event for long: true when that is a divergence of a replay, which tells so from now on.
     *
     * @param outside true when all wait for a thread that is out of control
     */
    default boolean isLost(boolean outside) {
        return false;
    }

    /** True when the run shall end here: a replay left its trace, or has come as far as it should. */
    default boolean hasStopped() {
        return divergence() != null;
    }

    /** A sentence for the result of the run, or null. */
    default String remark() {
        return null;
    }

    /**
     * The identity hash code for the object of an event that is about to happen, if it has none yet: that of the trace,
     * or the proposed one; 0 to let it have none, since the trace may tell later.
     */
    default int identityHash(ModelThread t, EventKind kind, int site, int proposed) {
        return proposed;
    }

    /** True when the trace has as the next event of the thread that it asked for a hash code. */
    default boolean asksForHash(ModelThread t) {
        return false;
    }

    /** True when a trace tells who initializes which class. */
    default boolean ordersInitializations() {
        return false;
    }

    /**
     * True while a thread has to leave a class to others, who initialize it first; or nobody does, and it waits as long
     * as the policy {@linkplain #isFollowing follows}. Another one initializes {@code taken} already, the class itself
     * or the first of its superclasses, where the thread would wait; null when nobody does.
     */
    default boolean leavesInitialization(ModelThread t, Class<?> type, @Nullable Class<?> taken) {
        return false;
    }

    /** What the program sees for a value of its environment. */
    default long environment(ModelThread t, EventKind kind, long proposed) {
        return proposed;
    }

    /** The seed of the environment in a run with this seed. */
    default long environmentSeed(long seed) {
        return seed;
    }

    /** The run is over: a policy that learns keeps what it saw. */
    default void finished() {
    }
}
