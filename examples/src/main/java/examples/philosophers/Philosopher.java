/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.philosophers;

/** Thinks and eats a number of times; to eat it takes its first fork, then its second. */
final class Philosopher extends Thread {
    private final Fork first;
    private final Fork second;
    private final int meals;
    private int eaten;

    Philosopher(int number, Fork first, Fork second, int meals) {
        super("philosopher-" + number);
        this.first = first;
        this.second = second;
        this.meals = meals;
    }

    @Override
    public void run() {
        while (eaten < meals) {
            synchronized (first) {
                synchronized (second) {
                    eat();
                }
            }
        }
    }

    private void eat() {
        first.use();
        second.use();
        eaten++;
    }

    int eaten() {
        return eaten;
    }
}
