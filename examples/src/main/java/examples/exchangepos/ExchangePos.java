/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.exchangepos;

import examples.Arguments;

/**
 * The animation library: two circles exchange their positions, twice at the same time.
 *
 * <p>Source: Stoller, 2002, section 7.3 (S. Hartley's Xtango animation library, with the arguments of the second
 * command swapped as there). Bug: lock order, both commands lock their first argument, then their second. It fails by
 * a deadlock, so that the program hangs, when each of the two threads holds one circle.
 */
public final class ExchangePos {
    private ExchangePos() {
    }

    /** Usage: {@code ExchangePos [distance]}, by default 5 steps. */
    public static void main(String[] args) throws InterruptedException {
        run(args, new Animator());
    }

    /** Exchanges twice, so that everything is where it was. */
    static void run(String[] args, Animator animator) throws InterruptedException {
        int distance = Arguments.at(args, 0, 5);
        Circle one = new Circle("a", 0);
        Circle other = new Circle("b", distance);
        Thread async = animator.exchangePosAsync(one, other);
        animator.exchangePos(other, one);
        async.join();
        if (one.position() != 0 || other.position() != distance) {
            throw new IllegalStateException("circles at " + one.position() + " and " + other.position());
        }
        System.out.println("the circles are where they were");
    }
}
