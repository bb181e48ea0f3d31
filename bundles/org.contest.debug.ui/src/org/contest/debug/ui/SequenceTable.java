/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.ui;

import java.util.Locale;
import java.util.function.IntFunction;
import org.contest.analysis.sequence.LockSpans;
import org.contest.analysis.sequence.Sequence;
import org.contest.core.source.TextCut;
import org.contest.debug.session.ReplaySession;
import org.contest.protocol.Places;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.ScrollBar;

/** The sequence as a table: time goes downwards, each thread has a column, then come object and source. */
final class SequenceTable extends SequenceTab {

    private static final String MEETS = "  \u2190 "; //$NON-NLS-1$
    private static final String FOLDED = "\u25b8 "; //$NON-NLS-1$
    private static final String UNFOLDED = "\u25be "; //$NON-NLS-1$
    private static final String INNER = "   "; //$NON-NLS-1$
    private static final String HERE = "> "; //$NON-NLS-1$
    private static final int PAD = 6;
    private static final int MOST_THREADS = 12;
    private static final int BAR = 4;
    private static final int LEAST_COLUMN = 90;

    private int top;
    private int lastPage;
    private int rowHeight = 20;
    private int numberWidth;
    private int threadWidth;
    private int targetWidth;
    private int sourceWidth;

    SequenceTable(Composite parent) {
        super(parent, SWT.V_SCROLL);
        addListener(SWT.KeyDown, this::unfold);
        getVerticalBar().addListener(SWT.Selection, event -> {
            top = getVerticalBar().getSelection();
            redraw();
        });
    }

    /** What another trace needed says nothing of this one. */
    @Override
    void show(SequenceModel shown) {
        if (shown != null && !isOfSameTrace(shown)) {
            targetWidth = 0;
            sourceWidth = 0;
        }
        super.show(shown);
    }

    @Override
    void layoutBars() {
        ScrollBar bar = getVerticalBar();
        int rows = model() == null ? 0 : model().rowCount();
        int page = Math.max(1, pageRows());
        keepHere(page);
        bar.setValues(Math.min(top, Math.max(0, rows - page)), 0, Math.max(rows, 1), Math.min(page, Math.max(rows, 1)),
            1,
            page);
        bar.setVisible(rows > page);
        top = bar.getSelection();
    }

    /** The row of the stop stays in sight when there is room for fewer rows than before. */
    private void keepHere(int page) {
        int here = model() == null ? Sequence.NONE : model().hereRow();
        if (here >= top + page && here < top + lastPage) {
            top = here - page + 1;
        }
        lastPage = page;
    }

    @Override
    int pageRows() {
        return Math.max(1, (getClientArea().height - rowHeight) / rowHeight);
    }

    @Override
    void reveal(int event) {
        int row = model().row(event);
        if (row < top + 1 || row >= top + pageRows() - 2) {
            top = Math.max(0, row - pageRows() / 2);
            getVerticalBar().setSelection(top);
            layoutBars();
        }
    }

    @Override
    int eventAt(int x, int y) {
        int row = top + y / rowHeight - 1;
        return model() == null || y < rowHeight || row >= model().rowCount() ? -1 : model().event(row);
    }

    @Override
    void paint(GC gc) {
        measure(gc);
        int width = getClientArea().width;
        int last = Math.min(model().rowCount(), top + pageRows() + 1);
        for (int row = top; row < last; row++) {
            paintRow(gc, row, (row - top + 1) * rowHeight, width);
        }
        paintLocks(gc, last);
        paintHead(gc, width);
    }

    private int shownThreads() {
        return Math.min(MOST_THREADS, model().threadCount());
    }

    private void measure(GC gc) {
        rowHeight = gc.getFontMetrics().getHeight() + 5;
        numberWidth = width(gc, HERE + number(model().sequence().size()));
        int rest = getClientArea().width - numberWidth;
        targetWidth = widest(gc, Math.max(targetWidth, width(gc, Messages.column_target)), rest, this::target);
        sourceWidth = widest(gc, sourceWidth, rest, event -> source(model().where(event)));
        threadWidth = Math.max(LEAST_COLUMN, (rest - targetWidth - sourceWidth) / Math.max(1, shownThreads()));
    }

