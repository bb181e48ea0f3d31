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
import java.util.List;
import org.contest.core.campaigns.CampaignSnapshot;
import org.contest.engine.model.FailureRow;
import org.contest.ui.internal.Colors;
import org.contest.ui.internal.Messages;
import org.contest.ui.internal.Names;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swtchart.Chart;
import org.eclipse.swtchart.IAxis;
import org.eclipse.swtchart.ILineSeries;
import org.eclipse.swtchart.ILineSeries.PlotSymbolType;
import org.eclipse.swtchart.ISeries;
import org.eclipse.swtchart.ISeries.SeriesType;
import org.eclipse.swtchart.LineStyle;
import org.eclipse.ui.forms.FormColors;

/** Cumulative coverage by run or time (Fiedor 2014, section 3.4), with failures and saturation points marked. */
final class SaturationChart {

    private static final int FAILURE_SIZE = 5;
    private static final int LEAST_WITH_TITLES = 170;
    private static final int GRID_PERCENT = 20; // of the colour of the text
    private static final String BEHIND = " behind"; //$NON-NLS-1$

    private final Chart chart;
    private final ChartZoom zoom;
    private Picture shown;
    private List<String> metrics = List.of();

    SaturationChart(Composite parent) {
        chart = new Chart(parent, SWT.NONE);
        Names.give(chart, Messages.name_curves);
        chart.getTitle().setVisible(false);
        chart.getLegend().setVisible(false);
        axis(chart.getAxisSet().getXAxis(0));
        axis(chart.getAxisSet().getYAxis(0));
        chart.getPlotArea().getControl().addPaintListener(this::paintSaturation);
        chart.getPlotArea().addMouseMoveListener(this::hover);
        BufferedPaint.of(chart);
        chart.addListener(SWT.Paint, event -> followTheme());
        chart.addListener(SWT.Resize, event -> leaveRoomForCurves());
        zoom = new ChartZoom(chart);
        Colors.onChange(chart, this::drawAgain);
    }

    /** The sentence above says what is counted: a low picture has its titles cut, and no room for them. */
    private void leaveRoomForCurves() {
        boolean isHigh = chart.getSize().y >= LEAST_WITH_TITLES;
        for (IAxis axis : chart.getAxisSet().getAxes()) {
            if (axis.getTitle().isVisible() != isHigh) {
                axis.getTitle().setVisible(isHigh);
            }
        }
    }

    private void drawAgain() {
        if (shown != null) {
            show(shown, metrics);
        }
    }

    /** The theme may change while the chart is shown. */
    private void followTheme() {
        if (!chart.getPlotArea().getBackground().equals(chart.getParent().getBackground())) {
            takeThemeColors();
            chart.redraw();
        }
    }

    private static void axis(IAxis axis) {
        axis.getTick().setFormat(new DecimalFormat("#,##0")); //$NON-NLS-1$
        axis.getGrid().setStyle(LineStyle.DOT);
        axis.getTitle().setFont(JFaceResources.getDefaultFont());
    }

    Chart control() {
        return chart;
    }

    ChartZoom zoom() {
        return zoom;
    }

    void show(Picture picture, List<String> allMetrics) {
        shown = picture;
        metrics = allMetrics;
        chart.suspendUpdate(true);
        takeThemeColors();
        titles();
        removeOthers();
        CampaignSnapshot other = picture.other();
        for (String metric : picture.metrics()) {
            Color color = Colors.curve(allMetrics.indexOf(metric));
            line(metric, color, picture.shown(), LineStyle.SOLID, 2);
            if (other != null) {
                line(metric + BEHIND, color, other, LineStyle.DASH, 1);
            }
        }
        failures();
        zoom.whole(picture.width(), picture.top());
        chart.suspendUpdate(false);
        chart.redraw();
    }

