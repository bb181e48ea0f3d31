/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

/** So often that a JVM which compiles it makes the exception once for all, without a stack. */
public final class ThrowsOften {

    private static final int TIMES = 100_000;

    private ThrowsOften() {
    }

    /** Runs the program. */
    public static void main(String[] args) {
        for (int i = 1; i < TIMES; i++) {
            try {
                read(i);
            } catch (ArrayIndexOutOfBoundsException e) {
                if (e.getStackTrace().length == 0) {
                    throw e;
                }
            }
        }
        read(TIMES);
    }

    private static int read(int index) {
        int[] values = new int[1];
        return values[index];
    }
}
