/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.campaigns;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.contest.analysis.RateDifference;
import org.contest.core.Count;
import org.contest.core.internal.Messages;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.Coverage;
import org.contest.engine.model.CurvePoint;
import org.contest.engine.model.FailureRow;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;

/** Two campaigns side by side, row by row: how much they ran, how often they failed and how, what they covered. */
public final class CampaignComparison {

    private static final String NONE = "-"; //$NON-NLS-1$
    private static final double PERCENT = 100.0;

    /**
     * A line.
     *
     * @param what is compared
     * @param left of the first campaign
     * @param right of the second campaign
     * @param beyondChance true when two campaigns of the same program would hardly differ so much
     */
    public record Row(String what, String left, String right, boolean beyondChance) {
    }

    private final CampaignSnapshot left;
    private final CampaignSnapshot right;

    private final Function<FailureRow, String> title;

    private CampaignComparison(CampaignSnapshot left, CampaignSnapshot right, Function<FailureRow, String> title) {
        this.left = left;
        this.right = right;
        this.title = title;
    }

    /** Compares two campaigns as they are now, with a title for each failure. */
    public static List<Row> of(CampaignEntry left, CampaignEntry right, Function<FailureRow, String> title) {
        return new CampaignComparison(left.snapshot(), right.snapshot(), title).rows();
    }

    private List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        rows.add(new Row(Messages.compare_runs, Count.of(left.runCount()), Count.of(right.runCount()), false));
        rows.add(new Row(Messages.compare_failing, rate(left, left.failingRuns()), rate(right, right.failingRuns()),
            isBeyondChance(left.failingRuns(), right.failingRuns())));
        Set<String> signatures = new LinkedHashSet<>();
        left.failures().forEach(failure -> signatures.add(failure.signature()));
        right.failures().forEach(failure -> signatures.add(failure.signature()));
        signatures.forEach(signature -> rows.add(failure(signature)));
        Set<String> metrics = new TreeSet<>(metrics(left));
        metrics.addAll(metrics(right));
        metrics.forEach(metric -> rows.add(new Row(NLS.bind(Messages.compare_covered, metric),
            covered(left, metric), covered(right, metric),
            isApart(left.coverage(metric), right.coverage(metric)))));
        return rows;
    }

    private Row failure(String signature) {
        FailureRow first = find(left, signature);
        FailureRow second = find(right, signature);
        FailureRow one = first == null ? second : first;
        String name = one == null ? signature : title.apply(one);
        return new Row(name, first == null ? NONE : rate(left, first.count()),
            second == null ? NONE : rate(right, second.count()),
            isBeyondChance(first == null ? 0 : first.count(), second == null ? 0 : second.count()));
    }

    /** What failed is counted before the run is, while a campaign runs. */
    private boolean isBeyondChance(int failed, int otherFailed) {
        return RateDifference.isBeyondChance(failed, Math.max(failed, left.runCount()), otherFailed,
            Math.max(otherFailed, right.runCount()));
    }

    /** More runs cover more tasks; the tasks that further runs could cover are the same, unless the program differs. */
    private static boolean isApart(@Nullable Coverage first, @Nullable Coverage second) {
        return first != null && second != null && first.isKnown() && second.isKnown()
            && (isLess(first, second) || isLess(second, first));
    }

    private static boolean isLess(Coverage one, Coverage other) {
        return one.tasks() + one.unseenHigh() < other.tasks() + other.unseenLow();
    }

    private static @Nullable FailureRow find(CampaignSnapshot campaign, String signature) {
        for (FailureRow failure : campaign.failures()) {
            if (failure.signature().equals(signature)) {
                return failure;
            }
        }
        return null;
    }

    private static Set<String> metrics(CampaignSnapshot campaign) {
        CampaignSummary summary = campaign.summary();
        return summary == null ? campaign.curves().keySet() : summary.coverage().keySet();
    }

    /** Few runs tell nothing of what is unseen, nor does a campaign that has yet to end. */
    private static String covered(CampaignSnapshot campaign, String metric) {
        Coverage coverage = campaign.coverage(metric);
        if (coverage == null) {
            List<CurvePoint> curve = campaign.curves().getOrDefault(metric, List.of());
            return curve.isEmpty() ? NONE : NLS.bind(Messages.compare_tasksOfOne, Count.of(curve.getLast().tasks()));
        }
        return !coverage.isKnown() ? NLS.bind(Messages.compare_tasksOfOne, Count.of(coverage.tasks()))
            : NLS.bind(Messages.compare_tasks, Count.of(coverage.tasks()),
                Count.of(Math.round(coverage.unseenEstimate())));
    }

    private static String rate(CampaignSnapshot campaign, int failed) {
        int runs = campaign.runCount();
        return runs == 0 ? NONE : NLS.bind(Messages.compare_rate, Count.of(failed),
            String.format(Locale.ROOT, "%.1f", PERCENT * failed / runs)); //$NON-NLS-1$
    }
}
