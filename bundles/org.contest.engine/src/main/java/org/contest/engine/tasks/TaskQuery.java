/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.tasks;

/**
 * Which tasks to give, in which order, and which page of them. Immutable; begin with {@link #ALL}.
 *
 * @param metric exact name; empty for all metrics
 * @param className binary or simple name of the class of one of the locations, {@code *} for any text; empty for all
 * @param method name without descriptor of the method of one of the locations, {@code *} for any text; empty for all
 * @param variable the variable, lock or field, or its last part, {@code *} for any text; empty for all
 * @param text words that a location, object, detail or thread has to contain, each of them; empty for all
 * @param cover whether covered
 * @param order by what to sort
 * @param descending the other way round
 * @param offset so many are left out first
 * @param limit most tasks to give
 */
public record TaskQuery(String metric, String className, String method, String variable, String text, Cover cover,
    Order order, boolean descending, int offset, int limit) {

    /** Whether covered. */
    public enum Cover {
        /** Covered or not. */
        ALL,
        /** Covered in a run. */
        COVERED,
        /** Known to be possible, as the metric is a closed world, and not covered. */
        UNCOVERED
    }

    /** By what tasks are sorted. */
    public enum Order {
        /** By the run that covered it first; those not covered first. */
        FIRST_RUN,
        /** By the number of runs that covered it. */
        RUNS,
        /** By class, method and line of the first location. */
        LOCATION,
        /** By variable or lock. */
        VARIABLE
    }

    /** Every task, the earliest first, at most 1,000. */
    public static final TaskQuery ALL =
        new TaskQuery("", "", "", "", "", Cover.ALL, Order.FIRST_RUN, false, 0, 1000);

    /** Of this metric only. */
    public TaskQuery ofMetric(String name) {
        return new TaskQuery(name, className, method, variable, text, cover, order, descending, offset, limit);
    }

    /** With a location in this class only. */
    public TaskQuery ofClass(String name) {
        return new TaskQuery(metric, name, method, variable, text, cover, order, descending, offset, limit);
    }

    /** With a location in this method only. */
    public TaskQuery ofMethod(String name) {
        return new TaskQuery(metric, className, name, variable, text, cover, order, descending, offset, limit);
    }

    /** Of this variable or lock only. */
    public TaskQuery ofVariable(String name) {
        return new TaskQuery(metric, className, method, name, text, cover, order, descending, offset, limit);
    }

    /** With these words only. */
    public TaskQuery with(String words) {
        return new TaskQuery(metric, className, method, variable, words, cover, order, descending, offset, limit);
    }

    /** Only covered or uncovered ones. */
    public TaskQuery with(Cover which) {
        return new TaskQuery(metric, className, method, variable, text, which, order, descending, offset, limit);
    }

    /** Sorted. */
    public TaskQuery by(Order newOrder, boolean newDescending) {
        return new TaskQuery(metric, className, method, variable, text, cover, newOrder, newDescending, offset, limit);
    }

    /** One page. */
    public TaskQuery page(int newOffset, int newLimit) {
        return new TaskQuery(metric, className, method, variable, text, cover, order, descending, newOffset, newLimit);
    }
}
