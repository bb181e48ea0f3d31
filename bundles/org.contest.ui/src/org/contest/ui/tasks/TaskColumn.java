/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tasks;

import java.util.Locale;
import java.util.function.Function;
import org.contest.core.tasks.TaskTexts;
import org.contest.engine.tasks.TaskQuery.Order;
import org.contest.engine.tasks.TaskRow;
import org.contest.ui.internal.Messages;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;

/** The columns of the table of tasks. */
enum TaskColumn {

    /** The first location. */
    FIRST(Messages.tasks_first, SWT.LEFT, "", Order.LOCATION, row -> TaskTexts.place(row.task(), 0)),

    /** The second location. */
    SECOND(Messages.tasks_second, SWT.LEFT, "", null, row -> TaskTexts.place(row.task(), 1)),

    /** Mode, state or flag; compared with another campaign, whether it is new. */
    DETAIL(Messages.tasks_detail, SWT.LEFT, "new sees other", null, row -> TaskTexts.detail(row.task())),

    /** Variable or lock. */
    VARIABLE(Messages.tasks_variable, SWT.LEFT, "SomeClass.someField", Order.VARIABLE,
        row -> TaskTexts.variable(row.task())),

    /** First run that covered it. */
    FIRST_RUN(Messages.tasks_firstRun, SWT.RIGHT, "100,000", Order.FIRST_RUN, row -> number(row.firstRun())),

    /** Runs that covered it. */
    RUNS(Messages.tasks_runs, SWT.RIGHT, "100,000", Order.RUNS, row -> number(row.runs()));

    private final String title;
    private final int style;
    private final String sample;
    private final Order order;
    private final Function<TaskRow, String> text;

    TaskColumn(String title, int style, String sample, Order order, Function<TaskRow, String> text) {
        this.title = title;
        this.style = style;
        this.sample = sample;
        this.order = order;
        this.text = text;
    }

    String title() {
        return title;
    }

    int style() {
        return style;
    }

    /** A text that has to fit. */
    String sample() {
        return sample;
    }

    /** What the database sorts by; null where it does not sort. */
    @Nullable
    Order order() {
        return order;
    }

    String text(TaskRow row) {
        return text.apply(row);
    }

    private static String number(int value) {
        return value == 0 ? "-" : String.format(Locale.ROOT, "%,d", value); //$NON-NLS-1$ //$NON-NLS-2$
    }
}
