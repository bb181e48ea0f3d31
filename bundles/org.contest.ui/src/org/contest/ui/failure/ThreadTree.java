/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.failure;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.contest.core.failures.FailureThread;
import org.contest.core.source.Frame;
import org.contest.core.source.TextCut;
import org.contest.ui.internal.ColumnWidths;
import org.contest.ui.internal.Images;
import org.contest.ui.internal.LinkStyle;
import org.contest.ui.internal.Messages;
import org.contest.ui.internal.Names;
import org.contest.ui.internal.RowTips;
import org.contest.ui.internal.Shortened;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.StyledCellLabelProvider;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.jface.viewers.StyledString.Styler;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.TreeViewerColumn;
import org.eclipse.jface.viewers.ViewerCell;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.TreeColumn;

/** The threads of a failure, each with its stack below it. */
final class ThreadTree {

    /** What stands before the name of a thread: the arrow that unfolds it, and its icon. */
    private static final int BEFORE_THREAD = 32;
    /** Before a frame, which may be one of a library that was unfolded. */
    private static final int BEFORE_FRAME = 68;

    /** What the tree has as columns. */
    private enum Column {
        THREAD(Messages.failure_thread, SWT.LEFT), WHERE(Messages.failure_where, SWT.LEFT),
        SINCE(Messages.failure_since, SWT.RIGHT);

        private final String title;
        private final int style;

        Column(String title, int style) {
            this.title = title;
            this.style = style;
        }

        /** The whole text of a row. */
        String text(Object element) {
            return switch (this) {
            case THREAD -> element instanceof FailureThread thread ? thread.name() + ' ' + thread.does()
                : NodeTexts.name((StackNode) element);
            case WHERE -> NodeTexts.where(element);
            case SINCE -> element instanceof FailureThread thread && thread.lastEvent() >= 0 ? event(thread)
                : ""; //$NON-NLS-1$
            };
        }

        static String event(FailureThread thread) {
            return String.format(Locale.ROOT, "%,d", thread.lastEvent()); //$NON-NLS-1$
        }
    }

    private final TreeViewer viewer;
    private final ColumnWidths widths;
    private List<FailureThread> shown = List.of();

    ThreadTree(Composite parent, Consumer<String> open) {
        viewer = new TreeViewer(parent, SWT.FULL_SELECTION | SWT.SINGLE);
        viewer.getTree().setHeaderVisible(true);
        Names.give(viewer.getTree(), Messages.name_threads);
        viewer.setContentProvider(new ThreadContent());
        RowTips.of(viewer);
        for (Column column : Column.values()) {
            TreeViewerColumn made = new TreeViewerColumn(viewer, column.style);
            made.getColumn().setText(column.title);
            made.setLabelProvider(new Label(column, made.getColumn()));
        }
        widths = new ColumnWidths(viewer.getTree());
        widths.shorten((row, column) -> Column.values()[column].text(row.getData()));
        Shortened.whenResized(viewer, viewer.getTree().getColumn(Column.THREAD.ordinal()),
            viewer.getTree().getColumn(Column.WHERE.ordinal()));
        viewer.addDoubleClickListener(event -> open.accept(frame(viewer.getStructuredSelection().getFirstElement())));
        viewer.getTree().addListener(SWT.MouseUp, event -> clicked(event, open));
    }

    TreeViewer viewer() {
        return viewer;
    }

    /** True when what the threads did is in sight. */
    boolean fits() {
        return !widths.isFirstCut();
    }

    /** The selected thread, or the one of the selected frame, or else the first that failed; null without threads. */
    @Nullable
    FailureThread chosen() {
        return switch (viewer.getStructuredSelection().getFirstElement()) {
        case FailureThread thread -> thread;
        case StackNode node -> node.thread();
        case null, default -> shown.stream().filter(FailureThread::failed).findFirst().orElse(null);
        };
    }

    void show(List<FailureThread> threads) {
        shown = threads;
        viewer.setInput(threads);
        threads.stream().filter(FailureThread::failed).filter(thread -> thread.frames().size() > 1).limit(1)
            .forEach(thread -> viewer.expandToLevel(thread, 1));
        if (!threads.isEmpty()) {
            widths.fit(Column.WHERE.ordinal() + 1, Integer.MAX_VALUE);
        }
    }

