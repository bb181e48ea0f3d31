/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.seats;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Two passengers want the last seat. Run once, the test passes nearly always. */
class SeatsTest {

    private final Seats seats = new Seats(1);
    private final AtomicInteger sold = new AtomicInteger();

    @Test
    void the_last_seat_is_sold_once() throws InterruptedException {
        Thread ada = new Thread(this::buy, "ada");
        Thread bob = new Thread(this::buy, "bob");
        ada.start();
        bob.start();
        ada.join();
        bob.join();
        assertEquals(1, sold.get(), "sold seats");
    }

    private void buy() {
        if (seats.sell()) {
            sold.incrementAndGet();
        }
    }
}
