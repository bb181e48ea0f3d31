/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.fundmanagers;

import java.util.Arrays;

/** The money of all funds; a transfer must not change the total. */
class Funds {
    private static final int INITIAL = 1000;

    private final int[] balances;

    Funds(int count) {
        balances = new int[count];
        Arrays.fill(balances, INITIAL);
    }

    /** Transfers money from one fund to another. */
    void transfer(int from, int to, int amount) {
        balances[from] -= amount;
        balances[to] += amount;
    }

    int count() {
        return balances.length;
    }

    int total() {
        int total = 0;
        for (int balance : balances) {
            total += balance;
        }
        return total;
    }

    int expectedTotal() {
        return INITIAL * balances.length;
    }
}
