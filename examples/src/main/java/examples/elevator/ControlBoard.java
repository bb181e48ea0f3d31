/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.elevator;

/** The central control board: at most one call from each floor. Every method is atomic. */
final class ControlBoard {
    private final Call[] calls;
    private int pending;

    ControlBoard(int floors) {
        calls = new Call[floors];
    }

    int floors() {
        return calls.length;
    }

    /** Somebody calls an elevator. */
    synchronized void call(Call call) {
        calls[call.floor()] = call;
        pending++;
    }

    /** Whether there is a call from the floor. */
    synchronized boolean isCalled(int floor) {
        return calls[floor] != null;
    }

    /** Takes the call from the floor off the board; null when there is none. */
    synchronized Call take(int floor) {
        Call call = calls[floor];
        if (call != null) {
            calls[floor] = null;
            pending--;
        }
        return call;
    }

    /** Whether there is no call from any floor. */
    synchronized boolean isClear() {
        return pending == 0;
    }
}
