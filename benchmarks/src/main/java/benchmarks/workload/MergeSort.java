/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package benchmarks.workload;

import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/** Merge sort by fork and join over one shared array. */
final class MergeSort implements Workload {

    private static final int SIZE = 100_000;
    private static final int LEAF = 1_000;

    private static final class Sort extends RecursiveAction {
        private static final long serialVersionUID = 1L;
        private final int[] array;
        private final int from;
        private final int to;

        Sort(int[] array, int from, int to) {
            this.array = array;
            this.from = from;
            this.to = to;
        }

        @Override
        protected void compute() {
            if (to - from <= LEAF) {
                Arrays.sort(array, from, to);
                return;
            }
            int middle = (from + to) >>> 1;
            invokeAll(new Sort(array, from, middle), new Sort(array, middle, to));
            merge(middle);
        }

        private void merge(int middle) {
            int[] left = Arrays.copyOfRange(array, from, middle);
            int l = 0;
            int r = middle;
            for (int i = from; l < left.length; i++) {
                array[i] = r >= to || left[l] <= array[r] ? left[l++] : array[r++];
            }
        }
    }

    @Override
    public void iterate() {
        int[] array = new Random(7).ints(SIZE).toArray();
        ForkJoinPool pool = new ForkJoinPool(2);
        pool.invoke(new Sort(array, 0, SIZE));
        pool.shutdown();
        for (int i = 1; i < SIZE; i++) {
            if (array[i - 1] > array[i]) {
                throw new IllegalStateException("not sorted at " + i);
            }
        }
    }
}
