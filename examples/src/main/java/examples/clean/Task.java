/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.clean;

/** One of the two tasks: waits for an event and signals another one, over and over. */
final class Task extends Thread {
    private final boolean signalsFirst;
    private final Event awaited;
    private final Event signalled;
    private final int rounds;
    private int done;

    /**
     * A task.
     *
     * @param signalsFirst whether a round begins with the signal, or with the wait
     */
    Task(String name, boolean signalsFirst, Event awaited, Event signalled, int rounds) {
        super(name);
        this.signalsFirst = signalsFirst;
        this.awaited = awaited;
        this.signalled = signalled;
        this.rounds = rounds;
    }

    @Override
    public void run() {
        try {
            int seen = 0;
            while (done < rounds) {
                if (signalsFirst) {
                    signalled.signal();
                }
                awaited.awaitSignalAfter(seen);
                seen = awaited.count();
                if (!signalsFirst) {
                    signalled.signal();
                }
                done++;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** How many rounds were done; read it after {@link #join()}. */
    int done() {
        return done;
    }
}
