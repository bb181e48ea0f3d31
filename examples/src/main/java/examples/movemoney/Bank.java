/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.movemoney;

import java.util.concurrent.atomic.AtomicIntegerArray;

/** Accounts between which money is moved; the sum over all of them is always zero, seen from outside. */
class Bank {
    private final AtomicIntegerArray accounts;

    Bank(int accounts) {
        this.accounts = new AtomicIntegerArray(accounts);
    }

    /** Moves money from one account to another. */
    void move(int from, int to, int amount) {
        accounts.addAndGet(to, amount);
        accounts.addAndGet(from, -amount);
    }

    /** The sum over all accounts. */
    int checkSum() {
        int sum = 0;
        for (int i = 0; i < accounts.length(); i++) {
            sum += accounts.get(i);
        }
        return sum;
    }

    final int accounts() {
        return accounts.length();
    }
}
