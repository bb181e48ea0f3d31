/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Leaves something in the JVM that grows: each further run there fails in another way, none in a JVM of its own. */
public final class FailsInUsedJvmInManyWays {

    private static volatile int seen;

    private FailsInUsedJvmInManyWays() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> seen++);
        thread.start();
        thread.join();
        int runs = Logger.getGlobal().getHandlers().length;
        Logger.getGlobal().addHandler(new Nothing());
        switch (runs) {
        case 0 -> {
        }
        case 1 -> throw new IllegalStateException();
        case 2 -> throw new IllegalArgumentException();
        default -> throw new UnsupportedOperationException();
        }
    }

    private static final class Nothing extends Handler {
        @Override
        public void publish(LogRecord record) {
        }

        @Override
        public void flush() {
        }

        @Override
        public void close() {
        }
    }
}
