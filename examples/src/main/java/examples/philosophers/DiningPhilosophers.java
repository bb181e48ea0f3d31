/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.philosophers;

import examples.Arguments;

/**
 * Symmetric dining philosophers: each takes the fork on its left, then the fork on its right.
 *
 * <p>Source: Edelstein et al., 2002, "Dining philosophers and deadlock detection"; Fiedor et al., 2014, section 3.4.1
 * (six philosophers). Bug: circular wait. It fails by a deadlock, so that the program hangs, when every philosopher
 * holds its left fork and waits for its right one.
 */
public class DiningPhilosophers {
    /** Usage: {@code DiningPhilosophers [philosophers [meals]]}, 5 philosophers with 2 meals each by default. */
    public static void main(String[] args) throws InterruptedException {
        new DiningPhilosophers().run(args);
    }

    /** Lays the table, lets everybody eat, and counts the meals. */
    protected void run(String[] args) throws InterruptedException {
        int count = Arguments.at(args, 0, 5);
        int meals = Arguments.at(args, 1, 2);
        Fork[] forks = new Fork[count];
        for (int i = 0; i < count; i++) {
            forks[i] = new Fork(i);
        }
        Philosopher[] philosophers = new Philosopher[count];
        for (int i = 0; i < count; i++) {
            philosophers[i] = seat(i, forks[i], forks[(i + 1) % count], meals);
        }
        for (Philosopher philosopher : philosophers) {
            philosopher.start();
        }
        int eaten = 0;
        for (Philosopher philosopher : philosophers) {
            philosopher.join();
            eaten += philosopher.eaten();
        }
        check(forks, eaten, count * meals);
    }

    /** Seats one philosopher between two forks. */
    protected Philosopher seat(int number, Fork left, Fork right, int meals) {
        return new Philosopher(number, left, right, meals);
    }

    private static void check(Fork[] forks, int eaten, int expected) {
        int uses = 0;
        for (Fork fork : forks) {
            uses += fork.uses();
        }
        if (eaten != expected || uses != 2 * expected) {
            throw new IllegalStateException(eaten + " meals and " + uses + " uses of forks for " + expected + " meals");
        }
        System.out.println(forks.length + " philosophers have eaten " + eaten + " meals");
    }
}
