/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests;

import java.nio.file.Files;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignManager;
import org.contest.ui.ContestUi;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.Freezes;
import org.contest.ui.tests.support.MadeCampaigns;
import org.contest.ui.tests.support.Screenshots;
import org.contest.ui.tests.support.Stressed;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IViewPart;
import org.junit.jupiter.api.Test;

/**
 * A campaign of so many runs and tasks that their rows are made and removed in parts; they stream in while it is shown.
 * The longest time for which the
 * window was not free is printed; decision 027 has what was seen with a million.
 */
class LargeCampaignTest {

    private static final int MANY = Integer.getInteger("contest.many", 100_000);
    private static final int PARTS = 10;
    private static final int PART = MANY / PARTS;
    private static final String LAST = String.format("%,d", MANY);
    private static final int LOCATIONS = 1000;
    private static final int UNCOVERED = 10;

    private Freezes freezes;

    @Test
    void many_runs_and_tasks_are_selected_sorted_filtered_and_deleted() throws Exception {
        Views.perspective(ContestUi.PERSPECTIVE);
        CampaignEntry small = Stressed.campaign("airlines.Airlines", 40);
        IViewPart view = Views.show(ContestUi.CAMPAIGNS_VIEW);
        IViewPart tasks = Views.show(ContestUi.TASKS_VIEW); // classes are loaded with a small campaign
        Views.selectListed(Views.show(ContestUi.CAMPAIGNS_VIEW), small);
        Table runs = Ui.call(() -> Views.widget(view, Table.class));
        Eventually.holds("the small one is there", () -> Ui.call(runs::getItemCount) == 40);
        try (Freezes watched = new Freezes()) {
            freezes = watched;
            CampaignEntry large = MadeCampaigns.of("made-large", PART, LargeCampaignTest::fill);
            told("found");
            Views.selectListed(view, large);
            for (int listed = PART; listed < MANY; listed += PART) {
                int from = listed + 1;
                int to = listed + PART;
                MadeCampaigns.more(large, from, to, statement -> tasks(statement, from, to));
                Eventually.holds("what has come is listed", () -> Ui.call(runs::getItemCount) == to);
                Eventually.holds("its tasks too",
                    () -> Ui.call(() -> Views.widget(tasks, Table.class).getItemCount()) == to);
            }
            told("streamed in");
            Views.selectListed(view, small);
            Eventually.holds("the small one is there", () -> Ui.call(runs::getItemCount) == 40);
            Views.selectListed(view, large);
            Eventually.holds("all runs are listed", () -> Ui.call(runs::getItemCount) == MANY);
            told("selected");
            Ui.run(() -> runs.setTopIndex(MANY - 1));
            Eventually.holds("the last run is read",
                () -> Ui.call(() -> runs.getItem(MANY - 1).getText(0).equals(LAST)));
            told("scrolled to the end");
            Ui.run(() -> runs.getColumn(0).notifyListeners(SWT.Selection, new Event()));
            Eventually.holds("the last run is the first",
                () -> Ui.call(() -> runs.getItem(0).getText(0).equals(LAST)));
            told("sorted");
            Screenshots.screen("large-runs");
            Views.show(ContestUi.TASKS_VIEW);
            filter(tasks);
            CampaignManager.ofWorkspace().delete(List.of(large)).join();
            Eventually.holds("nothing is left", () -> !Files.exists(large.directory()));
            told("deleted");
        }
    }

    private void filter(IViewPart view) {
        Table table = Ui.call(() -> Views.widget(view, Table.class));
        Eventually.holds("all tasks are listed", () -> Ui.call(table::getItemCount) == MANY);
        told("tasks listed");
        Ui.run(() -> table.setTopIndex(MANY / 2));
        Eventually.holds("a task in the middle is read",
            () -> Ui.call(() -> !table.getItem(MANY / 2).getText(0).isEmpty()));
        told("tasks scrolled");
        Ui.run(() -> {
            table.getColumn(0).notifyListeners(SWT.Selection, new Event());
            table.setTopIndex(0);
        });
        Eventually.holds("sorted by place", () -> Ui.call(() -> !table.getItem(0).getText(0).isEmpty()));
        told("tasks sorted");
        Ui.run(() -> Ui.all(table.getParent(), Text.class, text -> text.getMessage().equals("Class")).get(0)
            .setText("Class7"));
        Eventually.holds("one class in a thousand", () -> Ui.call(table::getItemCount) < MANY / 2
            && Ui.call(table::getItemCount) > 0);
        told("tasks filtered");
        Screenshots.screen("large-tasks");
        Ui.run(() -> Ui.all(table.getParent(), Text.class, text -> text.getMessage().equals("Class")).get(0)
            .setText(""));
    }

    private void told(String what) {
        System.out.println("longest event, " + what + ": " + freezes.longestMillis() + " ms of processor time, "
            + freezes.longestWallMillis() + " ms of wall time");
    }

    private static void fill(Statement statement) throws SQLException {
        statement.execute("INSERT INTO metrics (id, name) VALUES (1, 'ConcurPairs')");
        statement
            .execute(MadeCampaigns.numbers(1, LOCATIONS) + "task_locations SELECT i, 'some.Class' || i, 'run()V', i, "
                + "'read', 'some.Class.field' || i FROM n");
        statement.execute(MadeCampaigns.numbers(1, LOCATIONS)
            + "task_names SELECT i, 'some.Class.field' || i FROM n");
        tasks(statement, 1, PART);
    }

    private static void tasks(Statement statement, int from, int to) throws SQLException {
        statement.execute(MadeCampaigns.numbers(from, to)
            + "tasks SELECT (1 << 32) | i, 1, 1 + i % 1000, 1 + i * 7 % 1000, "
            + "0, 1 + i % 500, 0, 0, 0, 0, CASE WHEN i % " + UNCOVERED + " = 0 THEN 0 ELSE 1 + i % 2000 END, "
            + "CASE WHEN i % " + UNCOVERED + " = 0 THEN 0 ELSE 1 + i % 97 END FROM n");
    }
}
