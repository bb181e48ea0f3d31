/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.airlines;

import examples.Arguments;

/**
 * Airlines: dealers sell air tickets to sets of customers.
 *
 * <p>Source: Fiedor et al., <i>Advances in noise-based testing of concurrent software</i>, 2014, sections 3.4.1 and
 * 5.5.2 (three parameters: dealers 1 to 5, customer sets 1 to 5, customers in each 1 to 10). Bug: high-level atomicity
 * violation, two dealers find the same ticket free and both sell it. It fails with an IllegalStateException when the
 * number of customers with tickets is not the number of sold tickets.
 */
public final class Airlines {
    private Airlines() {
    }

    /** Usage: {@code Airlines [dealers [sets [customers]]]}, by default 2 dealers, 4 sets of 10 customers. */
    public static void main(String[] args) throws InterruptedException {
        int sets = sets(args);
        int customers = customers(args);
        run(args, new TicketDatabase(sets * customers));
    }

    static int sets(String[] args) {
        return Arguments.at(args, 1, 4);
    }

    static int customers(String[] args) {
        return Arguments.at(args, 2, 10);
    }

    /** Sells the tickets and checks. */
    static void run(String[] args, TicketDatabase database) throws InterruptedException {
        Counter counter = new Counter();
        Dealer[] dealers = new Dealer[Arguments.at(args, 0, 2)];
        for (int i = 0; i < dealers.length; i++) {
            dealers[i] = new Dealer(i, counter, database);
            dealers[i].start();
        }
        int withTicket = 0;
        CustomerSet[] sets = arrive(counter, sets(args), customers(args));
        for (Dealer dealer : dealers) {
            dealer.join();
        }
        for (CustomerSet set : sets) {
            withTicket += set.withTicket();
        }
        check(withTicket, database.sold());
    }

    private static CustomerSet[] arrive(Counter counter, int count, int size) throws InterruptedException {
        CustomerSet[] sets = new CustomerSet[count];
        for (int i = 0; i < count; i++) {
            sets[i] = new CustomerSet(counter, i, count, size);
            sets[i].start();
        }
        for (CustomerSet set : sets) {
            set.join();
        }
        counter.close();
        return sets;
    }

    private static void check(int withTicket, int sold) {
        if (withTicket != sold) {
            throw new IllegalStateException(withTicket + " customers have tickets, but " + sold + " tickets are sold");
        }
        System.out.println(sold + " tickets are sold");
    }
}
