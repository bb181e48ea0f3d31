/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.elevator;

/** {@link Elevator} mended: it takes the call, if it is still there. */
final class FixedElevator extends Elevator {
    FixedElevator(int number, ControlBoard board) {
        super(number, board);
    }

    @Override
    void answer(int called) {
        Call call = board.take(called);
        if (call != null) {
            carry(call.passengers());
        }
    }
}
