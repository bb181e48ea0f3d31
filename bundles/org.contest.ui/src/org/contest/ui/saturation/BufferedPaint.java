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
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;

/**
 * Paints a chart into a picture first. Its axes set a clipping of their own, and GTK forgets then what hides a part of
 * the chart: in a page that is scrolled the axes were drawn over the views below.
 */
final class BufferedPaint {

    private final Control chart;
    private final Listener[] painters;

    private BufferedPaint(Control chart) {
        this.chart = chart;
        painters = chart.getListeners(SWT.Paint);
    }

    /** From now on for what a chart paints itself. */
    static void of(Control chart) {
        BufferedPaint paint = new BufferedPaint(chart);
        for (Listener painter : paint.painters) {
            chart.removeListener(SWT.Paint, painter);
        }
        chart.addListener(SWT.Paint, paint::paint);
    }

    private void paint(Event event) {
        Point size = chart.getSize();
        if (size.x > 0 && size.y > 0) {
            Image picture = new Image(chart.getDisplay(), size.x, size.y);
            paintInto(picture, size, event);
            event.gc.drawImage(picture, 0, 0);
            picture.dispose();
        }
    }

    private void paintInto(Image picture, Point size, Event event) {
        GC screen = event.gc;
        GC gc = new GC(picture);
        gc.setBackground(chart.getBackground());
        gc.setForeground(chart.getForeground());
        gc.setFont(chart.getFont());
        gc.fillRectangle(0, 0, size.x, size.y);
        event.gc = gc;
        try {
            for (Listener painter : painters) {
                painter.handleEvent(event);
            }
        } finally {
            event.gc = screen;
            gc.dispose();
        }
    }
}
