/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

/** Two threads each add one to a balance, in two steps that a lock guards, but not together. */
public final class LostDeposit {

    private final Object lock = new Object();
    private int balance;

    private LostDeposit() {
    }

    private void deposit() {
        int seen;
        synchronized (lock) {
            seen = balance;
        }
        synchronized (lock) {
            balance = seen + 1;
        }
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        LostDeposit account = new LostDeposit();
        Thread one = new Thread(account::deposit);
        Thread other = new Thread(account::deposit);
        one.start();
        other.start();
        one.join();
        other.join();
        if (account.balance != 2) {
            throw new IllegalStateException("balance " + account.balance);
        }
    }
}
