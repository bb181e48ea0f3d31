/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.startbeforeinit;

import examples.Arguments;

/**
 * The first experiment: threads are started, then initialized.
 *
 * <p>Source: Edelstein et al., 2002, section "Experiments", first experiment. Bug: order violation, the thread is
 * started before it is initialized. It fails with a wrong result when the new thread runs before its creator goes on.
 */
public class StartBeforeInit {
    /** Usage: {@code StartBeforeInit [threads]}, 3 threads by default. */
    public static void main(String[] args) throws InterruptedException {
        new StartBeforeInit().run(args);
    }

    /** Launches the threads one after the other and checks their sums. */
    protected void run(String[] args) throws InterruptedException {
        Summand[] summands = new Summand[Arguments.at(args, 0, 3)];
        for (int i = 0; i < summands.length; i++) {
            summands[i] = new Summand(i);
            launch(summands[i], i + 1);
        }
        for (int i = 0; i < summands.length; i++) {
            summands[i].join();
            int limit = i + 1;
            int expected = limit * (limit + 1) * (2 * limit + 1) / 6;
            if (summands[i].sum() != expected) {
                throw new IllegalStateException("sum " + i + " is " + summands[i].sum() + ", not " + expected);
            }
        }
        System.out.println(summands.length + " sums are right");
    }

    /** Starts and initializes one thread. */
    void launch(Summand thread, int limit) {
        thread.start();
        thread.init(limit);
    }
}
