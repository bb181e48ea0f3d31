/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package benchmarks.workload;

import java.util.Random;

/** k-means clustering: threads read shared points and centres, sums are merged under a lock. */
final class KMeans implements Workload {

    private static final int POINTS = 20_000;
    private static final int CENTRES = 8;
    private static final int ROUNDS = 10;
    private static final int THREADS = 4;

    private final double[] x = new double[POINTS];
    private final double[] y = new double[POINTS];
    private double[] centreX;
    private double[] centreY;
    private final double[][] sums = new double[3][CENTRES];

    KMeans() {
        Random random = new Random(1);
        for (int i = 0; i < POINTS; i++) {
            x[i] = random.nextDouble();
            y[i] = random.nextDouble();
        }
    }

    @Override
    public void iterate() throws Exception {
        centreX = java.util.Arrays.copyOf(x, CENTRES);
        centreY = java.util.Arrays.copyOf(y, CENTRES);
        for (int round = 0; round < ROUNDS; round++) {
            Team.run(THREADS, this::assign);
            moveCentres();
        }
    }

    private void assign(int member) {
        double[][] mine = new double[3][CENTRES];
        int end = POINTS / THREADS * (member + 1);
        for (int i = POINTS / THREADS * member; i < end; i++) {
            int centre = nearest(x[i], y[i]);
            mine[0][centre] += x[i];
            mine[1][centre] += y[i];
            mine[2][centre]++;
        }
        synchronized (sums) {
            for (int s = 0; s < 3; s++) {
                for (int c = 0; c < CENTRES; c++) {
                    sums[s][c] += mine[s][c];
                }
            }
        }
    }

    private int nearest(double px, double py) {
        int best = 0;
        double bestDistance = Double.MAX_VALUE;
        for (int c = 0; c < CENTRES; c++) {
            double dx = px - centreX[c];
            double dy = py - centreY[c];
            if (dx * dx + dy * dy < bestDistance) {
                bestDistance = dx * dx + dy * dy;
                best = c;
            }
        }
        return best;
    }

    private void moveCentres() {
        double total = 0;
        for (int c = 0; c < CENTRES; c++) {
            total += sums[2][c];
            if (sums[2][c] > 0) {
                centreX[c] = sums[0][c] / sums[2][c];
                centreY[c] = sums[1][c] / sums[2][c];
            }
            sums[0][c] = sums[1][c] = sums[2][c] = 0;
        }
        if (total != POINTS) {
            throw new IllegalStateException("lost points: " + total);
        }
    }
}
