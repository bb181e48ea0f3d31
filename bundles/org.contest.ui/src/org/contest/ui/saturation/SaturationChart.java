/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.saturation;

import java.text.DecimalFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.contest.core.campaigns.CampaignSnapshot;
import org.contest.engine.model.Coverage;
import org.contest.engine.model.CurvePoint;
import org.contest.ui.internal.Messages;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swtchart.Chart;
import org.eclipse.swtchart.IAxis;
import org.eclipse.swtchart.ILineSeries;
import org.eclipse.swtchart.ILineSeries.PlotSymbolType;
import org.eclipse.swtchart.ISeries;
import org.eclipse.swtchart.ISeries.SeriesType;
import org.eclipse.swtchart.LineStyle;
import org.eclipse.swtchart.Range;

/** Cumulative coverage by run (Fiedor 2014, section 3.4), with failures and saturation points marked. */
final class SaturationChart {

    private static final Color[] PALETTE = {new Color(56, 132, 224), new Color(226, 138, 30), new Color(52, 158, 98),
        new Color(150, 104, 208), new Color(24, 160, 176)};
    private static final Color FAILURE = new Color(216, 56, 56);
    private static final int FAILURE_SIZE = 6;
    private static final int LINE_WIDTH = 2;
    private static final double HEADROOM = 1.08;
    private static final int LABEL_GAP = 4;

    private final Chart chart;
    private CampaignSnapshot shown;

    SaturationChart(Composite parent) {
        chart = new Chart(parent, SWT.NONE);
        chart.getTitle().setVisible(false);
        chart.getLegend().setPosition(SWT.BOTTOM);
        axis(chart.getAxisSet().getXAxis(0), Messages.saturation_runs);
        axis(chart.getAxisSet().getYAxis(0), Messages.saturation_covered);
        chart.getPlotArea().getControl().addPaintListener(this::paintSaturation);
        chart.getPlotArea().addMouseMoveListener(this::hover);
    }

    private static void axis(IAxis axis, String title) {
        axis.getTitle().setText(title);
        axis.getTick().setFormat(new DecimalFormat("0")); //$NON-NLS-1$
        axis.getGrid().setStyle(LineStyle.DOT);
    }

    Chart control() {
        return chart;
    }

    void show(CampaignSnapshot snapshot) {
        shown = snapshot;
        chart.suspendUpdate(true);
        takeThemeColors();
        removeOthers(snapshot.curves().keySet().stream().toList());
        int index = 0;
        for (Map.Entry<String, List<CurvePoint>> curve : snapshot.curves().entrySet()) {
            line(curve.getKey(), PALETTE[index++ % PALETTE.length], curve.getValue(), snapshot.runCount());
        }
        failures(snapshot);
        ranges(snapshot);
        chart.suspendUpdate(false);
        chart.redraw();
    }

    private void takeThemeColors() {
        Color background = chart.getParent().getBackground();
        Color foreground = chart.getParent().getForeground();
        chart.setBackground(background);
        chart.getPlotArea().setBackground(background);
        chart.getLegend().setBackground(background);
        chart.getLegend().setForeground(foreground);
        for (IAxis axis : chart.getAxisSet().getAxes()) {
            axis.getTitle().setForeground(foreground);
            axis.getTick().setForeground(foreground);
        }
    }

    private void removeOthers(List<String> metrics) {
        for (ISeries<?> series : chart.getSeriesSet().getSeries()) {
            if (!metrics.contains(series.getId())) {
                chart.getSeriesSet().deleteSeries(series.getId());
            }
        }
    }

    private ILineSeries<?> series(String id) {
        ISeries<?> existing = chart.getSeriesSet().getSeries(id);
        return (ILineSeries<?>) (existing == null ? chart.getSeriesSet().createSeries(SeriesType.LINE, id) : existing);
    }

    private void line(String metric, Color color, List<CurvePoint> curve, int lastRun) {
        ILineSeries<?> series = series(metric);
        series.setLineColor(color);
        series.setLineWidth(LINE_WIDTH);
        series.setSymbolType(PlotSymbolType.NONE);
        series.enableStep(true);
        series.setXSeries(Curves.runs(curve, lastRun));
        series.setYSeries(Curves.tasks(curve));
    }

    private void failures(CampaignSnapshot snapshot) {
        List<double[]> points = new ArrayList<>();
        snapshot.failures().forEach(failure -> snapshot.curves().values().forEach(curve -> points
            .add(new double[] {failure.firstRun(), Curves.tasksAt(curve, failure.firstRun())})));
        if (points.isEmpty()) {
            return;
        }
        ILineSeries<?> series = series(Messages.saturation_failures);
        series.setLineStyle(LineStyle.NONE);
        series.setSymbolType(PlotSymbolType.DIAMOND);
        series.setSymbolSize(FAILURE_SIZE);
        series.setSymbolColor(FAILURE);
        series.setXSeries(points.stream().mapToDouble(point -> point[0]).toArray());
        series.setYSeries(points.stream().mapToDouble(point -> point[1]).toArray());
    }

    /** From zero, with some room above. */
    private void ranges(CampaignSnapshot snapshot) {
        long most = 1;
        for (List<CurvePoint> curve : snapshot.curves().values()) {
            most = Math.max(most, curve.isEmpty() ? 0 : curve.getLast().tasks());
        }
        chart.getAxisSet().getXAxis(0).setRange(new Range(0, Math.max(2, snapshot.runCount() * HEADROOM)));
        chart.getAxisSet().getYAxis(0).setRange(new Range(0, most * HEADROOM + 1));
    }

    /** A dashed line where a curve was called saturated, with the name of its metric. */
    private void paintSaturation(PaintEvent event) {
        if (shown == null) {
            return;
        }
        int height = chart.getPlotArea().getSize().y;
        int line = 0;
        for (String metric : shown.curves().keySet()) {
            Coverage coverage = shown.coverage(metric);
            Integer run = coverage == null ? null : coverage.saturatedAtRun();
            if (run != null) {
                paint(event.gc, NLS.bind(Messages.saturation_mark, metric), run, height, line++);
            }
        }
    }

    private void paint(GC gc, String text, int run, int height, int line) {
        int x = chart.getAxisSet().getXAxis(0).getPixelCoordinate(run);
        gc.setForeground(chart.getParent().getForeground());
        gc.setLineStyle(SWT.LINE_DASH);
        gc.drawLine(x, 0, x, height);
        Point size = gc.textExtent(text);
        boolean fits = x + LABEL_GAP + size.x < chart.getPlotArea().getSize().x;
        gc.drawText(text, fits ? x + LABEL_GAP : x - LABEL_GAP - size.x,
            height - (line + 1) * (size.y + LABEL_GAP), true);
    }

    private void hover(MouseEvent event) {
        int run = (int) Math.round(chart.getAxisSet().getXAxis(0).getDataCoordinate(event.x));
        boolean inside = shown != null && run >= 1 && run <= shown.runCount();
        chart.getPlotArea().setToolTipText(inside ? Curves.tooltip(shown, run) : null);
    }
}
