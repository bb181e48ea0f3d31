/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.movemoney;

/** {@link Bank} mended: a move and a check are each done as a whole. */
final class FixedBank extends Bank {
    FixedBank(int accounts) {
        super(accounts);
    }

    @Override
    synchronized void move(int from, int to, int amount) {
        super.move(from, to, amount);
    }

    @Override
    synchronized int checkSum() {
        return super.checkSum();
    }
}
