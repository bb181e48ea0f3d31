/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.airlines;

import java.util.ArrayList;
import java.util.List;

/** A set of customers who arrive at the counter one after the other. */
final class CustomerSet extends Thread {
    private final Counter counter;
    private final List<Customer> customers = new ArrayList<>();

    /**
     * A set of customers.
     *
     * @param number the number of this set among all sets
     * @param sets how many sets there are
     * @param size how many customers are in each set
     */
    CustomerSet(Counter counter, int number, int sets, int size) {
        super("customers-" + number);
        this.counter = counter;
        for (int i = 0; i < size; i++) {
            customers.add(new Customer((number * size + i * sets) % (sets * size)));
        }
    }

    @Override
    public void run() {
        for (Customer customer : customers) {
            counter.arrive(customer);
        }
    }

    /** How many of the customers have a ticket. */
    int withTicket() {
        int count = 0;
        for (Customer customer : customers) {
            if (customer.hasTicket()) {
                count++;
            }
        }
        return count;
    }
}
