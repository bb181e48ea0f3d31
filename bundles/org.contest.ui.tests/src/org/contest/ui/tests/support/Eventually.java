/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests.support;

import static org.junit.jupiter.api.Assertions.fail;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Waits for what has no event, up to a deadline that only a defect reaches. */
public final class Eventually {

    /** Far more than anything here needs on a slow machine. */
    public static final Duration DEADLINE = Duration.ofMinutes(2);

    private static final Duration PAUSE = Duration.ofMillis(20);

    private Eventually() {
    }

    /** Waits until a condition holds. */
    public static void holds(String what, BooleanSupplier condition) {
        holds(() -> what, condition);
    }

    /**
     * Waits until a condition holds.
     *
     * @param what is waited for, in the state that it has when the time is over
     */
    public static void holds(Supplier<String> what, BooleanSupplier condition) {
        long end = System.nanoTime() + DEADLINE.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                Screenshots.screen("failed");
                fail("waited " + DEADLINE.toSeconds() + " s in vain: " + what.get());
            }
            LockSupport.parkNanos(PAUSE.toNanos());
        }
    }
}
