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

/** A cumulative curve as inline SVG: tasks over runs; failing runs are marks below the axis. */
final class CurveSvg {

    private static final int WIDTH = 800;
    private static final int HEIGHT = 300;
    private static final int LEFT = 60;
    private static final int BOTTOM = 46;
    private static final int TOP = 15;
    private static final int RIGHT = 15;
    private static final int TICKS = 5;
    /** More marks would lie on each other. */
    private static final int MARKS = 200;

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
        svg.append("<polyline fill=\"none\" stroke=\"var(--curve)\" stroke-width=\"2\" points=\"").append(points)
            .append("\"/>\n");
        int step = Math.max(1, failing.size() / MARKS);
        for (int i = 0; i < failing.size(); i += step) {
            int run = failing.get(i);
            svg.append(String.format(Locale.ROOT, "<path d=\"M%.1f %dl-4 7h8z\" fill=\"var(--fail)\"><title>run %d "
                + "failed</title></path>%n", x(run), HEIGHT - BOTTOM + 1, run));
        }
        if (!failing.isEmpty()) {
            svg.append(String.format(Locale.ROOT, "<text x=\"%d\" y=\"%d\" text-anchor=\"end\"><tspan "
                + "fill=\"var(--fail)\">\u25b2</tspan> a run that failed</text>%n", WIDTH - RIGHT, HEIGHT - 6));
        }
        return svg.append("</svg>\n").toString();
    }

    private void axes() {
        svg.append(
            String.format(Locale.ROOT, "<path d=\"M%d %dV%dH%d\" fill=\"none\" stroke=\"currentColor\"/>%n", LEFT,
                TOP, HEIGHT - BOTTOM, WIDTH - RIGHT));
        for (double run = 0; run <= runs; run += step(runs)) {
            svg.append(String.format(Locale.ROOT, "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%,.0f</text>%n",
                x(run), HEIGHT - BOTTOM + 22, run));
        }
        for (double task = 0; task <= tasks; task += step(tasks)) {
            svg.append(String.format(Locale.ROOT, "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%,.0f</text>"
                + "<path d=\"M%d %.1fH%d\" stroke=\"var(--grid)\"/>%n", LEFT - 6, y(task) + 4, task, LEFT, y(task),
                WIDTH - RIGHT));
        }
        svg.append(String.format(Locale.ROOT, "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">runs</text>%n", WIDTH / 2,
            HEIGHT - 6));
    }

    /** 1, 2 or 5 times a power of ten, so that there are about {@value #TICKS} steps. */
    private static double step(double most) {
        double rough = Math.max(1, most / TICKS);
        double power = Math.pow(10, Math.floor(Math.log10(rough)));
        double digit = rough / power;
        return power * (digit <= 1 ? 1 : digit <= 2 ? 2 : digit <= 5 ? 5 : 10);
    }

    private double x(double run) {
        return LEFT + (WIDTH - LEFT - RIGHT) * run / runs;
    }

    private double y(double task) {
        return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * task / tasks;
    }
}
