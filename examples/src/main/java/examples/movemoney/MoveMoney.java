/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.movemoney;

import examples.Arguments;

/**
 * Move money and check the sum: threads move money between accounts while the main thread sums the accounts up.
 *
 * <p>Source: Edelstein et al., 2002, section "Experiments", second experiment, with its busywork (argument 3; 1 is the
 * program without it). Bug: atomicity violation, a move is two steps and the sum many. It fails with an
 * IllegalStateException when the main thread sees a sum other than zero.
 */
public class MoveMoney {
    private static final int CHECKS = 2;
    private static final int ACCOUNTS = 4;

    /** Usage: {@code MoveMoney [movers [moves [busywork]]]}, by default 2 movers, 3 moves each, 200000 steps. */
    public static void main(String[] args) throws InterruptedException {
        run(args, new Bank(ACCOUNTS));
    }

    /** Moves and checks. */
    static void run(String[] args, Bank bank) throws InterruptedException {
        Mover[] movers = new Mover[Arguments.at(args, 0, 2)];
        for (int i = 0; i < movers.length; i++) {
            movers[i] = new Mover(bank, i, Arguments.at(args, 1, 3), Arguments.at(args, 2, 200_000));
            movers[i].start();
        }
        for (int i = 0; i < CHECKS; i++) {
            check(bank);
        }
        for (Mover mover : movers) {
            mover.join();
        }
        check(bank);
        System.out.println("the sum was right at every check");
    }

    private static void check(Bank bank) {
        int sum = bank.checkSum();
        if (sum != 0) {
            throw new IllegalStateException("the sum is " + sum + " instead of 0");
        }
    }

    static Bank fixedBank() {
        return new FixedBank(ACCOUNTS);
    }
}
