/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.util.Arrays;

/** Wrong: two threads write elements of arrays that are found in fields, in local variables and in parameters. */
public final class NamedArrays {

    private static int[] data = {3, 1, 2};

    private final long[] wide = new long[4];
    private final int[][] grid = new int[2][2];
    private final int[] given = new int[1];
    private final byte[] sums = new byte[2];

    private NamedArrays() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        NamedArrays arrays = new NamedArrays();
        Thread one = new Thread(arrays::write, "writer");
        Thread other = new Thread(arrays::write, "writer");
        one.start();
        other.start();
        one.join();
        other.join();
    }

    private void write() {
        data[1]++;
        sums[0] += (byte) (data[0] % 2);
        wide[2] = 5L;
        grid[1][0] = 7;
        int[] row = grid[0];
        row[1] = 2;
        set(given, 0);
        for (byte sum : sums) {
            grid[sum & 1][1] = 3;
        }
        Arrays.sort(data);
    }

    private static void set(int[] array, int at) {
        array[at] = 1;
    }
}
