/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.rover;

import examples.Busywork;

/** Performs the actions that the executive hands out, until it is closed. */
final class Instrument extends Thread {
    private static final int EFFORT = 10_000;

    private final Executive executive;
    private final ConditionBoard board;
    private int effort;

    Instrument(Executive executive, ConditionBoard board) {
        super("instrument");
        this.executive = executive;
        this.board = board;
    }

    @Override
    public void run() {
        try {
            String action = executive.next();
            while (action != null) {
                effort += Busywork.of(EFFORT);
                board.report(action, executive);
                action = executive.next();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** What the actions have cost; read it after {@link #join()}. */
    int effort() {
        return effort;
    }
}
