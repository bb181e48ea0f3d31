/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.rover;

/** {@link Executive} mended: it takes the board first, as the instrument does. */
final class FixedExecutive extends Executive {
    private final ConditionBoard board;

    FixedExecutive(ConditionBoard board) {
        super(board);
        this.board = board;
    }

    @Override
    void exchange(Plan next) {
        synchronized (board) {
            super.exchange(next);
        }
    }
}
