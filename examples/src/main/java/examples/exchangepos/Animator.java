/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.exchangepos;

/** The part of the animation library that exchanges positions. */
class Animator {
    /** Lets two circles slide to each other's position; the calling thread does the work. */
    void exchangePos(Circle first, Circle second) {
        synchronized (first) {
            synchronized (second) {
                slide(first, second);
            }
        }
    }

    /** Lets two circles slide to each other's position in a thread of its own. */
    final Thread exchangePosAsync(Circle first, Circle second) {
        Thread thread = new Thread(() -> exchangePos(first, second), "exchange " + first.name() + second.name());
        thread.start();
        return thread;
    }

    private static void slide(Circle first, Circle second) {
        int distance = second.position() - first.position();
        int step = Integer.signum(distance);
        for (int i = 0; i < Math.abs(distance); i++) {
            first.slide(step);
            second.slide(-step);
        }
    }
}
