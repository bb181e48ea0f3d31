/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.fundmanagers;

/** {@link Funds} mended: one transfer at a time. */
final class FixedFunds extends Funds {
    FixedFunds(int count) {
        super(count);
    }

    @Override
    synchronized void transfer(int from, int to, int amount) {
        super.transfer(from, to, amount);
    }
}
