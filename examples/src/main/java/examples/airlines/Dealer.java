/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.airlines;

import examples.Busywork;

/** Sells tickets to whoever is next at the counter, and does some paperwork for each. */
final class Dealer extends Thread {
    private static final int PAPERWORK = 2_000;

    /** Where the paperwork ends up, so that it is not optimized away. */
    int papers;

    private final Counter counter;
    private final TicketDatabase database;

    Dealer(int number, Counter counter, TicketDatabase database) {
        super("dealer-" + number);
        this.counter = counter;
        this.database = database;
    }

    @Override
    public void run() {
        try {
            Customer customer = counter.next();
            while (customer != null) {
                database.serve(customer);
                papers += Busywork.of(PAPERWORK);
                customer = counter.next();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
