/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Cumulative curves in three panels: metrics with few tasks, with many, and with most. */
final class Figure {

    private static final int WIDTH = 820;
    private static final int PANEL = 300;
    private static final int LEFT = 60;
    private static final int RIGHT = 170;
    private static final int TOP = 30;
    private static final int PLOT = 230;
    private static final int LABEL = 13;
    private static final List<String> COLOURS =
        List.of("#1b6ca8", "#c0392b", "#1e8449", "#8e44ad", "#b9770e", "#117a65", "#566573", "#a93226");
    private static final List<List<String>> PANELS = List.of(
        List.of("Sync", "Method interrupted", "HBPair", "Eraser", "Avio", "GoodLock"),
        List.of("Method pair", "HBPair*", "DUPairs*", "Eraser*", "Avio*", "GoodLock*"),
        List.of("ConcurPairs", "GoldiLock*", "GoldiLock", "GoldiLockSC"));

    private final Map<String, List<long[]>> curves;
    private final List<Long> failures;
    private final long runs;
    private final StringBuilder svg = new StringBuilder();

    Figure(Map<String, List<long[]>> curves, List<Long> failures, long runs) {
        this.curves = curves;
        this.failures = failures;
        this.runs = runs;
    }

    String svg() {
        svg.append(String.format("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" "
            + "font-family=\"sans-serif\" font-size=\"12\"><rect width=\"100%%\" height=\"100%%\" fill=\"white\"/>\n",
            WIDTH, PANELS.size() * PANEL));
        for (int i = 0; i < PANELS.size(); i++) {
            panel(PANELS.get(i).stream().filter(curves::containsKey).toList(), i * PANEL + TOP);
        }
        return svg.append("</svg>\n").toString();
    }

    private void panel(List<String> metrics, int top) {
        long most = step(metrics.stream().mapToLong(this::tasks).max().orElse(1), 5) * 5;
        axes(most, top);
        for (long failure : failures) {
            line("#e74c3c", 1, x(failure), top, x(failure), top + 6);
        }
        List<String> byHeight = new ArrayList<>(metrics);
        byHeight.sort((a, b) -> Long.compare(tasks(b), tasks(a)));
        double free = top;
        double lowest = top + PLOT - (byHeight.size() - 1) * LABEL;
        for (String metric : byHeight) {
            String colour = COLOURS.get(metrics.indexOf(metric));
            svg.append("<polyline fill=\"none\" stroke=\"").append(colour).append("\" stroke-width=\"1.5\" points=\"")
                .append(points(metric, most, top)).append("\"/>\n");
            double y = Math.min(lowest, Math.max(free, y(tasks(metric), most, top)));
            text(WIDTH - RIGHT + 8, y + 4, "start", colour, metric + ": " + tasks(metric));
            free = y + LABEL;
            lowest += LABEL;
        }
    }

    private long tasks(String metric) {
        List<long[]> curve = curves.get(metric);
        return curve.get(curve.size() - 1)[1];
    }

    private void axes(long most, int top) {
        for (int i = 0; i <= 5; i++) {
            long tasks = most / 5 * i;
            line("#d5d8dc", 1, LEFT, y(tasks, most, top), WIDTH - RIGHT, y(tasks, most, top));
            text(LEFT - 6, y(tasks, most, top) + 4, "end", "#333", Long.toString(tasks));
        }
        long every = step(runs, 5);
        for (long run = 0; run <= runs; run += every) {
            text(x(run), top + PLOT + 18, "middle", "#333", Long.toString(run));
        }
        text(LEFT, top - 10, "start", "#333", "tasks covered over runs; marks at the top: failing runs");
    }

    /** A round number, so that so many of them reach a value. */
    private static long step(long value, int count) {
        long power = 1;
        while (true) {
            for (long digit : new long[] {1, 2, 3, 4, 5, 8}) {
                if (digit * power * count >= value) {
                    return digit * power;
                }
            }
            power *= 10;
        }
    }

    private String points(String metric, long most, int top) {
        StringBuilder points = new StringBuilder(point(0, 0, most, top));
        long before = 0;
        for (long[] point : curves.get(metric)) {
            points.append(point(point[0], before, most, top)).append(point(point[0], point[1], most, top));
            before = point[1];
        }
        return points.append(point(runs, before, most, top)).toString();
    }

    private String point(long run, long tasks, long most, int top) {
        return String.format(Locale.ROOT, "%.1f,%.1f ", x(run), y(tasks, most, top));
    }

    private double x(long run) {
        return LEFT + (double) (WIDTH - LEFT - RIGHT) * run / runs;
    }

    private static double y(long tasks, long most, int top) {
        return top + PLOT - (double) PLOT * tasks / most;
    }

    private void line(String colour, int width, double x1, double y1, double x2, double y2) {
        svg.append(String.format(Locale.ROOT,
            "<line stroke=\"%s\" stroke-width=\"%d\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>\n", colour,
            width, x1, y1, x2, y2));
    }

    private void text(double x, double y, String anchor, String colour, String text) {
        svg.append(String.format(Locale.ROOT,
            "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" fill=\"%s\">%s</text>\n", x, y, anchor, colour, text));
    }
}
