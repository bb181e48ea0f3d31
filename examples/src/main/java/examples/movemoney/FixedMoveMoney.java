/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.movemoney;

/** {@link MoveMoney} mended: a move and a check are each done as a whole, see {@link FixedBank}. */
public final class FixedMoveMoney {
    private FixedMoveMoney() {
    }

    /** Usage: {@code FixedMoveMoney [movers [moves [busywork]]]}. */
    public static void main(String[] args) throws InterruptedException {
        MoveMoney.run(args, MoveMoney.fixedBank());
    }
}
