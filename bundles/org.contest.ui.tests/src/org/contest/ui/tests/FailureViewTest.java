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
import org.contest.core.campaigns.CampaignManager;
import org.contest.core.failures.FailureDetails;
import org.contest.core.failures.FailureThread;
import org.contest.core.failures.FailureTitle;
import org.contest.engine.model.FailureRow;
import org.contest.ui.ContestUi;
import org.contest.ui.campaigns.FailureNode;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.MadeCampaigns;
import org.contest.ui.tests.support.Screenshots;
import org.contest.ui.tests.support.Stressed;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IViewPart;
import org.junit.jupiter.api.Test;

/** The view Failure on failures that were really found. */
class FailureViewTest {

    private static final String JAVA = "org.eclipse.jdt.ui.JavaPerspective"; //$NON-NLS-1$

    @Test
    void a_deadlock_shows_its_threads_and_the_cycle_and_a_click_opens_the_line() throws Exception {
        CampaignEntry campaign = Stressed.campaign("philosophers.DiningPhilosophers", 40); //$NON-NLS-1$
        FailureRow deadlock = campaign.snapshot().failures().get(0);
        FailureDetails details = FailureDetails.read(campaign, deadlock);
        assertEquals("", details.problem()); //$NON-NLS-1$
        assertEquals(5, details.cycle().size());
        assertEquals(List.of("Fork"), details.cycle().stream().map(FailureThread::resource).distinct().toList());
        for (int i = 0; i < details.cycle().size(); i++) {
            FailureThread next = details.cycle().get((i + 1) % details.cycle().size());
            assertEquals(next.identity(), details.cycle().get(i).waitsFor());
        }
        List<String> whole = FailureTitle.whole(deadlock).lines().toList();
        assertEquals("Deadlock: 5 threads wait for each other", whole.get(0));
        assertEquals(6, whole.stream().skip(1).filter(line -> line.contains(" waits for ")).count(), whole::toString);
        IViewPart view = show(campaign, deadlock);
        assertEquals("Deadlock: 5 threads wait for each other", title(view)); //$NON-NLS-1$
        Tree tree = Ui.call(() -> Views.widget(view, Tree.class));
        Eventually.holds("five philosophers and main are listed", () -> Ui.call(tree::getItemCount) == 6); //$NON-NLS-1$
        Screenshots.screen("failure-deadlock"); //$NON-NLS-1$
        Ui.run(() -> {
            tree.setSelection(tree.getItem(0));
            tree.notifyListeners(SWT.DefaultSelection, event(tree.getItem(0)));
        });
        Eventually.holds("the editor shows the class", () -> Ui.call(() -> Views.page().getActiveEditor() != null
            && Views.page().getActiveEditor().getTitle().equals("Philosopher.java"))); //$NON-NLS-1$
    }

    @Test
    void an_exception_shows_its_stack_with_the_program_first_and_how_often_it_came() throws Exception {
        CampaignEntry campaign = Stressed.campaign("airlines.Airlines", 40); //$NON-NLS-1$
        FailureRow row = campaign.snapshot().failures().get(0);
        IViewPart view = show(campaign, row);
        assertEquals("IllegalStateException: " + row.message(), title(view)); //$NON-NLS-1$
        assertTrue(FailureTitle.facts(row, campaign.snapshot())
            .startsWith("In " + row.count() + " of 40 runs: "), FailureTitle.facts(row, campaign.snapshot()));
        Tree tree = Ui.call(() -> Views.widget(view, Tree.class));
        Eventually.holds("the failing thread is the first", () -> Ui.call(() -> tree.getItemCount() > 0 //$NON-NLS-1$
            && tree.getItem(0).getText(0).startsWith("main threw IllegalStateException"))); //$NON-NLS-1$
        assertEquals(row.frames().size(), Ui.call(() -> tree.getItem(0).getItemCount()));
        Screenshots.screen("failure-exception"); //$NON-NLS-1$
    }

    @Test
    void a_narrow_view_shows_its_columns_whole_or_not_at_all() throws Exception {
        CampaignEntry campaign = Stressed.campaign("airlines.Airlines", 40);
        IViewPart view = show(campaign, campaign.snapshot().failures().get(0));
        Tree tree = Ui.call(() -> Views.widget(view, Tree.class));
        Eventually.holds("threads are listed", () -> Ui.call(tree::getItemCount) > 0);
        assertEquals(3, Ui.call(() -> shownColumns(tree)));
        Composite page = Ui.call(() -> tree.getParent().getParent().getParent());
        Rectangle before = Ui.call(page::getBounds);
        Eventually.holds("the event is left out", () -> Ui.call(() -> {
            page.setSize(320, before.height); // again: the view may lay itself out meanwhile
            return shownColumns(tree) == 2;
        }));
        assertTrue(Ui.call(() -> Arrays.stream(tree.getColumns()).mapToInt(TreeColumn::getWidth).sum()
            <= tree.getClientArea().width));
        Ui.run(() -> page.setBounds(before));
        Eventually.holds("the event is back", () -> Ui.call(() -> shownColumns(tree)) == 3);
    }

