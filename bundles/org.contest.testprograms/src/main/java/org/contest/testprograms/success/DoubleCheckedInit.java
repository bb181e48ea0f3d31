/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import org.contest.testprograms.Threads;

/** Double-checked initialization as it should be: filled, then published through a volatile field. */
public final class DoubleCheckedInit {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static volatile DoubleCheckedInit instance;
    private String name;

    private DoubleCheckedInit() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(2, () -> Threads.check(instance().name != null, "the instance has no name"));
    }

    private static DoubleCheckedInit instance() {
        DoubleCheckedInit seen = instance;
        if (seen == null) {
            synchronized (DoubleCheckedInit.class) {
                seen = instance;
                if (seen == null) {
                    seen = new DoubleCheckedInit();
                    seen.name = "filled";
                    instance = seen;
                }
            }
        }
        return seen;
    }
}
