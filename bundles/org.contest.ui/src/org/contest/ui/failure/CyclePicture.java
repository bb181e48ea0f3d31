/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.failure;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.contest.core.failures.FailureThread;
import org.contest.ui.internal.Colors;
import org.contest.ui.internal.Messages;
import org.contest.ui.internal.Names;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;

/** The threads of a deadlock on a ring, each with an arrow to the thread that it waits for. */
final class CyclePicture {

    private static final int PAD = 6;
    private static final int ARROW = 7;
    private static final double SPREAD = 0.45;
    private static final double[] ALONG = {0.5, 0.35, 0.65, 0.2, 0.8};

    private final Canvas canvas;
    private final Consumer<FailureThread> chosen;
    private final Map<FailureThread, Rectangle> boxes = new LinkedHashMap<>();
    private List<FailureThread> cycle = List.of();

    CyclePicture(Composite parent, Consumer<FailureThread> chosen) {
        this.chosen = chosen;
        canvas = new Canvas(parent, SWT.DOUBLE_BUFFERED);
        Names.give(canvas, Messages.failure_cycleTab);
        canvas.addPaintListener(this::paint);
        canvas.addListener(SWT.MouseUp, this::clicked);
        Colors.onChange(canvas, canvas::redraw);
    }

    Canvas control() {
        return canvas;
    }

    void show(List<FailureThread> threads) {
        cycle = threads;
        canvas.redraw();
    }

    /** What is drawn, in words. */
    String inWords() {
        List<String> words = new ArrayList<>();
        cycle.forEach(thread -> words.add(thread.name() + ' ' + thread.does()));
        return String.join("; ", words); //$NON-NLS-1$
    }

    private void paint(PaintEvent event) {
        GC gc = event.gc;
        Rectangle area = canvas.getClientArea();
        gc.setBackground(canvas.getParent().getBackground());
        gc.setForeground(canvas.getParent().getForeground());
        gc.fillRectangle(area);
        gc.setAntialias(SWT.ON);
        place(gc, area);
        List<Arrow> arrows = new ArrayList<>();
        for (int i = 0; i < cycle.size(); i++) {
            arrows.add(between(cycle.get(i), cycle.get((i + 1) % cycle.size()), i));
        }
        arrows.forEach(arrow -> draw(gc, arrow));
        List<Rectangle> taken = new ArrayList<>(boxes.values());
        arrows.forEach(arrow -> taken.add(label(gc, arrow, taken)));
        boxes.forEach((thread, box) -> box(gc, thread, box));
    }

    private void place(GC gc, Rectangle area) {
        boxes.clear();
        int widest = cycle.stream().mapToInt(thread -> gc.textExtent(thread.name()).x).max().orElse(0) + 2 * PAD;
        int height = gc.getFontMetrics().getHeight() + PAD;
        double across = (area.width - widest) / 2.0 - PAD;
        double down = (area.height - height) / 2.0 - PAD;
        for (int i = 0; i < cycle.size(); i++) {
            double angle = 2 * Math.PI * i / cycle.size() - (cycle.size() == 2 ? Math.PI : Math.PI / 2);
            int x = area.width / 2 + (int) (across * Math.cos(angle));
            int y = area.height / 2 + (int) (down * Math.sin(angle));
            int width = gc.textExtent(cycle.get(i).name()).x + 2 * PAD;
            boxes.put(cycle.get(i), new Rectangle(x - width / 2, y - height / 2, width, height));
        }
    }

    private void box(GC gc, FailureThread thread, Rectangle box) {
        gc.setForeground(Colors.FAILURE.color());
        gc.setLineWidth(1);
        gc.fillRoundRectangle(box.x, box.y, box.width, box.height, PAD, PAD);
        gc.drawRoundRectangle(box.x, box.y, box.width, box.height, PAD, PAD);
        gc.setForeground(canvas.getParent().getForeground());
        gc.drawText(thread.name(), box.x + PAD, box.y + PAD / 2, true);
    }

    /** Two threads have two arrows beside each other. */
    private Arrow between(FailureThread from, FailureThread to, int index) {
        Rectangle a = boxes.get(from);
        Rectangle b = boxes.get(to);
        int shift = cycle.size() == 2 ? (index == 0 ? -1 : 1) * a.height : 0;
        return new Arrow(from.resource(), edge(a, centre(b), shift), edge(b, centre(a), shift), Integer.signum(shift));
    }

    private static void draw(GC gc, Arrow arrow) {
        Point start = arrow.start;
        Point end = arrow.end;
        gc.setForeground(Colors.FAILURE.color());
        gc.setLineWidth(2);
        gc.drawLine(start.x, start.y, end.x, end.y);
        double angle = Math.atan2(end.y - start.y, end.x - start.x);
        gc.drawLine(end.x, end.y, end.x - (int) (ARROW * Math.cos(angle - SPREAD)),
            end.y - (int) (ARROW * Math.sin(angle - SPREAD)));
        gc.drawLine(end.x, end.y, end.x - (int) (ARROW * Math.cos(angle + SPREAD)),
            end.y - (int) (ARROW * Math.sin(angle + SPREAD)));
    }

    /** On the arrow, where it hides no other label and no thread as far as there is such a place. */
    private Rectangle label(GC gc, Arrow arrow, List<Rectangle> taken) {
        Point size = gc.textExtent(arrow.text);
        Rectangle place = arrow.at(ALONG[0], size);
        for (double along : ALONG) {
            Rectangle there = arrow.at(along, size);
            if (taken.stream().noneMatch(there::intersects)) {
                place = there;
                break;
            }
        }
        gc.setForeground(canvas.getParent().getForeground());
        gc.drawText(arrow.text, place.x, place.y);
        return place;
    }

    /**
     * From a thread to the one that it waits for.
     *
     * @param text what it waits for
     * @param side of the arrow on which the text stands: above, on it or below
     */
    private record Arrow(String text, Point start, Point end, int side) {

        /** Where a label of a size is when its centre is at a part of the way. */
        Rectangle at(double along, Point size) {
            return new Rectangle((int) (start.x + along * (end.x - start.x)) - size.x / 2,
                (int) (start.y + along * (end.y - start.y)) - size.y / 2 + side * size.y, size.x, size.y);
        }
    }

    private static Point centre(Rectangle box) {
        return new Point(box.x + box.width / 2, box.y + box.height / 2);
    }

    /** Where the line from the centre of a box towards a point leaves the box. */
    private static Point edge(Rectangle box, Point towards, int shift) {
        Point from = centre(box);
        double dx = towards.x - from.x;
        double dy = towards.y - from.y;
        double scale = Math.min(dx == 0 ? Double.MAX_VALUE : (box.width / 2.0 + 2) / Math.abs(dx),
            dy == 0 ? Double.MAX_VALUE : (box.height / 2.0 + 2) / Math.abs(dy));
        return new Point(from.x + (int) (dx * scale), from.y + (int) (dy * scale) + shift / 3);
    }

    private void clicked(Event event) {
        boxes.forEach((thread, box) -> {
            if (box.contains(event.x, event.y)) {
                chosen.accept(thread);
            }
        });
    }
}
