/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.elevator;

import examples.Arguments;

/**
 * Elevators: each a thread that polls the calls from a central control board.
 *
 * <p>Source: Fiedor et al., 2014, section 4.5.1 (a discrete event simulator, four elevators). Bug: atomicity
 * violation, an elevator looks for a call, then takes it. It fails with a NullPointerException when another one took
 * it in between.
 */
public class Elevators {
    /** Usage: {@code Elevators [elevators [floors]]}, by default 4 elevators and 12 floors. */
    public static void main(String[] args) throws InterruptedException {
        new Elevators().run(args);
    }

    /** Lets the elevators answer one call from each floor. */
    void run(String[] args) throws InterruptedException {
        ControlBoard board = new ControlBoard(Arguments.at(args, 1, 12));
        for (int floor = 0; floor < board.floors(); floor++) {
            board.call(new Call(floor, floor + 1));
        }
        Elevator[] elevators = new Elevator[Arguments.at(args, 0, 4)];
        for (int i = 0; i < elevators.length; i++) {
            elevators[i] = elevator(i, board);
            elevators[i].start();
        }
        int carried = 0;
        int effort = 0;
        for (Elevator elevator : elevators) {
            elevator.join();
            carried += elevator.carried();
            effort ^= elevator.effort();
        }
        System.out.println(carried + " passengers are carried, effort " + effort);
    }

    /** Makes one elevator. */
    Elevator elevator(int number, ControlBoard board) {
        return new Elevator(number, board);
    }
}
