/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.report;

import java.util.List;
import java.util.Locale;
import org.contest.engine.model.CurvePoint;

/** A cumulative curve as inline SVG: tasks over runs, failing runs marked. */
final class CurveSvg {

    private static final int WIDTH = 800;
    private static final int HEIGHT = 300;
    private static final int LEFT = 60;
    private static final int BOTTOM = 40;
    private static final int TOP = 15;
    private static final int RIGHT = 15;
    private static final int TICKS = 5;

    private final double runs;
    private final double tasks;
    private final StringBuilder svg = new StringBuilder();

    private CurveSvg(int runs, long tasks) {
        this.runs = Math.max(1, runs);
        this.tasks = Math.max(1, tasks);
    }

    static String draw(String metric, List<CurvePoint> curve, int runs, List<Integer> failing) {
        long top = curve.isEmpty() ? 0 : curve.get(curve.size() - 1).tasks();
        return new CurveSvg(runs, top).draw(metric, curve, failing);
    }

    private String draw(String metric, List<CurvePoint> curve, List<Integer> failing) {
        svg.append(String.format(Locale.ROOT, "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\" "
            + "font-size=\"12\" fill=\"currentColor\">%n", WIDTH, HEIGHT,
            Xml.escape("Tasks of " + metric + " covered over runs")));
        axes();
        StringBuilder points = new StringBuilder();
        double last = y(0);
        for (CurvePoint point : curve) {
            points.append(String.format(Locale.ROOT, "%.1f,%.1f %.1f,%.1f ", x(point.run()), last, x(point.run()),
                y(point.tasks())));
            last = y(point.tasks());
        }
        points.append(String.format(Locale.ROOT, "%.1f,%.1f", x(runs), last));
        svg.append("<polyline fill=\"none\" stroke=\"#2f6db5\" stroke-width=\"2\" points=\"").append(points)
            .append("\"/>\n");
        for (int run : failing) {
            svg.append(String.format(Locale.ROOT, "<line x1=\"%.1f\" x2=\"%.1f\" y1=\"%d\" y2=\"%d\" stroke=\"#b00020\""
                + " stroke-dasharray=\"3\"><title>run %d failed</title></line>%n", x(run), x(run), TOP,
                HEIGHT - BOTTOM, run));
        }
        return svg.append("</svg>\n").toString();
    }

    private void axes() {
        svg.append(
            String.format(Locale.ROOT, "<path d=\"M%d %dV%dH%d\" fill=\"none\" stroke=\"currentColor\"/>%n", LEFT,
                TOP, HEIGHT - BOTTOM, WIDTH - RIGHT));
        for (int i = 0; i <= TICKS; i++) {
            double run = runs * i / TICKS;
            double task = tasks * i / TICKS;
            svg.append(
                String.format(Locale.ROOT, "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%.0f</text>%n", x(run),
                    HEIGHT - BOTTOM + 16, run));
            svg.append(
                String.format(Locale.ROOT, "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%.0f</text>%n", LEFT - 6,
                    y(task) + 4, task));
        }
        svg.append(String.format(Locale.ROOT, "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">runs</text>%n", WIDTH / 2,
            HEIGHT - 6));
    }

    private double x(double run) {
        return LEFT + (WIDTH - LEFT - RIGHT) * run / runs;
    }

    private double y(double task) {
        return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * task / tasks;
    }
}
