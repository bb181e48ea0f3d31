/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.elevator;

import examples.Busywork;

/** One elevator: goes from floor to floor, looks at the board, and takes on who has called. */
class Elevator extends Thread {
    private static final int RIDE = 3_000;

    /** How many floors two elevators are apart at the beginning. */
    private static final int APART = 3;

    /** Where the calls are. */
    protected final ControlBoard board;

    private int floor;
    private int carried;
    private int effort;

    Elevator(int number, ControlBoard board) {
        super("elevator-" + number);
        this.board = board;
        floor = APART * number % board.floors();
    }

    @Override
    public void run() {
        while (!board.isClear()) {
            effort += Busywork.of(RIDE);
            floor = (floor + 1) % board.floors();
            answer(floor);
        }
    }

    /** Takes on who has called from the floor, if anybody has. */
    void answer(int called) {
        if (board.isCalled(called)) {
            Call call = board.take(called);
            carry(call.passengers());
        }
    }

    /** Carries so many passengers. */
    final void carry(int passengers) {
        carried += passengers;
    }

    /** How many passengers were carried; read it after {@link #join()}. */
    int carried() {
        return carried;
    }

    /** What the rides have cost; read it after {@link #join()}. */
    int effort() {
        return effort;
    }
}
