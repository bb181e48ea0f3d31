/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.policy;

import java.util.List;
import org.contest.protocol.EventKind;
import org.contest.protocol.ThreadPosition;
import org.contest.protocol.Divergence;
import org.contest.protocol.WaitOutcome;
import org.contest.runtime.model.EnabledSet;
import org.contest.runtime.model.ModelThread;
import org.jspecify.annotations.Nullable;

/**
 * What a controlled run has to do, event by event, as long as it {@linkplain #isFollowing follows}; after that, and in
 * a run without a script, a {@link SchedulingPolicy} chooses. Called with the baton held.
 */
public interface Script {

    /** A run that only its policy decides. */
    Script NONE = new Script() {
    };

    /**
     * True while the run follows the script: {@link #next} is asked before every event, even where nobody could tell
     * the order, and timed operations expire only by its word.
     */
    default boolean isFollowing() {
        return false;
    }

    /**
     * The thread that does the next event: one of the enabled, or a blocked one to wake first. Null when the run has
     * left the script, has to stop, or waits for a thread that is out of control.
     *
     * @param current the thread that ran last; may be blocked or ended
     */
    default @Nullable ModelThread next(ModelThread current, EnabledSet enabled) {
        return null;
    }

    /** How a blocked thread that {@link #next} gave comes back; null where there is one way only. */
    default @Nullable WaitOutcome outcome(ModelThread blocked) {
        return WaitOutcome.TIMED_OUT;
    }

    /** Whom a notify wakes, {@code first} or one linked behind it; null where the script does not say. */
    default @Nullable ModelThread waiter(ModelThread first) {
        return null;
    }

    /** An event happened. {@code value} by kind. */
    default void happened(ModelThread t, EventKind kind, int site, long value) {
    }

    /** Where the run left the script: it is stopped. Null while all is well. */
    default @Nullable Divergence divergence() {
        return null;
    }

    /**
     * Nobody has made an event for long: true when the run has left the script by that.
     *
     * @param outside true when all wait for a thread that is out of control
     */
    default boolean isLost(boolean outside) {
        return false;
    }

    /** True while no time limit of a socket is to end because threads wait for their turn in the script. */
    default boolean holdsTimeLimits() {
        return false;
    }

    /** True when the run shall end here: it left the script, or has come as far as it should. */
    default boolean hasStopped() {
        return false;
    }

    /** Where threads stood before the events whose stacks are wanted. */
    default List<ThreadPosition> positions() {
        return List.of();
    }

    /** A sentence for the result of the run, or null. */
    default @Nullable String remark() {
        return null;
    }

    /**
     * The identity hash code for the object of an event that is about to happen, if it has none yet: that of the
     * script, or the proposed one; 0 to let it have none, since the script may tell later.
     */
    default int identityHash(ModelThread t, EventKind kind, int site, int proposed) {
        return proposed;
    }

    /** True when the next event of the thread is that it asks for a hash code. */
    default boolean asksForHash(ModelThread t) {
        return false;
    }

    /** True when the script also has what a library does while there is one thread only: it is of free threads. */
    default boolean hasEveryAccess() {
        return false;
    }

    /** True when the script tells who initializes which class. */
    default boolean ordersInitializations() {
        return false;
    }

    /**
     * True while a thread has to leave a class to others, who initialize it first; or nobody does, and it waits as long
     * as the run {@linkplain #isFollowing follows}. Another one initializes {@code taken} already, the class itself or
     * the first of its superclasses, where the thread would wait; null when nobody does.
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
}
