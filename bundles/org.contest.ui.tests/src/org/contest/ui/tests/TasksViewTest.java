/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.launching.StressOptions;
import org.contest.core.tasks.AimedNoise;
import org.contest.engine.Campaign;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.tasks.TaskCount;
import org.contest.engine.tasks.TaskQuery;
import org.contest.engine.tasks.TaskRow;
import org.contest.ui.ContestUi;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.Screenshots;
import org.contest.ui.tests.support.Stressed;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IViewPart;
import org.junit.jupiter.api.Test;

/** The view Interleaving Tasks on campaigns that were really run. */
class TasksViewTest {

    private static final String JAVA = "org.eclipse.jdt.ui.JavaPerspective"; //$NON-NLS-1$
    private static final int RUNS_COLUMN = 5;

    @Test
    void tasks_are_those_of_the_database_filtered_and_sorted_there() throws Exception {
        CampaignEntry campaign = Stressed.campaign("airlines.Airlines", 40); //$NON-NLS-1$
        IViewPart view = open(campaign);
        Table table = Ui.call(() -> Views.widget(view, Table.class));
        awaitRows(table, count(campaign, TaskQuery.ALL).known());
        select(table, 0);
        Screenshots.screen("tasks"); //$NON-NLS-1$
        Ui.run(() -> Ui.all(table.getParent(), Text.class, text -> text.getMessage().equals("Class")).get(0)
            .setText("Counter")); //$NON-NLS-1$
        awaitRows(table, count(campaign, TaskQuery.ALL.ofClass("Counter")).known()); //$NON-NLS-1$
        Ui.run(() -> check(table, "uncovered")); //$NON-NLS-1$
        TaskQuery covered = TaskQuery.ALL.ofClass("Counter").with(TaskQuery.Cover.COVERED); //$NON-NLS-1$
        awaitRows(table, count(campaign, covered).covered());
        Ui.run(() -> {
            table.getColumn(RUNS_COLUMN).notifyListeners(SWT.Selection, new Event());
            table.getColumn(RUNS_COLUMN).notifyListeners(SWT.Selection, new Event());
        });
        String most = first(campaign, covered.by(TaskQuery.Order.RUNS, true)).runs() + ""; //$NON-NLS-1$
        Eventually.holds("the task of the most runs is the first", //$NON-NLS-1$
            () -> Ui.call(() -> table.getItem(0).getText(RUNS_COLUMN)).equals(most));
        select(table, 0);
        Ui.run(() -> table.notifyListeners(SWT.DefaultSelection, new Event()));
        Eventually.holds("the line is open", () -> Ui.call(() -> Views.page().getActiveEditor() != null)); //$NON-NLS-1$
        Screenshots.screen("tasks-filtered"); //$NON-NLS-1$
        Ui.run(() -> Views.page().closeAllEditors(false));
    }

    @Test
    void changes_since_another_campaign_are_told_and_noise_is_aimed_at_a_task() throws Exception {
        CampaignEntry before = Stressed.campaign("philosophers.DiningPhilosophers", 40); //$NON-NLS-1$
        CampaignEntry campaign = Stressed.campaign("airlines.Airlines", 40); //$NON-NLS-1$
        IViewPart view = open(campaign);
        Table table = Ui.call(() -> Views.widget(view, Table.class));
        Combo compare = Ui.call(() -> Ui.all(table.getParent(), Combo.class, combo -> true).get(1));
        String changes = "Changes since " + before.name(); //$NON-NLS-1$
        Eventually.holds(changes + " is offered", () -> Ui.call(() -> compare.indexOf(changes) >= 0)); //$NON-NLS-1$
        Ui.run(() -> {
            compare.setText(changes);
            compare.notifyListeners(SWT.Selection, new Event());
        });
        awaitRows(table, count(campaign, TaskQuery.ALL).covered() + count(before, TaskQuery.ALL).covered());
        Screenshots.screen("tasks-changed"); //$NON-NLS-1$
        TaskRow task = first(campaign, TaskQuery.ALL.ofClass("Counter")); //$NON-NLS-1$
        ILaunchConfiguration aimed = AimedNoise.at(campaign.origin(), task.task());
        assertEquals("noise", StressOptions.get(aimed, CampaignOption.SCHEDULER)); //$NON-NLS-1$
        assertTrue(StressOptions.get(aimed, CampaignOption.INCLUDE).contains("examples.airlines.Counter"));
        aimed.delete();
    }

    private static IViewPart open(CampaignEntry campaign) {
        Views.perspective(JAVA);
        IViewPart view = Views.show(ContestUi.TASKS_VIEW);
        Views.selectListed(Views.show(ContestUi.CAMPAIGNS_VIEW), campaign);
        Views.show(ContestUi.TASKS_VIEW);
        Ui.run(() -> { // the tests of this class share the view
            Table table = Views.widget(view, Table.class);
            Ui.all(table.getParent(), Text.class, text -> text.getMessage().equals("Class")).get(0).setText("");
            Button uncovered = Ui.all(table.getParent(), Button.class, b -> b.getText().equals("uncovered")).get(0);
            uncovered.setSelection(true);
            Combo compare = Ui.all(table.getParent(), Combo.class, combo -> true).get(1);
            compare.select(0);
            compare.notifyListeners(SWT.Selection, new Event());
        });
        return view;
    }

    private static TaskCount count(CampaignEntry entry, TaskQuery query) {
        try (Campaign campaign = Campaign.open(entry.directory())) {
            return campaign.countTasks(query);
        }
    }

    private static TaskRow first(CampaignEntry entry, TaskQuery query) {
        try (Campaign campaign = Campaign.open(entry.directory())) {
            return campaign.tasks(query.page(0, 1)).get(0);
        }
    }

    private static void awaitRows(Table table, long rows) {
        Eventually.holds(rows + " rows", () -> Ui.call(table::getItemCount) == rows); //$NON-NLS-1$
    }

    private static void select(Table table, int row) {
        Eventually.holds("the row is read", () -> Ui.call(() -> !table.getItem(row).getText(RUNS_COLUMN).isEmpty()));
        Ui.run(() -> {
            table.setSelection(row);
            table.notifyListeners(SWT.Selection, new Event());
        });
    }

    private static void check(Table table, String label) {
        Button button = Ui.all(table.getParent(), Button.class, b -> b.getText().equals(label)).get(0);
        button.setSelection(!button.getSelection());
        button.notifyListeners(SWT.Selection, new Event());
    }
}
