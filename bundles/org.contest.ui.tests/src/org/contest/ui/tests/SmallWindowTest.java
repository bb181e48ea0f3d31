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

import java.util.Arrays;
import java.util.List;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.failures.FailureTitle;
import org.contest.ui.ContestUi;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.Screenshots;
import org.contest.ui.tests.support.Stressed;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IViewPart;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is in sight in a window of 1280x800, and in views that are narrower still. */
class SmallWindowTest {

    private static final int WIDTH = 1280;
    private static final int HEIGHT = 800;
    private static final int UNCOVERED = 2;

    private CampaignEntry campaign;

    @BeforeEach
    void make_the_window_small() throws Exception {
        campaign = Stressed.campaign("airlines.Airlines", 40);
        Views.perspective(ContestUi.PERSPECTIVE);
        Ui.run(() -> {
            Views.page().resetPerspective();
            Views.page().getWorkbenchWindow().getShell().setBounds(0, 0, WIDTH, HEIGHT);
        });
    }

    @AfterEach
    void make_it_large_again() {
        Views.perspective(ContestUi.PERSPECTIVE);
    }

    @Test
    void runs_tell_their_outcome_scheduler_events_and_seconds() {
        IViewPart view = Views.show(ContestUi.CAMPAIGNS_VIEW);
        Views.selectListed(view, campaign);
        Table runs = Ui.call(() -> Views.widget(view, Table.class));
        Eventually.holds("all but the seed are in sight", () -> Ui.call(() -> shown(runs)).equals(
            List.of("Run", "Outcome", "Scheduler", "Events", "Seconds")));
        assertTrue(Ui.call(() -> width(runs) <= runs.getClientArea().width), "nothing is to be scrolled to");
        Eventually.holds("a run is read", () -> !Ui.call(() -> runs.getItem(0).getText(0).isEmpty()));
        Screenshots.screen("small-campaigns");
    }

    @Test
    void a_title_of_a_failure_that_is_cut_has_dots() {
        IViewPart view = Views.show(ContestUi.CAMPAIGNS_VIEW);
        Views.selectListed(view, campaign);
        String title = FailureTitle.brief(campaign.snapshot().failures().get(0));
        Tree tree = Ui.call(() -> Views.widget(view, Tree.class));
        Eventually.holds(title + " is shortened", () -> Ui.call(() -> {
            tree.getColumn(0).setWidth(150); // again: the view may lay itself out meanwhile
            String shown = tree.getSelection()[0].getItem(0).getText(0);
            return shown.endsWith("\u2026") && title.startsWith(shown.substring(0, shown.length() - 1));
        }));
    }

    @Test
    void the_links_of_a_task_keep_the_line() {
        Views.selectListed(Views.show(ContestUi.CAMPAIGNS_VIEW), campaign);
        IViewPart view = Views.show(ContestUi.TASKS_VIEW);
        Table tasks = Ui.call(() -> Views.widget(view, Table.class));
        Eventually.holds("a task is read", () -> Ui.call(() -> tasks.getItemCount() > 0
            && tasks.getItem(0).getText(0).matches(".*:\\d+.*")));
        Ui.run(() -> {
            tasks.setSelection(0);
            tasks.notifyListeners(SWT.Selection, new Event());
        });
        Link link = Ui.call(() -> Views.widget(view, Link.class, any -> any.getText().startsWith("<a>")));
        String whole = Ui.call(link::getText);
        assertTrue(whole.matches("<a>.+:\\d+.*</a>"), whole);
        String narrow = Ui.call(() -> {
            link.setSize(80, link.getSize().y);
            return link.getText();
        });
        assertTrue(narrow.matches("<a>.+\u2026:\\d+.*</a>"), narrow);
        assertEquals(whole, "<a>" + Ui.call(link::getToolTipText) + "</a>");
        Screenshots.screen("small-tasks");
    }

    @Test
    void the_number_of_uncovered_tasks_is_not_cut() {
        Views.selectListed(Views.show(ContestUi.CAMPAIGNS_VIEW), campaign);
        IViewPart view = Views.show(ContestUi.SATURATION_VIEW);
        Table metrics = Ui.call(() -> Views.widget(view, Table.class));
        Eventually.holds("metrics are listed", () -> Ui.call(() -> metrics.getItemCount() > 0));
        Eventually.holds("the first three columns are in sight", () -> Ui.call(() -> {
            metrics.getParent().setSize(290, metrics.getParent().getSize().y); // again, as above
            return width(metrics) <= metrics.getClientArea().width && metrics.getClientArea().width < 300
                && metrics.getColumn(UNCOVERED).getWidth() > 0;
        }));
        Screenshots.screen("small-saturation");
    }

    private static List<String> shown(Table table) {
        return Arrays.stream(table.getColumns()).filter(column -> column.getWidth() > 0).map(TableColumn::getText)
            .toList();
    }

    private static int width(Table table) {
        return Arrays.stream(table.getColumns()).mapToInt(TableColumn::getWidth).sum();
    }
}
