/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.seats;

/** The seats of a flight: each is sold once, or so it seems. */
public final class Seats {

    private int free;

    /** So many seats are free. */
    public Seats(int free) {
        this.free = free;
    }

    /** Sells a seat; false when none is free. */
    public boolean sell() {
        if (free > 0) {
            free--;
            return true;
        }
        return false;
    }
}
