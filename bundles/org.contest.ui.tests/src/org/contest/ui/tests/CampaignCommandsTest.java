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
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignManager;
import org.contest.core.campaigns.CampaignState;
import org.contest.core.launching.StressConfigurations;
import org.contest.core.launching.StressOptions;
import org.contest.engine.Campaign;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.RunQuery;
import org.contest.engine.model.RunRow;
import org.contest.ui.ContestUi;
import org.contest.ui.campaigns.FailureNode;
import org.contest.ui.campaigns.RunNode;
import org.contest.ui.tests.support.Campaigns;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.Examples;
import org.contest.ui.tests.support.Screenshots;
import org.contest.ui.tests.support.Stressed;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What a user does with campaigns by the commands of the list: cancel, continue, stress again, take a seed along. */
class CampaignCommandsTest {

    private static final String MAIN = "changenotification.FixedChangeNotification";
    private static final int FURTHER = 3;

    @AfterEach
    void nothing_runs_on() {
        CampaignManager.ofWorkspace().entries().forEach(CampaignEntry::cancel);
        Eventually.holds("all campaigns are over",
            () -> CampaignManager.ofWorkspace().entries().stream().noneMatch(CampaignEntry::isRunning));
    }

    @Test
    void a_campaign_survives_closing_is_cancelled_and_goes_on() throws Exception {
        Views.perspective(ContestUi.PERSPECTIVE);
        IViewPart view = Views.show(ContestUi.CAMPAIGNS_VIEW);
        CampaignEntry other = Stressed.campaign("airlines.Airlines", 40);
        CampaignEntry campaign;
        try (Campaigns events = new Campaigns()) {
            launchForLong();
            campaign = events.awaitFirstRun();
            assertBothStaySelected(view, campaign, other);
            assertClosingAsks(campaign);
            Views.selectListed(view, campaign);
            run("org.contest.ui.cancel");
            events.awaitEnd();
        }
        assertEquals(CampaignState.CANCELLED, campaign.snapshot().state());
        int before = runs(campaign);
        assertEquals(before, campaign.snapshot().runCount());
        Views.selectListed(view, campaign);
        continueIt(campaign);
        assertEquals(before + FURTHER, runs(campaign));
        assertEquals(CampaignState.FINISHED, campaign.snapshot().state());
    }

    /** The view is refreshed as runs end. */
    private static void assertBothStaySelected(IViewPart view, CampaignEntry runs, CampaignEntry other) {
        Views.selectListed(view, runs);
        Ui.run(() -> view.getSite().getSelectionProvider().setSelection(new StructuredSelection(List.of(runs, other))));
        Tree tree = Ui.call(() -> Views.widget(view, Tree.class));
        String before = Ui.call(() -> tree.getSelection()[0].getText(1));
        Eventually.holds("more runs are shown", () -> !Ui.call(() -> tree.getSelection()[0].getText(1)).equals(before));
        assertEquals(2, Ui.call(tree::getSelectionCount));
    }

    /** The window stays, and so does the campaign, when the user says no. */
    private static void assertClosingAsks(CampaignEntry campaign) {
        AtomicBoolean closed = new AtomicBoolean(true);
        Ui.start(() -> closed.set(PlatformUI.getWorkbench().close()));
        Shell question = Ui.awaitShell("A Campaign Runs");
        Screenshots.screen("closing");
        Ui.press(question, "No");
        Eventually.holds("the workbench stays", () -> !closed.get());
        assertTrue(campaign.isRunning());
    }

    private static void continueIt(CampaignEntry campaign) throws Exception {
        awaitEnabled("org.contest.ui.goOn");
        Ui.start(() -> execute("org.contest.ui.goOn"));
        Shell dialog = Ui.awaitShell("Continue Campaign");
        Ui.run(() -> {
            Text number = Ui.all(dialog, Text.class, text -> (text.getStyle() & SWT.READ_ONLY) == 0).get(0);
            number.setText("none");
        });
        Eventually.holds("a word is no number", () -> Ui.call(() -> !Ui.all(dialog, Text.class,
            text -> text.getText().contains("A whole number of at least 1")).isEmpty()));
        Screenshots.screen("continue");
        Ui.run(() -> Ui.all(dialog, Text.class, text -> (text.getStyle() & SWT.READ_ONLY) == 0).get(0)
            .setText(String.valueOf(FURTHER)));
        Ui.press(dialog, "OK");
        Eventually.holds("it goes on, and ends", () -> !campaign.isRunning()
            && campaign.snapshot().state() == CampaignState.FINISHED);
    }

