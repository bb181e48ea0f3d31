/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

/** Two threads use a class, which one of them initializes; fails in the end. */
public final class LeavesClassToOthers {

    private static volatile int seen;

    private LeavesClassToOthers() {
    }

    private static final class Shared {
        private static int uses = seen;

        private static synchronized void use() {
            uses++;
        }
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(LeavesClassToOthers::use, "one");
        Thread other = new Thread(LeavesClassToOthers::use, "other");
        one.start();
        other.start();
        one.join();
        other.join();
        throw new IllegalStateException("as always");
    }

    private static void use() {
        seen = 1;
        Shared.use();
    }
}
