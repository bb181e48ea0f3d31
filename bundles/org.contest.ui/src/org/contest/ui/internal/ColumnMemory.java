/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.internal;

import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.contest.ui.ContestUi;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.dialogs.DialogSettings;
import org.eclipse.jface.dialogs.IDialogSettings;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Item;
import org.eclipse.swt.widgets.Scrollable;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.ui.PlatformUI;

/**
 * Widths of columns: wide enough for title and a sample of the content, the wide ones take what is left; once the user
 * has dragged one, all stay as they are, over a restart too.
 */
public final class ColumnMemory {

    private static final int PADDING = 22; // with the arrow of the order
    private static final int SAMPLE_PADDING = 16;
    private static final int LEAST = 90;

    private final Scrollable control;
    private final Item[] columns;
    private final int[] fitting;
    private final int[] most;
    private final List<Integer> wide;
    private final String key;
    private int never;
    private boolean laying;
    private boolean dragged;

    /**
     * Lays the columns out now, and again when the control is resized.
     *
     * @param control a table or a tree with its columns
     * @param key name for the settings
     * @param wide indices of the columns that share what is left: one that is there twice gets twice as much
     * @param samples a text for each column that is to fit
     */
    public static ColumnMemory keep(Scrollable control, String key, List<Integer> wide, String... samples) {
        ColumnMemory memory = new ColumnMemory(control, key, wide);
        memory.fit(samples);
        memory.restore();
        control.addListener(SWT.Resize, event -> memory.stretch());
        control.addListener(SWT.Dispose, event -> memory.save());
        return memory;
    }

    private ColumnMemory(Scrollable control, String key, List<Integer> wide) {
        this.control = control;
        this.key = key;
        this.wide = wide;
        columns = control instanceof Tree tree ? tree.getColumns() : ((Table) control).getColumns();
        fitting = new int[columns.length];
        most = new int[columns.length];
        never = columns.length;
        Arrays.fill(most, Integer.MAX_VALUE);
    }

    /** Gives a wide column no more than these texts of it take: others need the room. */
    public void content(int column, List<String> texts) {
        GC gc = new GC(control);
        gc.setFont(control.getFont());
        int widest = texts.stream().mapToInt(text -> gc.textExtent(text).x).max().orElse(0) + SAMPLE_PADDING;
        gc.dispose();
        if (widest != most[column]) {
            most[column] = widest;
            stretch();
        }
    }

    /** Where there is no room for all, those at the end are hidden; so many at the beginning never are. */
    public void keepInSight(int columnsInSight) {
        never = columnsInSight;
        stretch();
    }

    private void fit(String... samples) {
        GC gc = new GC(control);
        for (int i = 0; i < columns.length; i++) {
            int title = gc.textExtent(columns[i].getText()).x;
            fitting[i] = Math.max(title + (isSorting(columns[i]) ? PADDING : SAMPLE_PADDING),
                gc.textExtent(samples[i]).x + SAMPLE_PADDING);
            set(columns[i], fitting[i]);
            if (i < columns.length - 1) { // the system stretches the last one
                columns[i].addListener(SWT.Resize,
                    event -> dragged |= !laying && ColumnWidths.isPointerInHead(control));
            }
        }
        gc.dispose();
        dragged = false;
    }

    private static boolean isSorting(Item column) {
        return column.isListening(SWT.Selection);
    }

    private void stretch() {
        if (dragged) {
            return;
        }
        laying = true;
        int left = control.getClientArea().width;
        int shown = shown(left);
        for (int i = 0; i < columns.length; i++) {
            if (!wide.contains(i)) {
                int width = i < shown ? fitting[i] : 0;
                set(columns[i], width);
                left -= width;
            }
        }
        share(left);
        laying = false;
    }

    /** How many columns there is room for. */
    private int shown(int room) {
        int needed = 0;
        for (int i = 0; i < columns.length; i++) {
            needed += wide.contains(i) ? Math.max(fitting[i], Math.min(LEAST, most[i])) : fitting[i];
        }
        int shown = columns.length;
        while (shown > never && needed > room) {
            shown--;
            needed -= fitting[shown];
        }
        return shown;
    }

    /** Divides a width among the wide columns: what some do not need goes to the others, and what none needs to all. */
    private void share(int all) {
        int left = all;
        int parts = wide.size();
        List<Integer> order = wide.stream().distinct().sorted(Comparator.comparingInt(column -> most[column])).toList();
        for (int column : order) {
            int part = Collections.frequency(wide, column);
            int least = Math.max(fitting[column], LEAST);
            int share = Math.min(Math.max(least, left * part / parts), Math.max(fitting[column], most[column]));
            set(columns[column], share);
            left -= share;
            parts -= part;
        }
        parts = order.size();
        for (int column : order) {
            int more = Math.max(0, left / parts--);
            set(columns[column], width(columns[column]) + more);
            left -= more;
        }
    }

    private void restore() {
        String[] widths = settings().getArray(key);
        if (widths != null && widths.length == columns.length) {
            for (int i = 0; i < columns.length; i++) {
                set(columns[i], Integer.parseInt(widths[i]));
            }
            dragged = true;
        }
    }

    private void save() {
        if (dragged) {
            String[] widths = new String[columns.length];
            for (int i = 0; i < columns.length; i++) {
                widths[i] = String.valueOf(width(columns[i]));
            }
            settings().put(key, widths);
        }
    }

    private static IDialogSettings settings() {
        return DialogSettings.getOrCreateSection(PlatformUI.getDialogSettingsProvider(
            Platform.getBundle(ContestUi.ID)).getDialogSettings(), "columns"); //$NON-NLS-1$
    }

    private static void set(Item column, int width) {
        if (column instanceof TreeColumn ofTree) {
            ofTree.setWidth(width);
        } else {
            ((TableColumn) column).setWidth(width);
        }
    }

    private static int width(Item column) {
        return column instanceof TreeColumn ofTree ? ofTree.getWidth() : ((TableColumn) column).getWidth();
    }
}
