/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.tasks;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.contest.core.ContestStatus;
import org.contest.core.internal.Messages;
import org.contest.engine.model.EngineException;
import org.contest.engine.tasks.TaskQuery;
import org.contest.engine.tasks.TaskRow;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.IJobFunction;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The tasks that a query gives, a page at a time: a page that is asked for and the one behind it are read in a job. Of
 * many pages asked for in short time, as by a scroll bar that is dragged, only the last ones are read.
 */
public final class TaskPages {

    /** Told on the thread of the job. */
    @FunctionalInterface
    public interface Listener {
        /** The rows from one number to another, which is not included, can be shown. */
        void loaded(int from, int to);
    }

    /** Rows of a page. */
    public static final int PAGE = 256;

    private static final int MOST_KEPT = 64;
    private static final int MOST_WANTED = 4;

    private final TaskSource source;
    private final TaskQuery query;
    private final Listener listener;
    private final Map<Integer, List<TaskRow>> pages = new LinkedHashMap<>();
    private final Deque<Integer> wanted = new ArrayDeque<>();
    private final Job job;

    /** Nothing is read yet. */
    public TaskPages(TaskSource source, TaskQuery query, Listener listener) {
        this.source = source;
        this.query = query;
        this.listener = listener;
        job = Job.createSystem(Messages.job_tasks, (IJobFunction) monitor -> load());
    }

    /** A row; null when it is not there yet: the listener is told of it later. Never waits. */
    public synchronized @Nullable TaskRow row(int index) {
        int page = index / PAGE;
        if (pages.containsKey(page)) {
            List<TaskRow> rows = pages.get(page);
            return index % PAGE < rows.size() ? rows.get(index % PAGE) : null;
        }
        want(page + 1);
        want(page);
        job.schedule();
        return null;
    }

    private void want(int page) {
        if (!pages.containsKey(page)) {
            wanted.remove(page);
            wanted.addFirst(page);
        }
        while (wanted.size() > MOST_WANTED) {
            wanted.removeLast();
        }
    }

    private IStatus load() {
        try {
            for (Integer page = next(); page != null; page = next()) {
                List<TaskRow> rows = source.page(query.page(page * PAGE, PAGE));
                keep(page, rows);
                listener.loaded(page * PAGE, page * PAGE + rows.size());
            }
        } catch (EngineException e) {
            return source.isGone() ? Status.OK_STATUS : ContestStatus.of(e);
        }
        return Status.OK_STATUS;
    }

    private synchronized @Nullable Integer next() {
        return wanted.pollFirst();
    }

    private synchronized void keep(Integer page, List<TaskRow> rows) {
        while (pages.size() >= MOST_KEPT) {
            pages.remove(pages.keySet().iterator().next());
        }
        pages.put(page, rows);
    }
}
