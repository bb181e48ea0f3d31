/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.ui;

import java.util.Arrays;
import java.util.Objects;
import org.contest.analysis.sequence.LockSpans;
import org.contest.analysis.sequence.Sequence;
import org.contest.core.source.TextCut;
import org.contest.debug.session.ReplaySession;
import org.contest.protocol.trace.Trace;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.ScrollBar;

/**
 * The sequence as lanes: time goes to the right, each thread has a lane. From far the lanes show when a thread ran,
 * from near what it did; locks are bars below, and arrows go from starts and signals to what they let go.
 */
final class SequenceLanes extends SequenceTab {

    private static final int LEAST_NAMES = 120;
    private static final int NAME_GAP = 18;
    private static final int BETWEEN = 8;
    private static final int LEAST_LANE = 29;
    private static final int MOST_LANE = 44;
    private static final int TOP = 22;
    private static final int BOX = 20;
    private static final double NEAREST = 140;
    /** A value takes about so much when it is known. */
    private static final String VALUE = " = 00"; //$NON-NLS-1$
    private static final int MARGIN = 8;
    /** Of the first events so many have a say in how wide all are at first. */
    private static final int FITTED = 500;
    /** This part of what is seen comes before the place where the replay stands: what led to it. */
    private static final double PAST = 0.75;
    private static final double TEXT_FROM = 26;
    private static final double ARROWS_FROM = 3;

    private double scale = 84;
    /** The sequence whose words the events are wide enough for at first. */
    private Sequence fitted;
    /** The width of the names of threads and what each does next. */
    private int names = LEAST_NAMES;
    private int left;
    /** How many pixels of the lanes are scrolled away above. */
    private int above;
    private RunningThreads running;

    SequenceLanes(Composite parent) {
        super(parent, SWT.H_SCROLL | SWT.V_SCROLL);
        getHorizontalBar().addListener(SWT.Selection, event -> {
            left = getHorizontalBar().getSelection();
            redraw();
        });
        getVerticalBar().addListener(SWT.Selection, event -> {
            above = getVerticalBar().getSelection();
            redraw();
        });
        addListener(SWT.MouseVerticalWheel, this::wheel);
        addListener(SWT.MouseMove, event -> {
            String tip = tip(event.x, event.y);
            if (!Objects.equals(tip, getToolTipText())) {
                setToolTipText(tip);
            }
        });
    }

    /** All words of the box at a point, where it may show the first of them only; null where there is none. */
    private String tip(int x, int y) {
        int event = eventAt(x, y);
        int top = event < 0 ? 0 : y(model().column(model().sequence().trace().thread(event)));
        return event < 0 || y < top || y > top + BOX ? null : model().text(event);
    }

    @Override
    void show(SequenceModel shown) {
        if (shown != null) {
            running = new RunningThreads(shown);
            names = isOfSameTrace(shown) ? names : LEAST_NAMES;
        }
        super.show(shown);
    }

    /** The wheel moves along; with Ctrl it zooms at the pointer, with Shift it moves from thread to thread. */
    private void wheel(Event event) {
        if ((event.stateMask & SWT.MOD1) != 0) {
            zoom(event.count > 0 ? 1.5 : 1 / 1.5, event.x);
        } else if ((event.stateMask & SWT.MOD2) != 0) {
            above -= event.count * lane() / 3;
        } else {
            left = left - (int) Math.ceil(event.count * 20 / scale);
        }
        event.doit = false;
        layoutBars();
        redraw();
    }

    /** Makes events wider or narrower; what is at {@code x} stays there. */
    void zoom(double factor, int x) {
        double at = left + (x - names) / scale;
        double least = model() == null ? 1 : (double) (getClientArea().width - names)
            / Math.max(1, model().rowCount() + 2);
        scale = Math.max(Math.min(least, NEAREST), Math.min(NEAREST, scale * factor));
        left = (int) Math.max(0, at - (x - names) / scale);
        layoutBars();
        redraw();
    }

    private int visible() {
        return (int) Math.max(1, (getClientArea().width - names) / scale);
    }

    @Override
    void layoutBars() {
        ScrollBar bar = getHorizontalBar();
        int size = model() == null ? 1 : model().rowCount() + 1;
        int page = Math.min(visible(), size);
        bar.setValues(Math.max(0, Math.min(left, size - page)), 0, size, page, Math.max(1, page / 20), page);
        left = bar.getSelection();
        layoutVertical();
    }

