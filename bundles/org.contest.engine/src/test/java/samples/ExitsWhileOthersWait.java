/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A thread ends the JVM while others wait: what they throw as they are woken is nobody's failure. */
public final class ExitsWhileOthersWait {

    private static final ReentrantLock LOCK = new ReentrantLock();
    private static final Condition NEVER = LOCK.newCondition();

    private ExitsWhileOthersWait() {
    }

    /** Runs the program. */
    public static void main(String[] args) {
        new Thread(ExitsWhileOthersWait::waitForAnInterrupt).start();
        new Thread(() -> System.exit(0)).start();
        LOCK.lock();
        try {
            NEVER.awaitUninterruptibly();
        } finally {
            LOCK.unlock();
        }
    }

    private static void waitForAnInterrupt() {
        LOCK.lock();
        try {
            NEVER.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        } finally {
            LOCK.unlock();
        }
    }
}