    /** As wide as what is or was in sight needs, while that leaves enough for the threads. */
    private int widest(GC gc, int before, int rest, IntFunction<String> text) {
        int widest = Math.max(before, LEAST_COLUMN);
        for (int row = top; row < Math.min(model().rowCount(), top + pageRows()); row++) {
            widest = Math.max(widest, width(gc, text.apply(model().event(row))));
        }
        return Math.min(widest, Math.max(LEAST_COLUMN, rest / 4));
    }

    private static int width(GC gc, String text) {
        return gc.textExtent(text).x + 2 * PAD;
    }

    private static String number(int event) {
        return String.format(Locale.ROOT, "%,d", event); //$NON-NLS-1$
    }

    private int threadX(int column) {
        return numberWidth + Math.min(column, shownThreads() - 1) * threadWidth;
    }

    private int targetX() {
        return numberWidth + shownThreads() * threadWidth;
    }

    private void paintHead(GC gc, int width) {
        gc.setBackground(palette().back());
        gc.fillRectangle(0, 0, width, rowHeight);
        gc.setForeground(palette().text());
        cell(gc, Messages.column_number, 0, 0, numberWidth);
        int rest = model().threadCount() - shownThreads();
        for (int column = 0; column < shownThreads(); column++) {
            gc.setForeground(palette().of(column));
            String name = model().sequence().thread(model().threadIndex(column));
            boolean more = rest > 0 && column == shownThreads() - 1;
            String others = more ? ' ' + NLS.bind(Messages.other_threads, rest) : ""; //$NON-NLS-1$
            int room = threadWidth - 2 * PAD - gc.textExtent(others).x;
            cell(gc, TextCut.middle(name, text -> fits(gc, text, room)) + others, threadX(column), 0,
                threadWidth);
        }
        gc.setForeground(palette().text());
        cell(gc, Messages.column_target, targetX(), 0, targetWidth);
        cell(gc, Messages.column_where, targetX() + targetWidth, 0, width);
        gc.setForeground(palette().line());
        gc.drawLine(0, rowHeight - 1, width, rowHeight - 1);
        for (int column = 0; column <= shownThreads(); column++) {
            int x = column == shownThreads() ? targetX() : threadX(column);
            gc.drawLine(x, 0, x, getClientArea().height);
        }
        gc.drawLine(targetX() + targetWidth, 0, targetX() + targetWidth, getClientArea().height);
    }

    private void paintRow(GC gc, int row, int y, int width) {
        int event = model().event(row);
        Sequence sequence = model().sequence();
        boolean here = isHere(row);
        boolean failed = here && model().session().state() == ReplaySession.State.FAILED;
        boolean failing = failed && model().session().at() >= sequence.size();
        if (event == selected() || here) {
            gc.setBackground(event == selected() && !here ? palette().selectionBack() : palette().hereBack());
            gc.fillRectangle(0, y, width, rowHeight);
        }
        int thread = sequence.trace().thread(event);
        int column = model().column(thread);
        if (row > 0 && sequence.trace().thread(model().event(row - 1)) != thread) {
            gc.setForeground(palette().faintText());
            gc.setLineStyle(SWT.LINE_DOT);
            gc.drawLine(numberWidth, y, targetX(), y);
            gc.setLineStyle(SWT.LINE_SOLID);
        }
        gc.setForeground(here ? palette().here() : palette().faintText());
        String number = (here ? HERE : "") + number(event); //$NON-NLS-1$
        gc.drawText(number, numberWidth - PAD - gc.textExtent(number).x, y + 2, true);
        gc.setForeground(failing ? palette().failure() : palette().of(column));
        cell(gc, sign(event) + model().shortText(event), threadX(column) + BAR, y, threadWidth - BAR);
        if (here) {
            paintNext(gc, y, column);
        }
        if (model().isMarked(event)) {
            gc.setForeground(palette().failure());
            gc.drawRectangle(threadX(column) + 1, y + 1, threadWidth - 4, rowHeight - 3);
        }
        gc.setForeground(failing ? palette().failure() : palette().text());
        int room = targetWidth - 2 - PAD;
        String meets = meets(event);
        cell(gc, TextCut.location(model().target(event), text -> fits(gc, text + meets, room)) + meets, targetX(), y,
            targetWidth);
        gc.setForeground(here ? palette().text() : palette().faintText());
        int sourceX = targetX() + targetWidth;
        int rest = width - sourceX - 2 * PAD;
        cell(gc, TextCut.location(source(model().where(event)), text -> fits(gc, text, rest)), sourceX, y, width);
        if (failed && !failing) {
            gc.setBackground(palette().failure()); // the event of the row is not what fails: it is still to come
            gc.fillRectangle(0, y - 1, width, 2);
        }
    }

