/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.movemoney;

import java.util.Random;

import examples.Busywork;

/** Moves random amounts between random accounts, with busywork before each move. */
final class Mover extends Thread {
    /** Where the busywork ends up, so that it is not optimized away. */
    int wasted;

    private final Bank bank;
    private final Random random;
    private final int moves;
    private final int busywork;

    Mover(Bank bank, int number, int moves, int busywork) {
        super("mover-" + number);
        this.bank = bank;
        this.moves = moves;
        this.busywork = busywork;
        random = new Random(number);
        setPriority(MAX_PRIORITY);
    }

    @Override
    public void run() {
        for (int i = 0; i < moves; i++) {
            wasted += Busywork.of(busywork);
            bank.move(random.nextInt(bank.accounts()), random.nextInt(bank.accounts()), random.nextInt(100));
        }
    }
}
