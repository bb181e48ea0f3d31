/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package benchmarks.workload;

import java.util.concurrent.locks.ReentrantLock;

/** Transfers between accounts, each with a ReentrantLock. */
final class Bank implements Workload {

    private static final int ACCOUNTS = 64;
    private static final int TRANSFERS = 20_000;

    private static final class Account {
        final ReentrantLock lock = new ReentrantLock();
        long balance = 1_000;
    }

    private final Account[] accounts = new Account[ACCOUNTS];

    Bank() {
        for (int i = 0; i < ACCOUNTS; i++) {
            accounts[i] = new Account();
        }
    }

    @Override
    public void iterate() throws Exception {
        Team.run(4, member -> {
            int random = member + 1;
            for (int i = 0; i < TRANSFERS; i++) {
                random = random * 1_103_515_245 + 12_345;
                transfer(random >>> 8 & ACCOUNTS - 1, random >>> 16 & ACCOUNTS - 1);
            }
        });
        long total = 0;
        for (Account account : accounts) {
            total += account.balance;
        }
        if (total != ACCOUNTS * 1_000L) {
            throw new IllegalStateException("lost money: " + total);
        }
    }

    private void transfer(int from, int to) {
        Account low = accounts[Math.min(from, to)];
        Account high = accounts[Math.max(from, to)];
        low.lock.lock();
        try {
            high.lock.lock();
            try {
                accounts[from].balance--;
                accounts[to].balance++;
            } finally {
                high.lock.unlock();
            }
        } finally {
            low.lock.unlock();
        }
    }
}
