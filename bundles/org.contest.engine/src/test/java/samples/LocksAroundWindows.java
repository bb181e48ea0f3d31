/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import javax.swing.SwingUtilities;

/** Wrong: waits for the thread that dispatches events with a lock that the same thread wants. */
public final class LocksAroundWindows {

    private static final Object LOCK = new Object();
    private static int count;

    private LocksAroundWindows() {
    }

    /** Runs the program. */
    public static void main(String[] arguments) throws Exception {
        synchronized (LOCK) {
            SwingUtilities.invokeAndWait(LocksAroundWindows::count);
        }
    }

    private static void count() {
        synchronized (LOCK) {
            count++;
        }
    }
}
