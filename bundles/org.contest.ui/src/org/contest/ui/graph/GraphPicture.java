/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.graph;

import org.eclipse.draw2d.FreeformLayer;
import org.eclipse.draw2d.SWTGraphics;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Control;

/** A drawing as a picture, whole, whatever part of it is seen. */
final class GraphPicture {

    private static final int MARGIN = 8;
    private static final int LARGEST = 16_000;

    private GraphPicture() {
    }

    /**
     * Paints a drawing; the caller disposes of the picture.
     *
     * @param like has the background
     */
    static Image of(FreeformLayer drawing, Control like) {
        drawing.validate();
        Rectangle all = drawing.getFreeformExtent().getCopy().expand(MARGIN, MARGIN);
        double scale = Math.min(1, (double) LARGEST / Math.max(1, Math.max(all.width, all.height)));
        Image image = new Image(like.getDisplay(), Math.max(1, (int) (all.width * scale)),
            Math.max(1, (int) (all.height * scale)));
        GC gc = new GC(image);
        gc.setBackground(like.getBackground());
        gc.fillRectangle(image.getBounds());
        SWTGraphics graphics = new SWTGraphics(gc);
        graphics.scale(scale);
        graphics.translate(-all.x, -all.y);
        drawing.paint(graphics);
        graphics.dispose();
        gc.dispose();
        return image;
    }
}
