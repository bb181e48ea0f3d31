/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.rover;

import java.util.ArrayList;
import java.util.List;

import examples.Arguments;

/**
 * The plan executive of a rover: in the middle of one plan, another one takes its place.
 *
 * <p>Source: Fiedor et al., 2014, section 4.5.1 (a Java version of the NASA Ames K9 Rover Executive, here its exchange
 * of two consecutive plans). Bug: lock order, the executive takes its own lock, then that of the board, and the
 * instrument that reports a condition the other way round. It fails by a deadlock, so that the program hangs.
 */
public final class Rover {
    private Rover() {
    }

    /** Usage: {@code Rover [actions]}, by default 3 actions in each of two plans. */
    public static void main(String[] args) throws InterruptedException {
        ConditionBoard board = new ConditionBoard();
        run(args, board, new Executive(board));
    }

    /** Begins a plan, exchanges it before its last action is done, and checks that the second one is done. */
    static void run(String[] args, ConditionBoard board, Executive executive) throws InterruptedException {
        int actions = Arguments.at(args, 0, 3);
        Plan second = plan("photo", actions);
        Instrument instrument = new Instrument(executive, board);
        instrument.start();
        executive.exchange(plan("drive", actions));
        executive.awaitDone(actions - 1);
        executive.exchange(second);
        executive.awaitDone(actions);
        executive.close();
        instrument.join();
        if (!board.conditions().containsAll(second.actions())) {
            throw new IllegalStateException("only " + board.conditions() + " of " + second + " are done");
        }
        System.out.println(board.conditions() + " are done, effort " + instrument.effort());
    }

    private static Plan plan(String name, int actions) {
        List<String> names = new ArrayList<>();
        for (int i = 1; i <= actions; i++) {
            names.add(name + i);
        }
        return new Plan(names);
    }
}
