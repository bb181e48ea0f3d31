/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.elevator;

/** {@link Elevators} mended: see {@link FixedElevator}. */
public final class FixedElevators extends Elevators {
    /** Usage: {@code FixedElevators [elevators [floors]]}. */
    public static void main(String[] args) throws InterruptedException {
        new FixedElevators().run(args);
    }

    @Override
    Elevator elevator(int number, ControlBoard board) {
        return new FixedElevator(number, board);
    }
}
