/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.session;

import org.contest.debug.session.ReplaySession.State;
import org.eclipse.jdt.debug.core.IJavaThread;

/**
 * Where a session stands: all that is told of one moment.
 *
 * @param state what it does
 * @param at number of the event that comes next, as of the last stop
 * @param reason why it does not go on
 * @param thread in which it stopped last; at a deadlock one that waits for ever; null before the first stop
 * @param caller in which a debugger can call methods; null before the first stop
 */
record Position(State state, int at, StopReason reason, IJavaThread thread, IJavaThread caller) {

    /** Of a session that has not stopped yet. */
    static final Position START = new Position(State.RUNNING, 0, StopReason.NONE, null, null);

    /** This position, with another state of the session. */
    Position in(State now) {
        return new Position(now, at, reason, thread, caller);
    }

    /** True at an event and at the failure. */
    boolean isStopped() {
        return state == State.STOPPED || state == State.FAILED;
    }
}