    /** What the other threads do next stands in their columns. */
    private void paintNext(GC gc, int y, int current) {
        gc.setForeground(palette().text());
        for (int column = 0; column < shownThreads(); column++) {
            String next = model().next(column);
            if (column != current && !next.isEmpty()) {
                cell(gc, next, threadX(column) + BAR, y, threadWidth - BAR);
            }
        }
    }

    private String sign(int event) {
        return model().canUnfold(event) ? model().isUnfolded(event) ? UNFOLDED : FOLDED
            : model().isInner(event) ? INNER : ""; //$NON-NLS-1$
    }

    /** Arrow right shows the events of an operation, arrow left hides them. */
    private void unfold(Event event) {
        boolean arrow = event.keyCode == SWT.ARROW_RIGHT || event.keyCode == SWT.ARROW_LEFT;
        if (arrow && model() != null && selected() >= 0) {
            model().unfold(selected(), event.keyCode == SWT.ARROW_RIGHT);
            show(model());
            event.doit = false;
        }
    }

    /** The row whose operation holds the place. */
    private boolean isHere(int row) {
        return model().hereRow() == row;
    }

    private String target(int event) {
        return model().target(event) + meets(event);
    }

    private String meets(int event) {
        int met = model().sequence().meets(event);
        return met == Sequence.NONE ? "" : MEETS + NLS.bind(Messages.meets, number(met)); //$NON-NLS-1$
    }

    /** Class, method and line without the package, and without the file. */
    private static String source(String where) {
        int open = where.indexOf('(');
        int method = open < 0 ? -1 : where.lastIndexOf('.', open);
        int type = method < 0 ? -1 : where.lastIndexOf('.', method - 1);
        int line = open < 0 ? -1 : where.indexOf(':', open);
        return line < 0 ? where.substring(type + 1)
            : Places.text(where.substring(type + 1, method), where.substring(method + 1, open),
                Integer.parseInt(where.substring(line + 1, where.length() - 1)));
    }

    private void paintLocks(GC gc, int last) {
        if (last <= top) {
            return;
        }
        for (LockSpans.Span span : model().locks(model().event(top), model().event(last - 1))) {
            int from = Math.max(top, model().firstRow(span.from()));
            int to = Math.min(last - 1, model().row(span.to()));
            gc.setBackground(palette().of(model().lockNumber(span)));
            gc.fillRectangle(threadX(model().column(span.thread())) + 1, (from - top + 1) * rowHeight + 1, BAR,
                (to - from + 1) * rowHeight - 1);
        }
    }

    private static boolean fits(GC gc, String text, int room) {
        return gc.textExtent(text).x <= room;
    }

    private void cell(GC gc, String text, int x, int y, int width) {
        gc.setClipping(x, y, Math.max(1, width - 2), rowHeight);
        int room = width - 2 - PAD;
        gc.drawText(TextCut.end(text, part -> fits(gc, part, room)), x + PAD, y + 2, true);
        gc.setClipping((org.eclipse.swt.graphics.Rectangle) null);
    }
}