    @Test
    void what_a_thread_waits_for_ends_with_dots_where_it_has_no_room() throws Exception {
        CampaignEntry campaign = Stressed.campaign("philosophers.DiningPhilosophers", 40);
        IViewPart view = show(campaign, campaign.snapshot().failures().get(0));
        Tree tree = Ui.call(() -> Views.widget(view, Tree.class));
        Composite page = Ui.call(() -> tree.getParent().getParent().getParent());
        Rectangle before = Ui.call(page::getBounds);
        Eventually.holds("five threads end with dots", () -> Ui.call(() -> {
            page.setSize(280, before.height); // again: the view may lay itself out meanwhile
            return Arrays.stream(tree.getItems()).filter(item -> item.getText(0).endsWith("\u2026")).count() >= 5;
        }));
        Screenshots.screen("failure-narrow");
        Ui.run(() -> page.setBounds(before));
    }

    private static long shownColumns(Tree tree) {
        return Arrays.stream(tree.getColumns()).filter(column -> column.getWidth() > 0).count();
    }

    @Test
    void a_campaign_without_a_failure_does_not_show_that_of_another() throws Exception {
        CampaignEntry failing = Stressed.campaign("airlines.Airlines", 40);
        CampaignEntry passing = Stressed.campaign("movemoney.FixedMoveMoney", 3);
        IViewPart view = show(failing, failing.snapshot().failures().get(0));
        Views.selectListed(Views.show(ContestUi.CAMPAIGNS_VIEW), passing);
        Views.show(ContestUi.FAILURE_VIEW);
        Link words = Ui.call(() -> Views.widget(view, Link.class));
        Eventually.holds("none is shown", () -> Ui.call(() -> words.isVisible()
            && words.getText().startsWith(passing.name() + " has found no failure.")));
    }

    @Test
    void a_failure_that_does_not_count_says_why() throws Exception {
        CampaignEntry campaign = MadeCampaigns.of("unconfirmed", 4, statement -> {
            statement.execute("INSERT INTO failures (id, kind, type, signature, message, thread, frames, timing_only, "
                + "count, first_run, trace, unconfirmed) VALUES (1, 'hang', 'hang', 'hang | x', 'no event', '', '', 0, "
                + "1, 2, NULL, 1)");
            statement.execute("INSERT INTO run_failures VALUES (2, 1)");
        });
        FailureRow row = campaign.snapshot().failures().get(0);
        assertTrue(FailureTitle.facts(row, campaign.snapshot()).endsWith(
            "Unconfirmed: no replay in a JVM of its own has shown that the program fails so, so it does not count."));
        assertEquals(0, campaign.snapshot().countedFailures());
        IViewPart list = Views.show(ContestUi.CAMPAIGNS_VIEW);
        Views.selectListed(list, campaign);
        Tree tree = Ui.call(() -> Views.widget(list, Tree.class));
        Eventually.holds("the list says so", () -> Ui.call(() -> {
            TreeItem item = tree.getSelection()[0];
            item.setExpanded(true);
            return item.getItemCount() == 1 && item.getItem(0).getText(3).equals("unconfirmed, first in run 2");
        }));
        CampaignManager.ofWorkspace().delete(List.of(campaign)).join();
    }

    @Test
    void other_failures_of_the_same_run_are_told() throws Exception {
        CampaignEntry campaign = MadeCampaigns.of("alongside", 4, statement -> {
            for (int i = 1; i <= 2; i++) {
                statement.execute("INSERT INTO failures (id, kind, type, signature, message, thread, frames, "
                    + "timing_only, count, first_run, trace, unconfirmed) VALUES (" + i + ", 'exception', 'some.Error"
                    + i + "', 'exception some.Error" + i + " | x', 'so', 'thread-" + i
                    + "', 'some.Main.run(Main.java:9)', 0, 1, 2, NULL, 0)");
                statement.execute("INSERT INTO run_failures VALUES (2, " + i + ")");
            }
        });
        IViewPart view = show(campaign, campaign.snapshot().failures().get(0));
        Eventually.holds("the other one is told", () -> Ui.call(() -> Views.widgets(view, Label.class,
            label -> label.getText().endsWith("\nIts first run failed in other ways, too: Error2: so."))).size() == 1);
        CampaignManager.ofWorkspace().delete(List.of(campaign)).join();
    }

    private static Event event(TreeItem item) {
        Event event = new Event();
        event.item = item;
        return event;
    }

    private static IViewPart show(CampaignEntry campaign, FailureRow row) {
        Views.perspective(JAVA);
        IViewPart view = Views.show(ContestUi.FAILURE_VIEW);
        IViewPart campaigns = Views.show(ContestUi.CAMPAIGNS_VIEW);
        Views.select(campaigns, new FailureNode(campaign, row.id()));
        Views.show(ContestUi.FAILURE_VIEW);
        Eventually.holds("the title is there", //$NON-NLS-1$
            () -> !title(view).isEmpty() && title(view).equals(FailureTitle.of(row)));
        return view;
    }

    /** What the view tells first; empty as long as it tells nothing. */
    private static String title(IViewPart view) {
        return Ui.call(() -> Views.widgets(view, Label.class, label -> !label.getText().isEmpty()).stream()
            .map(Label::getText).findFirst().orElse(""));
    }
}
