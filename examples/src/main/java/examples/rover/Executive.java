/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.rover;

import java.util.List;

/** Executes one plan after the other: hands out its actions and learns which of them are done. */
class Executive {
    private final ConditionBoard board;

    /** Guarded by this executive, as are the others. */
    private Plan plan = new Plan(List.of());
    private int started;
    private int done;
    private boolean closed;

    Executive(ConditionBoard board) {
        this.board = board;
    }

    /** Drops what is left of the plan and begins another one. */
    synchronized void exchange(Plan next) {
        plan = next;
        started = 0;
        done = 0;
        board.reset();
        notifyAll();
    }

    /** The next action, waiting for one; null when the executive is closed. */
    synchronized String next() throws InterruptedException {
        while (started == plan.size() && !closed) {
            wait();
        }
        return started < plan.size() ? plan.actions().get(started++) : null;
    }

    /** An action is done; one of a plan that was dropped is ignored. */
    synchronized void done(String action) {
        if (plan.actions().contains(action)) {
            done++;
            notifyAll();
        }
    }

    /** Waits until so many actions of the plan are done. */
    synchronized void awaitDone(int actions) throws InterruptedException {
        while (done < actions) {
            wait();
        }
    }

    synchronized void close() {
        closed = true;
        notifyAll();
    }
}
