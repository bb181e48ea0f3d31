/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests.support;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.draw2d.FigureCanvas;
import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.Label;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.IViewPart;

/** The figures of a drawing, to be read and clicked at. On the UI thread. */
public final class Figures {

    /** What stays seen above a label that is scrolled to. */
    private static final int ABOVE = 20;

    private Figures() {
    }

    /** The words of all labels. */
    public static List<String> labels(IViewPart view) {
        return all(canvas(view).getContents()).stream().map(Label::getText).toList();
    }

    /** Clicks twice at the first label that begins so. */
    public static void doubleClick(IViewPart view, String begin) {
        FigureCanvas canvas = canvas(view);
        Label label = all(canvas.getContents()).stream().filter(each -> each.getText().startsWith(begin)).findFirst()
            .orElseThrow();
        canvas.scrollTo(0, Math.max(0, label.getBounds().y - ABOVE));
        canvas.getLightweightSystem().getUpdateManager().performUpdate();
        Rectangle place = label.getBounds().getCopy();
        label.translateToAbsolute(place);
        Event event = new Event();
        event.button = 1;
        event.x = place.getCenter().x;
        event.y = place.getCenter().y;
        canvas.notifyListeners(SWT.MouseMove, event);
        canvas.notifyListeners(SWT.MouseDown, event);
        canvas.notifyListeners(SWT.MouseDoubleClick, event);
    }

    private static FigureCanvas canvas(IViewPart view) {
        return Views.widget(view, FigureCanvas.class);
    }

    private static List<Label> all(IFigure figure) {
        List<Label> found = new ArrayList<>();
        if (figure instanceof Label label) {
            found.add(label);
        }
        for (Object child : figure.getChildren()) {
            found.addAll(all((IFigure) child));
        }
        return found;
    }
}
