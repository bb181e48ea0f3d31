/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

/**
 * A lost update as in {@link RareUpdate}. The late thread does more when the early one is done before it, so where the
 * early one is held back, no recorded order comes again.
 */
public final class HintedUpdate {

    private static final int WORK = 500;
    private static final int[] DONE = new int[WORK];

    private static int total;
    private static boolean hint;

    private HintedUpdate() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Thread early = new Thread(() -> {
            add();
            hint = true;
        });
        Thread late = new Thread(() -> {
            work();
            if (hint) {
                work();
            }
            add();
        });
        early.start();
        late.start();
        early.join();
        late.join();
        if (total != 2) {
            throw new IllegalStateException("total " + total);
        }
    }

    private static void add() {
        int before = total;
        total = before + 1;
    }

    private static void work() {
        for (int i = 1; i < WORK; i++) {
            synchronized (DONE) {
                DONE[i] = DONE[i - 1] + i;
            }
        }
    }
}
