/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.saturation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;

/**
 * Labels beside vertical lines of a picture, from below, none over another. A label without room is left out: the table
 * beside the picture has the numbers.
 */
public final class SaturationLabels {

    /**
     * A text and where it begins.
     */
    public record Label(String text, int x, int y) {
    }

    private static final int GAP = 4;

    private final Point room;
    private final Function<String, Point> extent;
    private final List<Label> placed = new ArrayList<>();
    private final List<Rectangle> taken = new ArrayList<>();

    /** In a picture of this size. */
    public SaturationLabels(Point room, Function<String, Point> extent) {
        this.room = room;
        this.extent = extent;
    }

    /** To the right of a line or, where there is no room, to its left; the lowest row belongs to marks of failures. */
    public void add(int line, String text) {
        Point size = extent.apply(text);
        boolean fitsRight = line + GAP + size.x < room.x;
        int x = fitsRight ? line + GAP : Math.max(0, line - GAP - size.x);
        for (int y = room.y - 2 * (size.y + GAP); y >= 0 && line >= 0 && line <= room.x; y -= size.y + GAP) {
            Rectangle place = new Rectangle(x, y, size.x + GAP, size.y);
            if (taken.stream().noneMatch(place::intersects)) {
                taken.add(place);
                placed.add(new Label(text, x, y));
                return;
            }
        }
    }

    /** The labels with their places. */
    public List<Label> placed() {
        return List.copyOf(placed);
    }
}
