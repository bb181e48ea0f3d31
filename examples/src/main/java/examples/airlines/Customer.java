/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.airlines;

/** Somebody who wants a ticket, preferably for a certain seat. */
final class Customer {
    private final int preferredSeat;
    private volatile Ticket ticket;

    Customer(int preferredSeat) {
        this.preferredSeat = preferredSeat;
    }

    int preferredSeat() {
        return preferredSeat;
    }

    void receive(Ticket bought) {
        ticket = bought;
    }

    boolean hasTicket() {
        return ticket != null;
    }
}
