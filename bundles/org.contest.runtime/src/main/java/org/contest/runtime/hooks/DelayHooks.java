/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.hooks;

import org.contest.runtime.CurrentRun;
import org.contest.runtime.ProgramThread;

/** In the JDK's threads for tasks that are to be done later. */
public final class DelayHooks {

    private DelayHooks() {
    }

    /** Before the wait until a task is due. */
    public static void beforeDelay() {
        ProgramThread t = CurrentRun.thread();
        if (t != null) {
            t.awaitsTask = true;
        }
    }

    /** Before the call of a task that nobody has cancelled. */
    public static void beforeTask() {
        ProgramThread t = CurrentRun.thread();
        if (t != null) {
            t.tasks++;
        }
    }
}