    private static void launchForLong() throws Exception {
        ILaunchConfigurationWorkingCopy copy = StressConfigurations.findOrCreate(Examples.type(MAIN)).getWorkingCopy();
        StressOptions.set(copy, CampaignOption.RUNS, "1000000");
        StressOptions.set(copy, CampaignOption.STOP_ON, "never");
        copy.doSave();
        DebugUITools.launch(StressConfigurations.find(Examples.type(MAIN)), ILaunchManager.RUN_MODE);
    }

    /** The view of campaigns, with this one selected. */
    private static IViewPart selected(CampaignEntry campaign) {
        Views.perspective(ContestUi.PERSPECTIVE);
        IViewPart view = Views.show(ContestUi.CAMPAIGNS_VIEW);
        Views.selectListed(view, campaign);
        return view;
    }

    @Test
    void a_campaign_is_stressed_again_and_a_seed_is_copied() throws Exception {
        CampaignEntry campaign = Stressed.campaign("airlines.Airlines", 40);
        IViewPart view = selected(campaign);
        RunRow run = run(campaign, 2);
        Table runs = Ui.call(() -> Views.widget(view, Table.class));
        Eventually.holds("the run is read", () -> Ui.call(() -> runs.getItem(1).getText(0).equals("2")));
        Ui.run(() -> {
            runs.setSelection(1);
            runs.notifyListeners(SWT.Selection, new Event());
            assertEquals(new RunNode(campaign, run), ((IStructuredSelection) view.getSite()
                .getSelectionProvider().getSelection()).getFirstElement());
        });
        run("org.contest.ui.copySeed");
        assertEquals(String.valueOf(run.seed()), Ui.call(CampaignCommandsTest::clipboard));
        Views.selectListed(view, campaign);
        try (Campaigns events = new Campaigns()) {
            run("org.contest.ui.rerun");
            CampaignEntry again = events.awaitEnd();
            assertNotSame(campaign, again);
            assertEquals(run.seed(), run(again, 2).seed(), "the seed is fixed");
        }
        assertFalse(campaign.isRunning());
    }

    @Test
    void the_buttons_of_the_view_are_about_its_selection_also_while_an_editor_is_active() throws Exception {
        CampaignEntry campaign = Stressed.campaign("airlines.Airlines", 40);
        IViewPart view = selected(campaign);
        Ui.run(() -> Views.page().activate(JavaUI.openInEditor(Examples.type("airlines.Airlines"))));
        awaitEnabled("org.contest.ui.rerun");
        awaitEnabled("org.contest.ui.delete");
        assertFalse(isEnabled("org.contest.ui.replay"), "a campaign is no failure");
        RunRow run = run(campaign, 2);
        Ui.run(() -> view.getSite().getSelectionProvider()
            .setSelection(new StructuredSelection(new FailureNode(campaign,
                campaign.snapshot().failures().get(0).id()))));
        awaitEnabled("org.contest.ui.replay");
        assertFalse(isEnabled("org.contest.ui.rerun"), "a failure is no campaign");
        Table runs = Ui.call(() -> Views.widget(view, Table.class));
        Views.selectListed(view, campaign);
        Eventually.holds("the run is read", () -> Ui.call(() -> runs.getItem(1).getText(0).equals("2")));
        Ui.run(() -> {
            runs.setSelection(1);
            runs.notifyListeners(SWT.Selection, new Event());
        });
        awaitEnabled("org.contest.ui.copySeed");
        Ui.run(() -> execute("org.contest.ui.copySeed"));
        assertEquals(String.valueOf(run.seed()), Ui.call(CampaignCommandsTest::clipboard));
        Ui.run(() -> Views.page().closeAllEditors(false));
    }

    private static Object clipboard() {
        Clipboard clipboard = new Clipboard(Ui.display());
        try {
            return clipboard.getContents(TextTransfer.getInstance());
        } finally {
            clipboard.dispose();
        }
    }

    private static void run(String command) {
        Views.show(ContestUi.CAMPAIGNS_VIEW); // commands are about the selection of the active part
        awaitEnabled(command);
        Ui.run(() -> execute(command));
    }

    private static void awaitEnabled(String command) {
        Eventually.holds(command + " is enabled", () -> isEnabled(command));
    }

    private static boolean isEnabled(String command) {
        return Ui.call(() -> PlatformUI.getWorkbench().getService(ICommandService.class).getCommand(command)
            .isEnabled());
    }

    private static Object execute(String command) throws Exception {
        return PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand(command, null);
    }

    private static int runs(CampaignEntry entry) {
        try (Campaign campaign = Campaign.open(entry.directory())) {
            return campaign.summary().runs();
        }
    }

    private static RunRow run(CampaignEntry entry, int number) {
        try (Campaign campaign = Campaign.open(entry.directory())) {
            return campaign.runs(RunQuery.first(number)).get(number - 1);
        }
    }
}
