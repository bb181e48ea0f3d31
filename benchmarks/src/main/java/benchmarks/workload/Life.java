/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package benchmarks.workload;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** Conway's game of life on shared boards, two threads and a barrier after each generation. */
final class Life implements Workload {

    private static final int SIZE = 160;
    private static final int GENERATIONS = 40;
    private static final int THREADS = 2;

    private boolean[][] now;
    private boolean[][] next;

    @Override
    public void iterate() throws Exception {
        now = new boolean[SIZE][SIZE];
        next = new boolean[SIZE][SIZE];
        for (int i = 0; i < SIZE * SIZE; i++) {
            now[i / SIZE][i % SIZE] = (i * 7 + i / 3) % 5 < 2;
        }
        CyclicBarrier barrier = new CyclicBarrier(THREADS, this::swap);
        Team.run(THREADS, member -> live(member, barrier));
    }

    private void swap() {
        boolean[][] old = now;
        now = next;
        next = old;
    }

    private void live(int member, CyclicBarrier barrier) throws InterruptedException, BrokenBarrierException {
        for (int generation = 0; generation < GENERATIONS; generation++) {
            for (int row = SIZE / THREADS * member; row < SIZE / THREADS * (member + 1); row++) {
                for (int column = 0; column < SIZE; column++) {
                    int count = neighbours(row, column);
                    next[row][column] = count == 3 || count == 2 && now[row][column];
                }
            }
            barrier.await();
        }
    }

    private int neighbours(int row, int column) {
        int count = 0;
        for (int r = Math.max(0, row - 1); r <= Math.min(SIZE - 1, row + 1); r++) {
            for (int c = Math.max(0, column - 1); c <= Math.min(SIZE - 1, column + 1); c++) {
                if (now[r][c] && (r != row || c != column)) {
                    count++;
                }
            }
        }
        return count;
    }
}