    private void layoutVertical() {
        ScrollBar bar = getVerticalBar();
        int height = Math.max(1, room());
        int all = model() == null ? 1 : model().threadCount() * lane();
        int page = Math.min(height, all);
        bar.setValues(Math.max(0, Math.min(above, all - page)), 0, all, page, lane(), page);
        bar.setVisible(all > height);
        above = bar.getSelection();
    }

    /** The height there is for lanes. */
    private int room() {
        return getClientArea().height - TOP;
    }

    /** The height of a lane: low ones where all threads are in sight then. */
    private int lane() {
        int threads = model() == null ? 1 : Math.max(1, model().threadCount());
        return Math.max(LEAST_LANE, Math.min(MOST_LANE, room() / threads));
    }

    @Override
    void reveal(int event) {
        int row = Math.max(0, model().row(event));
        if (row < left || row >= left + visible() - 1) {
            left = leftOf(row);
        }
        int lane = model().column(model().sequence().trace().thread(event)) * lane();
        above = Math.min(lane, Math.max(above, lane + lane() - room()));
        layoutBars();
    }

    private int leftOf(int row) {
        return Math.max(0, row - (int) (visible() * PAST));
    }

    @Override
    int eventAt(int x, int y) {
        int row = (int) (left + (x - names) / scale);
        return model() == null || x < names || row >= model().rowCount() ? -1 : model().event(row);
    }

    private int x(int row) {
        return names + (int) ((row - left) * scale);
    }

    private int y(int column) {
        return TOP + column * lane() - above;
    }

    @Override
    void paint(GC gc) {
        names = widest(gc);
        if (model().sequence() != fitted) {
            fitted = model().sequence();
            fit(gc);
        }
        int last = Math.min(model().rowCount(), left + visible() + 1);
        paintGround(gc);
        paintLocks(gc, last);
        if (scale >= ARROWS_FROM) {
            for (int row = left; row < last; row++) {
                paintEvent(gc, row);
            }
            paintArrows(gc, last);
        } else {
            paintRunning(gc);
        }
        paintNames(gc);
        gc.setBackground(palette().back());
        gc.fillRectangle(0, 0, getClientArea().width, TOP - 6);
        paintHere(gc);
    }

    /** Nine of ten words are seen whole; longer ones would leave room for few events. */
    private void fit(GC gc) {
        int rows = Math.min(FITTED, model().rowCount());
        int[] widths = new int[rows];
        for (int row = 0; row < rows; row++) {
            int event = model().event(row);
            String words = model().shortText(event) + (model().isValueOpen(event) ? VALUE : ""); //$NON-NLS-1$
            widths[row] = gc.textExtent(words).x + MARGIN + 4;
        }
        Arrays.sort(widths);
        scale = rows == 0 ? scale : Math.max(scale, Math.min(NEAREST, widths[rows * 9 / 10]));
        int here = Math.min(model().session().at(), model().sequence().size() - 1);
        left = leftOf(Math.max(0, model().row(here))); // before, there was no room or another scale
        reveal(here);
    }

    /** As wide as names need or needed, up to a fourth of the lanes: it does not move with each step. */
    private int widest(GC gc) {
        int widest = names;
        for (int column = 0; column < model().threadCount(); column++) {
            String name = model().sequence().thread(model().threadIndex(column));
            int next = gc.textExtent(model().next(column)).x;
            widest = Math.max(widest, NAME_GAP
                + Math.max(gc.textExtent(name).x, isLow(gc) ? gc.textExtent(name).x + BETWEEN + next : next));
        }
        return Math.max(LEAST_NAMES, Math.min(widest, getClientArea().width / 4));
    }

    private void paintGround(GC gc) {
        gc.setForeground(palette().line());
        for (int column = 0; column <= model().threadCount(); column++) {
            gc.drawLine(0, y(column) - 6, getClientArea().width, y(column) - 6);
        }
    }

    private void paintNames(GC gc) {
        gc.setBackground(palette().back());
        gc.fillRectangle(0, 0, names - 4, getClientArea().height);
        gc.setClipping(0, 0, names - 8, getClientArea().height);
        for (int column = 0; column < model().threadCount(); column++) {
            String name = model().sequence().thread(model().threadIndex(column));
            int height = gc.getFontMetrics().getHeight();
            gc.setForeground(palette().of(column));
            gc.drawText(name, 6, y(column) - 2 + (isLow(gc) ? 4 : 0), true);
            gc.setForeground(palette().faintText());
            int x = isLow(gc) ? 6 + gc.textExtent(name).x + BETWEEN : 6;
            gc.drawText(fitting(gc, model().next(column), names - 8 - x), x, y(column) - 2 + (isLow(gc) ? 4 : height),
                true);
        }
        gc.setClipping((org.eclipse.swt.graphics.Rectangle) null);
    }

