/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.philosophers;

/** {@link DiningPhilosophers} mended: everybody takes the fork with the lower number first. */
public final class FixedDiningPhilosophers extends DiningPhilosophers {
    /** Usage: {@code FixedDiningPhilosophers [philosophers [meals]]}. */
    public static void main(String[] args) throws InterruptedException {
        new FixedDiningPhilosophers().run(args);
    }

    @Override
    protected Philosopher seat(int number, Fork left, Fork right, int meals) {
        return left.number() < right.number()
            ? new Philosopher(number, left, right, meals)
            : new Philosopher(number, right, left, meals);
    }
}
