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
import org.contest.core.Count;
import org.contest.core.campaigns.CampaignSnapshot;
import org.contest.engine.model.Coverage;
import org.contest.engine.model.CurvePoint;
import org.contest.engine.model.FailureRow;
import org.contest.ui.internal.Messages;
import org.eclipse.osgi.util.NLS;

/** What the view says of a campaign, without a widget. */
final class Curves {

    private static final int LONGEST = 100;

    private Curves() {
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
    static String tooltip(Picture picture, int run) {
        CampaignSnapshot snapshot = picture.shown();
        StringBuilder text = new StringBuilder(NLS.bind(Messages.saturation_run, number(run),
            String.format(Locale.ROOT, "%.1f", Axis.TIME.ofRun(snapshot, run)))); //$NON-NLS-1$
        for (String metric : picture.metrics()) {
            text.append('\n').append(NLS.bind(Messages.saturation_tasksAt, metric,
                number(tasksAt(Picture.curve(snapshot, metric), run))));
            CampaignSnapshot other = picture.other();
            if (other != null) {
                text.append(NLS.bind(Messages.saturation_otherAt,
                    number(tasksAt(Picture.curve(other, metric), run)), picture.otherName()));
            }
        }
        for (FailureRow failure : snapshot.failures()) {
            if (failure.firstRun() == run) {
                text.append('\n').append(NLS.bind(Messages.saturation_failure, failure.kind(), first(failure)));
            }
        }
        return text.toString();
    }

    private static String first(FailureRow failure) {
        String line = failure.message().lines().findFirst().orElse(""); //$NON-NLS-1$
        return line.length() > LONGEST ? line.substring(0, LONGEST) + "..." : line; //$NON-NLS-1$
    }

    /** Whether one has tested enough, by a metric. */
    static String sentence(CampaignSnapshot snapshot, String metric) {
        List<CurvePoint> curve = Picture.curve(snapshot, metric);
        long covered = curve.isEmpty() ? 0 : curve.getLast().tasks();
        Coverage coverage = snapshot.coverage(metric);
        if (coverage == null || snapshot.runCount() < 2) { // a single run tells nothing of what others cover
            return NLS.bind(Messages.saturation_soFar,
                new Object[] {metric, number(covered), Count.runs(snapshot.runCount())});
        }
        Integer at = coverage.saturatedAtRun();
        String state = at == null ? NLS.bind(Messages.saturation_growing, metric, number(coverage.lastGrowthRun()))
            : NLS.bind(Messages.saturation_saturated, metric, number(at));
        return state + "; " + expected(coverage); //$NON-NLS-1$
    }

    private static String expected(Coverage coverage) {
        if (coverage.world() > 0) {
            return NLS.bind(Messages.saturation_ofWorld, number(coverage.tasks()), number(coverage.world()));
        }
        return NLS.bind(coverage.isKnown() ? Messages.saturation_unseen : Messages.saturation_unknown,
            number(coverage.tasks()), coverage.uncoveredInWords());
    }

    /** The estimate with its interval. */
    static String unseen(Coverage coverage) {
        if (!coverage.isKnown()) {
            return Messages.saturation_manyUnseen;
        }
        String estimate = number(Math.round(coverage.unseenEstimate()));
        return coverage.isAllSeen() ? estimate
            : NLS.bind(Messages.saturation_interval, new Object[] {estimate,
                number(Math.round(coverage.unseenLow())), number(Math.round(coverage.unseenHigh()))});
    }

    /** What stands at the run after which curves stayed flat. */
    static String mark(List<String> saturated, int run) {
        return NLS.bind(Messages.saturation_mark, String.join(", ", saturated), number(run)); //$NON-NLS-1$
    }

    /** A number as the views write it. */
    static String number(long value) {
        return String.format(Locale.ROOT, "%,d", value); //$NON-NLS-1$
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
