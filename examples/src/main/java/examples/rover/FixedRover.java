/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.rover;

/** {@link Rover} mended: see {@link FixedExecutive}. */
public final class FixedRover {
    private FixedRover() {
    }

    /** Usage: {@code FixedRover [actions]}. */
    public static void main(String[] args) throws InterruptedException {
        ConditionBoard board = new ConditionBoard();
        Rover.run(args, board, new FixedExecutive(board));
    }
}
