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

/** A class initializer fails: the thread that ran it and all that waited for it are told, and nobody waits on. */
public final class InitializerThrows {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final Object LOCK = new Object();
    private static int failed;
    private static int missing;

    private InitializerThrows() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(() -> use(() -> Broken.touch()), () -> use(() -> Broken.touch()),
            () -> use(() -> new Part()));
        Threads.check(failed == 1 && missing == 2, failed + " initializers failed and missed " + missing);
    }

    private static void use(Runnable user) {
        try {
            user.run();
        } catch (ExceptionInInitializerError e) {
            synchronized (LOCK) {
                failed++;
            }
        } catch (NoClassDefFoundError e) {
            synchronized (LOCK) {
                missing++;
            }
        }
    }

    private static class Broken {
        static {
            synchronized (LOCK) {
                if (failed >= 0) {
                    throw new IllegalStateException("broken");
                }
            }
        }

        static void touch() {
            Thread.onSpinWait();
        }
    }

    private static final class Part extends Broken {
    }
}
