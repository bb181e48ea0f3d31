/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import org.contest.protocol.EventKind;

/**
 * Around calls of the operating system in which threads wait for each other, as by sockets. That one begins is an event
 * of the program; what a thread did before it is before what others do who have come back from theirs.
 */
public final class OutsideHooks {

    private OutsideHooks() {
    }

    /** Before such a call. */
    public static void goOutside(int site) {
        ProgramThread asker = Hooks.asker(site);
        if (asker != null) {
            Hooks.execution.environment(asker, EventKind.OUTSIDE, 0, site);
        }
        ProgramThread t = Hooks.current();
        if (t != null && t.isWaitedFor()) {
            t.tell();
        }
    }

    /** After it has returned. */
    public static void comeBack() {
        ProgramThread t = Hooks.current();
        if (t != null && t.isWaitedFor()) {
            t.hear();
        }
    }
}
