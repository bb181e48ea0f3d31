/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.internal;

import org.eclipse.swt.widgets.Table;

/**
 * The number of rows of a virtual table, of which there may be a million: GTK makes and removes each of them, which
 * takes seconds. Many are made or removed in parts, and the window stays free in between.
 */
public final class RowCount {

    private static final int MADE_AT_ONCE = 20_000;
    private static final int REMOVED_AT_ONCE = 4_000;
    private static final int PAUSE_MILLIS = 10;

    private final Table table;
    private final Runnable step = this::step;
    private int wanted;

    /** For a virtual table. */
    public RowCount(Table table) {
        this.table = table;
    }

    /** The table has so many rows, or will have soon. */
    public void set(int count) {
        wanted = count;
        step();
    }

    private void step() {
        if (table.isDisposed() || table.getItemCount() == wanted) {
            return;
        }
        int now = table.getItemCount();
        table.setItemCount(Math.clamp(wanted, Math.max(0, now - REMOVED_AT_ONCE), now + MADE_AT_ONCE));
        table.getDisplay().timerExec(PAUSE_MILLIS, step);
    }
}
