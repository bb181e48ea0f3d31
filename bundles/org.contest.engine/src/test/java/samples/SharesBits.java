/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.util.BitSet;

/** Two threads set bits of one set: one is lost only where each reads the word before the other writes it. */
final class SharesBits {

    private static final BitSet BITS = new BitSet();

    private SharesBits() {
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> BITS.set(1));
        other.start();
        BITS.set(2);
        other.join();
        if (BITS.cardinality() != 2) {
            throw new AssertionError("a bit is lost: " + BITS);
        }
    }
}