    /** A click on a line is a link. */
    private void clicked(Event event, Consumer<String> open) {
        ViewerCell cell = viewer.getCell(new Point(event.x, event.y));
        if (cell != null && event.button == 1 && cell.getColumnIndex() == Column.WHERE.ordinal()) {
            open.accept(frame(cell.getElement()));
        }
    }

    /** The frame that an element stands for; empty for none. */
    private static String frame(Object element) {
        return switch (element) {
        case FailureThread thread -> StackNode.telling(thread);
        case StackNode node when !node.folded() -> node.frames().get(0);
        case null, default -> ""; //$NON-NLS-1$
        };
    }

    private static final class ThreadContent implements ITreeContentProvider {
        @Override
        public Object[] getElements(Object input) {
            return ((List<?>) input).toArray();
        }

        @Override
        public Object[] getChildren(Object parent) {
            return switch (parent) {
            case FailureThread thread when thread.frames().size() > 1 -> StackNode.of(thread).toArray();
            case StackNode node -> node.unfolded().toArray();
            default -> new Object[0];
            };
        }

        @Override
        public @Nullable Object getParent(Object element) {
            return element instanceof StackNode node ? node.thread() : null;
        }

        @Override
        public boolean hasChildren(Object element) {
            return getChildren(element).length > 0;
        }
    }

    private static final class Label extends StyledCellLabelProvider {

        private final Column column;
        private final TreeColumn shown;

        Label(Column column, TreeColumn shown) {
            this.column = column;
            this.shown = shown;
        }

        @Override
        public void update(ViewerCell cell) {
            Object element = cell.getElement();
            String text = text(element);
            int name = column == Column.THREAD && element instanceof FailureThread thread
                ? Math.min(text.length(), thread.name().length()) : text.length();
            StyledString styled = new StyledString(text.substring(0, name), styler(element))
                .append(text.substring(name), StyledString.QUALIFIER_STYLER);
            cell.setText(text);
            cell.setStyleRanges(styled.getStyleRanges());
            cell.setImage(column == Column.THREAD ? image(element) : null);
            super.update(cell);
        }

        private String text(Object element) {
            String whole = column.text(element);
            return switch (column) {
            case THREAD -> Shortened.fitting(shown.getParent(), whole,
                shown.getWidth() - (element instanceof StackNode ? BEFORE_FRAME : BEFORE_THREAD), TextCut::end);
            case WHERE -> Shortened.fitting(shown.getParent(), whole, shown.getWidth());
            case SINCE -> whole;
            };
        }

        private @Nullable Styler styler(Object element) {
            boolean aside = element instanceof FailureThread thread ? !thread.failed()
                : ((StackNode) element).folded() || StackNode.isLibrary(((StackNode) element).frames().get(0));
            return column == Column.WHERE ? LinkStyle.LINK : aside ? StyledString.QUALIFIER_STYLER : null;
        }

        private static @Nullable Image image(Object element) {
            return element instanceof FailureThread thread
                ? (thread.failed() ? Images.THREAD_FAILED : Images.THREAD).image() : null;
        }

        @Override
        public @Nullable String getToolTipText(Object element) {
            if (column == Column.WHERE && !column.text(element).isEmpty()) {
                return column.text(element);
            }
            if (element instanceof FailureThread thread) {
                String words = Column.THREAD.text(thread);
                return thread.lastEvent() < 0 ? words
                    : NLS.bind(Messages.failure_sinceTip, words, Column.event(thread));
            }
            return String.join("\n", ((StackNode) element).frames()); //$NON-NLS-1$
        }
    }

    /** Texts of stack rows. */
    private static final class NodeTexts {

        static String name(StackNode node) {
            if (node.folded()) {
                return node.frames().size() == 1 ? Messages.failure_oneFolded
                    : NLS.bind(Messages.failure_folded, node.frames().size());
            }
            return Frame.brief(node.frames().get(0));
        }

        /** File and line, as far as they are known. */
        static String where(Object element) {
            return switch (element) {
            case FailureThread thread -> line(StackNode.telling(thread));
            case StackNode node when !node.folded() -> line(node.frames().get(0));
            case null, default -> ""; //$NON-NLS-1$
            };
        }

        private static String line(String frame) {
            int from = frame.lastIndexOf('(');
            int to = frame.lastIndexOf(')');
            return from < 0 || to < from ? "" : frame.substring(from + 1, to); //$NON-NLS-1$
        }
    }
}
