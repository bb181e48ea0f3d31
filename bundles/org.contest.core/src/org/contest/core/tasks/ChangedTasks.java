/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.tasks;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.contest.core.internal.Messages;
import org.contest.engine.tasks.TaskCount;
import org.contest.engine.tasks.TaskQuery;
import org.contest.engine.tasks.TaskRow;
import org.eclipse.osgi.util.NLS;

/** Tasks that one of two campaigns has covered and the other has not, in the order of the query. */
public final class ChangedTasks implements TaskSource {

    /** More differences than anybody reads. */
    private static final int MOST = 100_000;

    private final List<TaskRow> rows = new ArrayList<>();
    private final Set<TaskRow> lost = new HashSet<>();
    private final String otherName;
    private final long here;

    private ChangedTasks(StoredTasks now, StoredTasks before, TaskQuery query, String otherName) {
        this.otherName = otherName;
        Set<Object> known = keys(before, query);
        now.each(query, row -> keepNew(row, known));
        here = rows.size();
        Set<Object> found = keys(now, query);
        before.each(query, row -> keepLost(row, found));
    }

    /** Compares the tasks that a query gives in two campaigns. */
    public static ChangedTasks between(Path now, Path before, TaskQuery query, String otherName) {
        return new ChangedTasks(new StoredTasks(now), new StoredTasks(before), query.with(TaskQuery.Cover.COVERED),
            otherName);
    }

    private static Set<Object> keys(StoredTasks tasks, TaskQuery query) {
        Set<Object> keys = new HashSet<>();
        tasks.each(query, row -> keys.add(key(row)));
        return keys;
    }

    private static Object key(TaskRow row) {
        return List.of(row.metric(), row.task());
    }

    private void keepNew(TaskRow row, Set<Object> known) {
        if (!known.contains(key(row)) && rows.size() < MOST) {
            rows.add(row);
        }
    }

    private void keepLost(TaskRow row, Set<Object> found) {
        if (!found.contains(key(row)) && rows.size() < MOST) {
            rows.add(row);
            lost.add(row);
        }
    }

    /** Number of tasks that only the campaign itself has covered. */
    public long onlyHere() {
        return here;
    }

    /** Number of tasks that only the other campaign has covered. */
    public long onlyThere() {
        return rows.size() - here;
    }

    @Override
    public TaskCount count(TaskQuery query) {
        return new TaskCount(rows.size(), rows.size());
    }

    @Override
    public List<TaskRow> page(TaskQuery query) {
        int from = Math.min(query.offset(), rows.size());
        return List.copyOf(rows.subList(from, Math.min(rows.size(), from + query.limit())));
    }

    @Override
    public String remark(TaskRow row) {
        return lost.contains(row) ? NLS.bind(Messages.task_onlyThere, otherName) : Messages.task_onlyHere;
    }
}
