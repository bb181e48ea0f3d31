/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tasks;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignReading;
import org.contest.core.tasks.ChangedTasks;
import org.contest.core.tasks.StoredTasks;
import org.contest.core.tasks.TaskSource;
import org.contest.engine.tasks.TaskCount;
import org.contest.engine.tasks.TaskGroup;
import org.contest.engine.tasks.TaskQuery;
import org.contest.ui.internal.Messages;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Display;

/** Counts what a query gives, in a job; only the last question is answered. */
final class TaskSearch {

    /**
     * What was found.
     *
     * @param source of the rows
     * @param query that gives them
     * @param rows how many
     * @param metrics of the campaign
     * @param sentence for the user
     */
    record Answer(TaskSource source, TaskQuery query, int rows, List<TaskGroup> metrics, String sentence) {
    }

    private static final long AGAIN_NANOS = 2_000_000_000L;

    private final Display display;
    private final Consumer<Answer> found;
    private long questions;
    private long asked;

    TaskSearch(Display display, Consumer<Answer> found) {
        this.display = display;
        this.found = found;
    }

    /** Asks once more while a campaign runs, but not with each of its runs. */
    void askAgain(Supplier<TaskQuery> query, CampaignEntry campaign, @Nullable CampaignEntry other) {
        if (System.nanoTime() - asked > AGAIN_NANOS) {
            ask(query.get(), campaign, other);
        }
    }

    /** Asks; the answer comes on the UI thread. */
    void ask(TaskQuery query, CampaignEntry campaign, @Nullable CampaignEntry other) {
        asked = System.nanoTime();
        long question = ++questions;
        List<CampaignEntry> read = other == null ? List.of(campaign) : List.of(campaign, other);
        CampaignReading.start(Messages.tasks_reading, read, () -> {
            Answer answer = answer(query, campaign, other);
            display.asyncExec(() -> {
                if (question == questions) {
                    found.accept(answer);
                }
            });
        });
    }

    private static Answer answer(TaskQuery query, CampaignEntry campaign, @Nullable CampaignEntry other) {
        StoredTasks stored = new StoredTasks(campaign.directory());
        List<TaskGroup> metrics = stored.metrics();
        if (other == null) {
            TaskCount count = stored.count(query);
            long rows = query.cover() == TaskQuery.Cover.COVERED ? count.covered()
                : query.cover() == TaskQuery.Cover.UNCOVERED ? count.known() - count.covered() : count.known();
            return new Answer(stored, query, (int) Math.min(Integer.MAX_VALUE, rows), metrics,
                NLS.bind(Messages.tasks_sentence, new Object[] {campaign.name(), number(count.covered()),
                    number(count.known() - count.covered())}));
        }
        ChangedTasks changed = ChangedTasks.between(campaign.directory(), other.directory(), query, other.name());
        return new Answer(changed, query, (int) changed.count(query).known(), metrics,
            NLS.bind(Messages.tasks_changes, new Object[] {campaign.name(), number(changed.onlyHere()), other.name(),
                number(changed.onlyThere())}));
    }

    private static String number(long value) {
        return String.format(Locale.ROOT, "%,d", value); //$NON-NLS-1$
    }
}
