/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.saturation;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.contest.core.campaigns.CampaignSnapshot;
import org.contest.engine.model.CampaignProgress;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.CurvePoint;

/** The horizontal axis: runs, or seconds since the campaign began. */
enum Axis {

    /** Numbers of runs. */
    RUNS,

    /** Seconds. */
    TIME;

    /** Where a step of a curve lies. */
    double at(CurvePoint point) {
        return this == RUNS ? point.run() : point.seconds();
    }

    /** Where the last run lies. */
    double end(CampaignSnapshot snapshot) {
        return this == RUNS ? snapshot.runCount() : Clock.of(snapshot).seconds(snapshot.runCount());
    }

    /** Where a run lies. */
    double ofRun(CampaignSnapshot snapshot, int run) {
        return this == RUNS ? run : Clock.of(snapshot).seconds(run);
    }

    /** The run that was over last at a place of the axis. */
    int run(CampaignSnapshot snapshot, double place) {
        return this == RUNS ? (int) Math.round(place) : Clock.of(snapshot).run(place);
    }

    /** When runs were over: known for those at which a curve grew, and in between by proportion. */
    private record Clock(TreeMap<Integer, Double> known) {

        private static final double SLOWEST = 1e-3;

        static Clock of(CampaignSnapshot snapshot) {
            TreeMap<Integer, Double> known = new TreeMap<>();
            known.put(0, 0.0);
            double last = 0;
            for (List<CurvePoint> curve : snapshot.curves().values()) {
                for (CurvePoint point : curve) {
                    known.put(point.run(), point.seconds());
                    last = Math.max(last, point.seconds());
                }
            }
            known.putIfAbsent(snapshot.runCount(), Math.max(last, end(snapshot)));
            return new Clock(known);
        }

        private static double end(CampaignSnapshot snapshot) {
            CampaignSummary summary = snapshot.summary();
            CampaignProgress progress = snapshot.progress();
            return summary != null ? summary.seconds()
                : progress != null ? snapshot.runCount() / Math.max(SLOWEST, progress.runsPerSecond()) : 0;
        }

        double seconds(int run) {
            Map.Entry<Integer, Double> before = known.floorEntry(run);
            Map.Entry<Integer, Double> after = known.ceilingEntry(run);
            if (before == null || after == null || before.getKey().equals(after.getKey())) {
                return before == null ? 0 : before.getValue();
            }
            double part = (double) (run - before.getKey()) / (after.getKey() - before.getKey());
            return before.getValue() + part * (after.getValue() - before.getValue());
        }

        int run(double seconds) {
            int low = 0;
            int high = known.lastKey();
            while (low < high) {
                int middle = (low + high + 1) >>> 1;
                if (seconds(middle) <= seconds) {
                    low = middle;
                } else {
                    high = middle - 1;
                }
            }
            return low;
        }
    }
}
