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
import java.util.List;
import java.util.function.Consumer;
import org.contest.engine.store.CampaignStore;
import org.contest.engine.tasks.TaskCount;
import org.contest.engine.tasks.TaskGroup;
import org.contest.engine.tasks.TaskQuery;
import org.contest.engine.tasks.TaskRow;

/**
 * The tasks in a campaign file, filtered and sorted by the database. The file is open only while it is read.
 *
 * @param campaign directory of the campaign
 */
public record StoredTasks(Path campaign) implements TaskSource {

    private static final int BATCH = 10_000;

    @Override
    public TaskCount count(TaskQuery query) {
        try (CampaignStore store = CampaignStore.open(campaign)) {
            return store.countTasks(query);
        }
    }

    @Override
    public List<TaskRow> page(TaskQuery query) {
        try (CampaignStore store = CampaignStore.open(campaign)) {
            return store.tasks(query);
        }
    }

    @Override
    public boolean isGone() {
        return !CampaignStore.exists(campaign);
    }

    /** The metrics with their numbers of tasks. */
    public List<TaskGroup> metrics() {
        try (CampaignStore store = CampaignStore.open(campaign)) {
            return store.taskGroups(TaskQuery.ALL, TaskGroup.By.METRIC);
        }
    }

    /** The cursor over all tasks that a query gives, read in large pages through one opening of the file. */
    void each(TaskQuery query, Consumer<TaskRow> consumer) {
        try (CampaignStore store = CampaignStore.open(campaign)) {
            int offset = 0;
            List<TaskRow> rows = store.tasks(query.page(offset, BATCH));
            while (!rows.isEmpty()) {
                rows.forEach(consumer);
                offset += rows.size();
                rows = rows.size() < BATCH ? List.of() : store.tasks(query.page(offset, BATCH));
            }
        }
    }
}
