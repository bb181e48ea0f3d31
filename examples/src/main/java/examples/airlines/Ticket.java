/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.airlines;

/** A ticket for one seat. Guarded by its {@link TicketDatabase}. */
final class Ticket {
    private final int seat;
    private Customer owner;

    Ticket(int seat) {
        this.seat = seat;
    }

    boolean isFree() {
        return owner == null;
    }

    void sellTo(Customer customer) {
        owner = customer;
    }

    @Override
    public String toString() {
        return "seat " + seat;
    }
}
