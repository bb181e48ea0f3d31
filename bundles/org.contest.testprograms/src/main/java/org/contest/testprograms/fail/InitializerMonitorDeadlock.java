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

/** A class initializer takes a lock, and a thread that holds the lock needs the class. */
public final class InitializerMonitorDeadlock {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "deadlock";

    private static final Object LOCK = new Object();
    private static int loaded;

    private InitializerMonitorDeadlock() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(() -> Settings.size(), InitializerMonitorDeadlock::reload);
    }

    private static void reload() {
        synchronized (LOCK) {
            loaded = Settings.size();
        }
    }

    private static final class Settings {
        static final int SIZE = read();

        static int size() {
            return SIZE;
        }

        private static int read() {
            synchronized (LOCK) {
                return loaded + 1;
            }
        }
    }
}
