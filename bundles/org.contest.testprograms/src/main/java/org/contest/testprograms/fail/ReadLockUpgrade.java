/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import java.util.concurrent.locks.ReentrantReadWriteLock;

import org.contest.testprograms.Threads;

/**
 * A reader of a ReentrantReadWriteLock that is not alone wants to become a writer without letting go: it waits for
 * itself.
 */
public final class ReadLockUpgrade {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "hang";

    private static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();

    private ReadLockUpgrade() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(2, ReadLockUpgrade::update);
    }

    private static void update() {
        LOCK.readLock().lock();
        boolean alone = LOCK.getReadLockCount() == 1;
        if (alone) {
            LOCK.readLock().unlock();
        }
        LOCK.writeLock().lock();
        LOCK.writeLock().unlock();
        if (!alone) {
            LOCK.readLock().unlock();
        }
    }
}
