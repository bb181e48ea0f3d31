/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.fundmanagers;

import java.util.Random;

/** Transfers random amounts between random funds. */
final class FundManager extends Thread {
    private final Funds funds;
    private final int transfers;
    private final Random random;

    FundManager(Funds funds, int number, int transfers) {
        super("fund-manager-" + number);
        this.funds = funds;
        this.transfers = transfers;
        random = new Random(number);
    }

    @Override
    public void run() {
        for (int i = 0; i < transfers; i++) {
            funds.transfer(random.nextInt(funds.count()), random.nextInt(funds.count()), random.nextInt(50));
        }
    }
}
