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
import java.util.Map;
import org.contest.core.campaigns.CampaignSnapshot;
import org.contest.engine.model.FailureRow;
import org.contest.ui.internal.Colors;
import org.contest.ui.internal.Messages;

/** The chart as SVG. */
final class CurvesSvg {

    private static final int WIDTH = 900;
    private static final int HEIGHT = 480;
    private static final int LEFT = 70;
    private static final int RIGHT = 20;
    private static final int TOP = 40;
    private static final int BOTTOM = 50;
    private static final int TICKS = 5;
    private static final int LINE = 16;

    private final Picture picture;
    private final List<String> metrics;
    private final StringBuilder svg = new StringBuilder();

    private CurvesSvg(Picture picture, List<String> metrics) {
        this.picture = picture;
        this.metrics = metrics;
    }

    static String draw(Picture picture, List<String> metrics) {
        return new CurvesSvg(picture, metrics).draw();
    }

    private String draw() {
        add("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" " //$NON-NLS-1$
            + "font-size=\"12\">%n<rect width=\"%d\" height=\"%d\" fill=\"white\"/>%n", WIDTH, HEIGHT, WIDTH, HEIGHT);
        text(LEFT, LINE, "start", picture.name() + (picture.otherName().isEmpty() ? "" //$NON-NLS-1$ //$NON-NLS-2$
            : " (" + Messages.saturation_dashed + ' ' + picture.otherName() + ')')); //$NON-NLS-1$
        axes();
        CampaignSnapshot other = picture.other();
        int index = 0;
        for (String metric : picture.metrics()) {
            String color = Colors.svg(Colors.curve(metrics.indexOf(metric)));
            curve(picture.shown(), metric, color, "2", ""); //$NON-NLS-1$ //$NON-NLS-2$
            if (other != null) {
                curve(other, metric, color, "1", " stroke-dasharray=\"6 4\""); //$NON-NLS-1$ //$NON-NLS-2$
            }
            add("<text x=\"%d\" y=\"%d\" fill=\"%s\">%s</text>%n", LEFT + 150 * index++, 2 * LINE, color, metric);
        }
        saturation();
        for (FailureRow failure : picture.shown().failures()) {
            double x = x(picture.axis().ofRun(picture.shown(), failure.firstRun()));
            add("<path d=\"M%.1f %d l5 5 l-5 5 l-5 -5z\" fill=\"%s\"><title>%s</title></path>%n", x, //$NON-NLS-1$
                HEIGHT - BOTTOM - LINE / 3, Colors.svg(Colors.FAILURE.color()), escape(failure.signature()));
        }
        return svg.append("</svg>\n").toString(); //$NON-NLS-1$
    }

    private void curve(CampaignSnapshot of, String metric, String color, String width, String dash) {
        double[] x = picture.x(of, metric);
        double[] y = picture.y(of, metric);
        StringBuilder points = new StringBuilder();
        for (int i = 0; i < x.length; i++) {
            points.append(String.format(Locale.ROOT, "%.1f,%.1f %.1f,%.1f ", x(x[i]), y(y[Math.max(0, i - 1)]), x(x[i]),
                y(y[i])));
        }
        add("<polyline fill=\"none\" stroke=\"%s\" stroke-width=\"%s\"%s points=\"%s\"/>%n", color, width, dash,
            points.toString().strip());
    }

    private void saturation() {
        int row = 0;
        for (Map.Entry<Integer, List<String>> mark : picture.saturated().entrySet()) {
            double x = x(picture.axis().ofRun(picture.shown(), mark.getKey()));
            add("<line x1=\"%.1f\" x2=\"%.1f\" y1=\"%d\" y2=\"%d\" stroke=\"#666\" stroke-dasharray=\"4 3\"/>%n", x, x,
                TOP, HEIGHT - BOTTOM);
            text((int) x + 4, HEIGHT - BOTTOM - (++row) * LINE - 4, "start", //$NON-NLS-1$
                Curves.mark(mark.getValue(), mark.getKey()));
        }
    }

    private void axes() {
        add("<path d=\"M%d %dV%dH%d\" fill=\"none\" stroke=\"#333\"/>%n", LEFT, TOP, HEIGHT - BOTTOM, WIDTH - RIGHT);
        for (int i = 0; i <= TICKS; i++) {
            double across = picture.width() * i / TICKS;
            double up = picture.top() * i / TICKS;
            text((int) x(across), HEIGHT - BOTTOM + LINE, "middle", Curves.number(Math.round(across))); //$NON-NLS-1$
            text(LEFT - 6, (int) y(up) + 4, "end", Curves.number(Math.round(up))); //$NON-NLS-1$
        }
        text((LEFT + WIDTH) / 2, HEIGHT - 8, "middle", //$NON-NLS-1$
            picture.axis() == Axis.RUNS ? Messages.saturation_runs : Messages.saturation_seconds);
    }

    private double x(double place) {
        return LEFT + (WIDTH - LEFT - RIGHT) * place / Math.max(1e-9, picture.width());
    }

    private double y(double height) {
        return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * height / Math.max(1e-9, picture.top());
    }

    private void text(int x, int y, String anchor, String words) {
        add("<text x=\"%d\" y=\"%d\" text-anchor=\"%s\">%s</text>%n", x, y, anchor, escape(words)); //$NON-NLS-1$
    }

    private void add(String format, Object... values) {
        svg.append(String.format(Locale.ROOT, format, values));
    }

    private static String escape(String words) {
        return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
