/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.fundmanagers;

/** {@link FundManagers} mended: one transfer at a time, see {@link FixedFunds}. */
public final class FixedFundManagers {
    private FixedFundManagers() {
    }

    /** Usage: {@code FixedFundManagers [managers [transfers]]}. */
    public static void main(String[] args) throws InterruptedException {
        FundManagers.run(args, FundManagers.fixedFunds());
    }
}
