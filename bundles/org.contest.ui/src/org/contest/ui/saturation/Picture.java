/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.saturation;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.contest.core.campaigns.CampaignSnapshot;
import org.contest.engine.model.Coverage;
import org.contest.engine.model.CurvePoint;
import org.eclipse.jdt.annotation.Nullable;

/**
 * What the chart shows, without a widget.
 *
 * @param name of the campaign
 * @param shown the campaign
 * @param otherName of the campaign behind it; empty when there is none
 * @param other the campaign behind it, dashed; null when there is none
 * @param metrics those to draw, in the order of their colours
 * @param axis the horizontal one
 * @param percent true when each curve ends at 100, so that metrics of different size can be compared
 */
record Picture(String name, CampaignSnapshot shown, String otherName, @Nullable CampaignSnapshot other,
    List<String> metrics, Axis axis, boolean percent) {

    private static final double FULL = 100;

    /** The curve of a metric of a campaign; empty when it has none. */
    static List<CurvePoint> curve(CampaignSnapshot of, String metric) {
        return of.curves().getOrDefault(metric, List.of());
    }

    /** Places on the horizontal axis: the beginning, the steps of a curve, and the last run. */
    double[] x(CampaignSnapshot of, String metric) {
        List<CurvePoint> curve = curve(of, metric);
        double[] x = new double[curve.size() + 2];
        for (int i = 0; i < curve.size(); i++) {
            x[i + 1] = axis.at(curve.get(i));
        }
        x[curve.size() + 1] = Math.max(x[curve.size()], axis.end(of));
        return x;
    }

    /** Heights at {@link #x}. */
    double[] y(CampaignSnapshot of, String metric) {
        List<CurvePoint> curve = curve(of, metric);
        double[] y = new double[curve.size() + 2];
        for (int i = 0; i < curve.size(); i++) {
            y[i + 1] = height(metric, curve.get(i).tasks());
        }
        y[curve.size() + 1] = y[curve.size()];
        return y;
    }

    /** How high so many tasks of a metric are drawn. */
    double height(String metric, long tasks) {
        return percent ? FULL * tasks / Math.max(1, most(metric)) : tasks;
    }

    private long most(String metric) {
        return Math.max(last(shown, metric), other == null ? 0 : last(other, metric));
    }

    private static long last(CampaignSnapshot of, String metric) {
        List<CurvePoint> curve = curve(of, metric);
        return curve.isEmpty() ? 0 : curve.getLast().tasks();
    }

    /** After which runs curves stayed flat, with the metrics of each. */
    SortedMap<Integer, List<String>> saturated() {
        SortedMap<Integer, List<String>> saturated = new TreeMap<>();
        for (String metric : metrics) {
            Coverage coverage = shown.coverage(metric);
            Integer run = coverage == null ? null : coverage.saturatedAtRun();
            if (run != null) {
                saturated.computeIfAbsent(run, first -> new ArrayList<>()).add(metric);
            }
        }
        return saturated;
    }

    /** The right end of what there is to show. */
    double width() {
        return Math.max(axis.end(shown), other == null ? 0 : axis.end(other));
    }

    /** The upper end of what there is to show. */
    double top() {
        return percent ? FULL : metrics.stream().mapToLong(this::most).max().orElse(1);
    }
}
