/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.replay;

/**
 * Thrown, and caught at once, at the event where a debugger is to take over: the debug agent of the JVM is told to wait
 * for this class ({@code onthrow}), and lets a debugger in with all threads suspended.
 */
final class EventReached extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private EventReached() {
    }

    static void tell() {
        try {
            throw new EventReached();
        } catch (EventReached seen) {
            return; // by the debugger, if there is one
        }
    }
}
