/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.util.ArrayList;
import java.util.List;

/** A thread that fills the heap, and keeps it full. */
public final class FillsHeap {

    private static final List<byte[]> ALL = new ArrayList<>();

    private FillsHeap() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Thread filler = new Thread(FillsHeap::fill);
        filler.start();
        filler.join();
    }

    private static void fill() {
        for (;;) {
            synchronized (ALL) {
                ALL.add(new byte[20_000]);
            }
        }
    }
}
