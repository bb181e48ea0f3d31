/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.airlines;

/** {@link Airlines} mended: a ticket is found and sold in one step, see {@link FixedTicketDatabase}. */
public final class FixedAirlines {
    private FixedAirlines() {
    }

    /** Usage: {@code FixedAirlines [dealers [sets [customers]]]}. */
    public static void main(String[] args) throws InterruptedException {
        Airlines.run(args, new FixedTicketDatabase(Airlines.sets(args) * Airlines.customers(args)));
    }
}
