/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.fundmanagers;

import examples.Arguments;

/**
 * Fund managers: threads that transfer money between funds.
 *
 * <p>Source: Stoller, <i>Testing concurrent Java programs using randomized scheduling</i>, 2002, section 7.2; two
 * managers as there. Bug: atomicity violation, a transfer is neither atomic nor guarded, and an update is lost. It
 * fails with an IllegalStateException when the total has changed.
 */
public class FundManagers {
    private static final int FUNDS = 10;

    /** Usage: {@code FundManagers [managers [transfers]]}, by default 2 managers with 20 transfers each. */
    public static void main(String[] args) throws InterruptedException {
        run(args, new Funds(FUNDS));
    }

    /** Lets the managers work and checks the total. */
    static void run(String[] args, Funds funds) throws InterruptedException {
        FundManager[] managers = new FundManager[Arguments.at(args, 0, 2)];
        for (int i = 0; i < managers.length; i++) {
            managers[i] = new FundManager(funds, i, Arguments.at(args, 1, 20));
            managers[i].start();
        }
        for (FundManager manager : managers) {
            manager.join();
        }
        if (funds.total() != funds.expectedTotal()) {
            throw new IllegalStateException("the total is " + funds.total() + ", not " + funds.expectedTotal());
        }
        System.out.println("the total is " + funds.total());
    }

    static Funds fixedFunds() {
        return new FixedFunds(FUNDS);
    }
}
