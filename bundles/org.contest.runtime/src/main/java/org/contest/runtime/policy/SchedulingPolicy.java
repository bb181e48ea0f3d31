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
import org.contest.runtime.model.EnabledSet;
import org.contest.runtime.model.ModelThread;
import org.jspecify.annotations.Nullable;

/**
 * The scheduling function of a controlled run (Stoller 2002, section 4): called with the baton held, whenever a thread
 * is about to do an operation, blocks, or ends. The policy must loop in the paper's sense: an enabled thread is not
 * put off for ever.
 */
public interface SchedulingPolicy {

    /**
     * Chooses who runs next.
     *
     * @param current the thread that ran last; may be blocked or ended
     * @param enabled the threads whose pending operation can be done; not empty
     * @return one of them
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

    /** Nanoseconds for which a thread waits before its pending operation for threads in the operating system. */
    default long delay(ModelThread t) {
        return 0;
    }

    /** A thread waits for others by spinning: it should not go on before they had a chance. */
    default void spinning(ModelThread t) {
    }

    /** A sentence for the result of the run, or null. */
    default @Nullable String remark() {
        return null;
    }

    /** The run is over: a policy that learns keeps what it saw. */
    default void finished() {
    }
}
