/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples;

/** Work that touches nothing shared: what the real programs do between two concurrent events. */
public final class Busywork {
    private Busywork() {
    }

    /**
     * Works for so many steps, a few nanoseconds each.
     *
     * @return a number that depends on every step, so that none of them is optimized away
     */
    public static int of(int steps) {
        int written = steps;
        for (int i = 0; i < steps; i++) {
            written = written * 31 + i;
        }
        return written;
    }
}
