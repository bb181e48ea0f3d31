/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package benchmarks.workload;

/** Five philosophers who take the lower fork first. */
final class Philosophers implements Workload {

    private static final int SEATS = 5;
    private static final int MEALS = 50_000;

    private static final class Fork {
        int uses;
    }

    @Override
    public void iterate() throws Exception {
        Fork[] forks = new Fork[SEATS];
        for (int i = 0; i < SEATS; i++) {
            forks[i] = new Fork();
        }
        Team.run(SEATS, seat -> dine(forks[Math.min(seat, (seat + 1) % SEATS)],
            forks[Math.max(seat, (seat + 1) % SEATS)]));
        int uses = 0;
        for (Fork fork : forks) {
            uses += fork.uses;
        }
        if (uses != 2 * SEATS * MEALS) {
            throw new IllegalStateException("lost meals: " + uses);
        }
    }

    private static void dine(Fork first, Fork second) {
        for (int meal = 0; meal < MEALS; meal++) {
            synchronized (first) {
                synchronized (second) {
                    first.uses++;
                    second.uses++;
                }
            }
        }
    }
}
