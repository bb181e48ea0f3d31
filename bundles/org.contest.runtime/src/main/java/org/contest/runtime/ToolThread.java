/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

/** A thread of ours: a daemon in the system's group, which the program neither counts nor finds. */
public final class ToolThread extends Thread {

    /** A thread that is not started yet. */
    public ToolThread(Runnable body, String name) {
        super(systemGroup(), body, "ConTest ".concat(name), 0, false);
        setDaemon(true);
    }

    @Override
    public void run() {
        try {
            super.run();
        } catch (Throwable e) {
            ToolFailure.tell(e);
        }
    }

    private static ThreadGroup systemGroup() {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        while (group != null && group.getParent() != null) {
            group = group.getParent();
        }
        return group;
    }
}
