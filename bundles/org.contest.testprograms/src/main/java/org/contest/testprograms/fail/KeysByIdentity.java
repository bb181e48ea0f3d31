/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import java.util.HashSet;
import java.util.Set;
import org.contest.testprograms.Threads;

/** Two threads count the keys of a set whose order the JVM draws, as they do not override hashCode: one is lost. */
public final class KeysByIdentity {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exception";

    private static final int KEYS = 20;

    private static int counter;

    private KeysByIdentity() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Set<Object> keys = new HashSet<>();
        while (keys.size() < KEYS) {
            keys.add(new Object());
        }
        Threads.together(2, () -> {
            for (Object key : keys) {
                counter += keys.contains(key) ? 1 : 0;
            }
        });
        Threads.check(counter == 2 * KEYS, "counted " + counter);
    }
}