    private void titles() {
        chart.getAxisSet().getXAxis(0).getTitle()
            .setText(shown.axis() == Axis.RUNS ? Messages.saturation_runs : Messages.saturation_seconds);
        chart.getAxisSet().getYAxis(0).getTitle()
            .setText(shown.percent() ? Messages.saturation_percent : Messages.saturation_covered);
    }

    private void takeThemeColors() {
        Color background = chart.getParent().getBackground();
        Color foreground = chart.getParent().getForeground();
        Color faint = new Color(FormColors.blend(foreground.getRGB(), background.getRGB(), GRID_PERCENT));
        chart.setBackground(background);
        chart.getPlotArea().setBackground(background);
        for (IAxis axis : chart.getAxisSet().getAxes()) {
            axis.getTitle().setForeground(foreground);
            axis.getTick().setForeground(foreground);
            axis.getGrid().setForeground(faint);
        }
    }

    private void removeOthers() {
        for (ISeries<?> series : chart.getSeriesSet().getSeries()) {
            String id = series.getId();
            boolean wanted = shown.metrics().contains(id.replace(BEHIND, "")) //$NON-NLS-1$
                && (shown.other() != null || !id.endsWith(BEHIND));
            if (!wanted) {
                chart.getSeriesSet().deleteSeries(id);
            }
        }
    }

    private ILineSeries<?> series(String id) {
        ISeries<?> existing = chart.getSeriesSet().getSeries(id);
        return (ILineSeries<?>) (existing == null ? chart.getSeriesSet().createSeries(SeriesType.LINE, id) : existing);
    }

    private void line(String id, Color color, CampaignSnapshot of, LineStyle style, int width) {
        String metric = id.replace(BEHIND, ""); //$NON-NLS-1$
        ILineSeries<?> series = series(id);
        series.setLineColor(color);
        series.setLineWidth(width);
        series.setLineStyle(style);
        series.setSymbolType(PlotSymbolType.NONE);
        series.enableStep(true);
        series.setXSeries(shown.x(of, metric));
        series.setYSeries(shown.y(of, metric));
    }

    /** On the horizontal axis, where they hide no curve. */
    private void failures() {
        List<FailureRow> failures = shown.shown().failures();
        if (failures.isEmpty()) {
            return;
        }
        ILineSeries<?> series = series(Messages.saturation_failures);
        series.setLineStyle(LineStyle.NONE);
        series.setSymbolType(PlotSymbolType.DIAMOND);
        series.setSymbolSize(FAILURE_SIZE);
        series.setSymbolColor(Colors.FAILURE.color());
        series.setXSeries(failures.stream()
            .mapToDouble(failure -> shown.axis().ofRun(shown.shown(), failure.firstRun())).toArray());
        series.setYSeries(new double[failures.size()]);
    }

    /** A dashed line where curves were called saturated, with the names of their metrics. */
    private void paintSaturation(PaintEvent event) {
        if (shown == null) {
            return;
        }
        event.gc.setForeground(chart.getParent().getForeground());
        event.gc.setLineStyle(SWT.LINE_DASH);
        Point room = chart.getPlotArea().getSize();
        SaturationLabels labels = new SaturationLabels(room, event.gc::textExtent);
        shown.saturated().forEach((run, names) -> {
            int x = chart.getAxisSet().getXAxis(0).getPixelCoordinate(shown.axis().ofRun(shown.shown(), run));
            event.gc.drawLine(x, 0, x, room.y);
            labels.add(x, Curves.mark(names, run));
        });
        labels.placed().forEach(label -> event.gc.drawText(label.text(), label.x(), label.y(), true));
    }

    private void hover(MouseEvent event) {
        if (shown == null) {
            return;
        }
        int run = shown.axis().run(shown.shown(), chart.getAxisSet().getXAxis(0).getDataCoordinate(event.x));
        boolean inside = run >= 1 && run <= shown.shown().runCount();
        chart.getPlotArea().setToolTipText(inside ? Curves.tooltip(shown, run) : null);
    }
}
