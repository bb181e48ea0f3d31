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
import java.util.Locale;
import org.contest.core.campaigns.CampaignSnapshot;
import org.contest.engine.model.Coverage;
import org.contest.engine.model.CurvePoint;
import org.contest.engine.model.FailureRow;
import org.contest.ui.internal.Messages;
import org.eclipse.osgi.util.NLS;

/** What the chart says of a campaign, without a widget. */
final class Curves {

    private Curves() {
    }

    /** Runs on the horizontal axis: the beginning, those at which the curve grew, and the last run. */
    static double[] runs(List<CurvePoint> curve, int lastRun) {
        double[] runs = new double[curve.size() + 2];
        for (int i = 0; i < curve.size(); i++) {
            runs[i + 1] = curve.get(i).run();
        }
        runs[curve.size() + 1] = curve.isEmpty() ? lastRun : Math.max(lastRun, curve.getLast().run());
        return runs;
    }

    /** Covered tasks at {@link #runs}. */
    static double[] tasks(List<CurvePoint> curve) {
        double[] tasks = new double[curve.size() + 2];
        for (int i = 0; i < curve.size(); i++) {
            tasks[i + 1] = curve.get(i).tasks();
        }
        tasks[curve.size() + 1] = curve.isEmpty() ? 0 : curve.getLast().tasks();
        return tasks;
    }

    /** Tasks covered when a run was over. */
    static long tasksAt(List<CurvePoint> curve, int run) {
        long tasks = 0;
        for (CurvePoint point : curve) {
            if (point.run() > run) {
                break;
            }
            tasks = point.tasks();
        }
        return tasks;
    }

    /** What the mouse over a run tells. */
    static String tooltip(CampaignSnapshot snapshot, int run) {
        StringBuilder text = new StringBuilder(NLS.bind(Messages.saturation_run, run));
        snapshot.curves().forEach((metric, curve) -> text.append('\n')
            .append(NLS.bind(Messages.saturation_tasksAt, metric, tasksAt(curve, run))));
        for (FailureRow failure : snapshot.failures()) {
            if (failure.firstRun() == run) {
                text.append('\n').append(NLS.bind(Messages.saturation_failure, failure.kind(), failure.message()));
            }
        }
        return text.toString();
    }

    /** A line for each metric: how many tasks, how many unseen, whether saturated. */
    static String description(String campaign, CampaignSnapshot snapshot) {
        StringBuilder text = new StringBuilder(NLS.bind(Messages.saturation_campaign, campaign, snapshot.runCount()));
        snapshot.curves().forEach((metric, curve) -> text.append('\n').append(metric(snapshot, metric, curve)));
        return text.toString();
    }

    private static String metric(CampaignSnapshot snapshot, String metric, List<CurvePoint> curve) {
        Coverage coverage = snapshot.coverage(metric);
        if (coverage == null) {
            return NLS.bind(Messages.saturation_tasks, metric, curve.isEmpty() ? 0 : curve.getLast().tasks());
        }
        String unseen = String.format(Locale.ROOT, "%.0f", coverage.unseenEstimate()); //$NON-NLS-1$
        Integer at = coverage.saturatedAtRun();
        return at == null ? NLS.bind(Messages.saturation_growing, new Object[] {metric, coverage.tasks(), unseen})
            : NLS.bind(Messages.saturation_saturated, new Object[] {metric, coverage.tasks(), unseen, at});
    }

    /** The curves as comma separated values, a line for each step. */
    static String csv(CampaignSnapshot snapshot) {
        StringBuilder text = new StringBuilder("metric,run,seconds,tasks\n"); //$NON-NLS-1$
        snapshot.curves().forEach((metric, curve) -> curve.forEach(point -> text.append(line(metric, point))));
        return text.toString();
    }

    private static String line(String metric, CurvePoint point) {
        return String.format(Locale.ROOT, "%s,%d,%.3f,%d%n", //$NON-NLS-1$
            metric, point.run(), point.seconds(), point.tasks());
    }
}