    private static String fitting(GC gc, String text, int room) {
        return TextCut.end(text, part -> gc.textExtent(part).x <= room);
    }

    /** True when a lane has no room for the name of its thread above what it does next: both are in one line then. */
    private boolean isLow(GC gc) {
        return lane() < 2 * gc.getFontMetrics().getHeight();
    }

    private void paintEvent(GC gc, int row) {
        int event = model().event(row);
        int column = model().column(model().sequence().trace().thread(event));
        int width = Math.max(2, (int) scale - 2);
        gc.setBackground(event == selected() ? palette().selectionBack() : palette().backOf(column));
        gc.fillRectangle(x(row) + 1, y(column), width, BOX);
        gc.setForeground(event == selected() ? palette().text() : palette().of(column));
        gc.drawRectangle(x(row) + 1, y(column), width - 1, BOX);
        if (model().isMarked(event)) {
            gc.setForeground(palette().failure());
            gc.setLineWidth(2);
            gc.drawRectangle(x(row) + 1, y(column) - 1, width - 1, BOX + 2);
            gc.setLineWidth(1);
            gc.setForeground(palette().of(column));
        }
        if (scale >= TEXT_FROM) {
            int room = width - MARGIN;
            gc.setClipping(x(row) + 2, y(column), width - 2, BOX);
            gc.drawText(fitting(gc, model().shortText(event), room), x(row) + 4,
                y(column) + 2, true);
            gc.setClipping((org.eclipse.swt.graphics.Rectangle) null);
        }
    }

    /** One look at the trace for each column of pixels. */
    private void paintRunning(GC gc) {
        for (int x = names; x < getClientArea().width; x++) {
            int from = (int) (left + (x - names) / scale);
            int to = Math.min(model().rowCount(), Math.max(from + 1, (int) (left + (x + 1 - names) / scale)));
            long mask = running.in(from, to);
            for (int thread = 0; mask != 0; thread++, mask >>>= 1) {
                if ((mask & 1) != 0) {
                    int column = model().column(thread);
                    gc.setForeground(palette().of(column));
                    gc.drawLine(x, y(column), x, y(column) + BOX);
                }
            }
        }
    }

    private void paintLocks(GC gc, int last) {
        if (last <= left) {
            return;
        }
        for (LockSpans.Span span : model().locks(model().event(left), model().event(last - 1))) {
            int from = Math.max(names, x(model().firstRow(span.from())));
            int to = Math.min(getClientArea().width, x(model().row(span.to()) + 1));
            gc.setBackground(palette().of(model().lockNumber(span)));
            gc.fillRectangle(from, y(model().column(span.thread())) + BOX + 3, Math.max(1, to - from), 4);
        }
    }

    private void paintArrows(GC gc, int last) {
        Trace trace = model().sequence().trace();
        for (int row = left; row < last; row++) {
            int to = Handover.of(trace, model().event(row), model().event(last - 1) + 1);
            if (to != Sequence.NONE) {
                arrow(gc, model().event(row), to);
            }
        }
    }

    private void arrow(GC gc, int from, int to) {
        Trace trace = model().sequence().trace();
        int y1 = y(model().column(trace.thread(from))) + BOX / 2;
        int y2 = y(model().column(trace.thread(to))) + BOX / 2;
        int x1 = x(model().row(from)) + (int) scale - 2;
        int x2 = x(model().row(to));
        gc.setForeground(palette().faintText());
        gc.drawLine(x1, y1, x2, y2);
        gc.setBackground(palette().faintText());
        gc.fillPolygon(new int[] {x2 + 1, y2, x2 - 6, y2 - 3, x2 - 6, y2 + 3});
    }

    /** The row of a place; behind the last one at the end of the trace. */
    private int row(int place) {
        return place >= model().sequence().size() ? model().rowCount() : model().row(place);
    }

    private void paintHere(GC gc) {
        if (!model().session().isEnded()) {
            boolean failed = model().session().state() == ReplaySession.State.FAILED;
            gc.setBackground(failed ? palette().failure() : palette().here());
            int x = x(row(model().session().at()));
            if (x < names - 4 || x > getClientArea().width) {
                return;
            }
            gc.fillRectangle(x - 1, 0, 2, y(model().threadCount()));
            gc.setForeground(failed ? palette().failure() : palette().here());
            int width = gc.textExtent(Messages.here).x;
            boolean cut = x + 4 + width > getClientArea().width;
            gc.drawText(Messages.here, cut ? x - 4 - width : x + 4, 0, true);
        }
    }
}
