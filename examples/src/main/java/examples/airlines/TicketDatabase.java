/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.airlines;

/** All tickets of a flight. Every method is atomic; two of them together are not. */
class TicketDatabase {
    private final Ticket[] tickets;

    TicketDatabase(int seats) {
        tickets = new Ticket[seats];
        for (int i = 0; i < seats; i++) {
            tickets[i] = new Ticket(i);
        }
    }

    /** Sells the customer the ticket for the preferred seat, or for the next one that is free. */
    void serve(Customer customer) {
        Ticket ticket = findFree(customer.preferredSeat());
        sell(ticket, customer);
    }

    /**
     * Finds a free ticket.
     *
     * @throws IllegalStateException if all are sold
     */
    synchronized Ticket findFree(int preferredSeat) {
        for (int i = 0; i < tickets.length; i++) {
            Ticket ticket = tickets[(preferredSeat + i) % tickets.length];
            if (ticket.isFree()) {
                return ticket;
            }
        }
        throw new IllegalStateException("all tickets are sold");
    }

    /** Makes the customer the owner of the ticket. */
    synchronized void sell(Ticket ticket, Customer customer) {
        ticket.sellTo(customer);
        customer.receive(ticket);
    }

    /** How many tickets have an owner. */
    synchronized int sold() {
        int sold = 0;
        for (Ticket ticket : tickets) {
            if (!ticket.isFree()) {
                sold++;
            }
        }
        return sold;
    }
}
