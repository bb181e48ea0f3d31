/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import org.contest.testprograms.Threads;

/** Double-checked initialization that publishes the instance before it is filled. */
public final class BrokenDoubleCheckedInit {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exception";

    private static volatile BrokenDoubleCheckedInit instance;
    private volatile String name;

    private BrokenDoubleCheckedInit() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(2, () -> Threads.check(instance().name != null, "the instance has no name"));
    }

    private static BrokenDoubleCheckedInit instance() {
        if (instance == null) {
            synchronized (BrokenDoubleCheckedInit.class) {
                if (instance == null) {
                    instance = new BrokenDoubleCheckedInit();
                    instance.name = "filled";
                }
            }
        }
        return instance;
    }
}
