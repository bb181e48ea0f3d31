/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.saturation;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swtchart.Chart;
import org.eclipse.swtchart.IAxis;
import org.eclipse.swtchart.Range;

/**
 * Which part of a chart is seen: the wheel zooms where the mouse is, a drag moves, a double click shows all; plus,
 * minus and 0 do it by the keyboard.
 */
final class ChartZoom {

    private static final double HEADROOM = 1.08;
    private static final double BELOW = 0.03; // room for the marks of failures
    private static final double STEP = 1.25;
    private static final double LEAST = 1e-3;
    private static final int TICK_PIXELS = 64;
    private static final int SHORTEST = 5; // shorter ones would have labels between whole numbers

    private final Chart chart;
    private Range wholeX = new Range(0, SHORTEST);
    private Range wholeY = new Range(0, SHORTEST);
    private boolean zoomed;
    private double dragged = Double.NaN;

    ChartZoom(Chart chart) {
        this.chart = chart;
        Control plot = chart.getPlotArea().getControl();
        plot.addListener(SWT.MouseVerticalWheel, event -> zoom(event.count > 0 ? 1 / STEP : STEP, event.x));
        plot.addListener(SWT.MouseDoubleClick, event -> all());
        plot.addListener(SWT.MouseDown, event -> dragged = event.button == 1 ? x(event.x) : Double.NaN);
        plot.addListener(SWT.MouseUp, event -> dragged = Double.NaN);
        plot.addListener(SWT.MouseMove, this::drag);
        plot.addListener(SWT.KeyDown, this::key);
        chart.addListener(SWT.KeyDown, this::key);
        chart.addListener(SWT.Resize, event -> label());
    }

    /** Labels at whole numbers only, however few of them a wide picture shows. */
    private void label() {
        Range seen = axis().getRange();
        int least = (int) (chart.getPlotArea().getSize().x / Math.max(1, seen.upper - seen.lower));
        axis().getTick().setTickMarkStepHint(Math.max(TICK_PIXELS, least));
    }

    /** What there is to see; seen whole unless the user has zoomed. */
    void whole(double width, double height) {
        wholeX = new Range(0, Math.max(SHORTEST, width * HEADROOM));
        wholeY = new Range(-height * BELOW, Math.max(SHORTEST, height * HEADROOM));
        if (!zoomed) {
            all();
        }
    }

    /** Shows all. */
    void all() {
        zoomed = false;
        axis().setRange(wholeX);
        chart.getAxisSet().getYAxis(0).setRange(wholeY);
        label();
        chart.redraw();
    }

    /** Nearer. */
    void in() {
        zoom(1 / STEP, chart.getPlotArea().getSize().x / 2);
    }

    /** Farther. */
    void out() {
        zoom(STEP, chart.getPlotArea().getSize().x / 2);
    }

    private IAxis axis() {
        return chart.getAxisSet().getXAxis(0);
    }

    private double x(int pixel) {
        return axis().getDataCoordinate(pixel);
    }

    private void zoom(double factor, int pixel) {
        double centre = x(pixel);
        Range now = axis().getRange();
        range(centre - (centre - now.lower) * factor, centre + (now.upper - centre) * factor);
    }

    private void drag(Event event) {
        if (!Double.isNaN(dragged) && zoomed) {
            double by = dragged - x(event.x);
            Range now = axis().getRange();
            range(now.lower + by, now.upper + by);
        }
    }

    private void range(double lower, double upper) {
        double width = Math.max(LEAST, upper - lower);
        if (width >= wholeX.upper) {
            all();
            return;
        }
        zoomed = true;
        double from = Math.min(Math.max(0, lower), wholeX.upper - width);
        axis().setRange(new Range(from, from + width));
        chart.redraw();
    }

    private void key(Event event) {
        switch (event.character) {
        case '+', '=' -> in();
        case '-' -> out();
        case '0' -> all();
        default -> {
        } // not ours
        }
    }
}
