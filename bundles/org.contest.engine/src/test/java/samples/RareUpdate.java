/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

/** A lost update that needs one thread to stand between a read and a write while the other does all its work. */
public final class RareUpdate {

    private static final int WORK = 500;

    private static int total;

    private RareUpdate() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Thread early = new Thread(RareUpdate::add);
        Thread late = new Thread(() -> {
            work();
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
        int[] work = new int[WORK];
        for (int i = 1; i < WORK; i++) {
            synchronized (work) {
                work[i] = work[i - 1] + i;
            }
        }
    }
}
