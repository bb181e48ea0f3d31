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
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.contest.core.Count;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignFiles;
import org.contest.core.campaigns.CampaignManager;
import org.contest.core.campaigns.CampaignSnapshot;
import org.contest.core.campaigns.CampaignState;
import org.contest.core.campaigns.ReplayOutcome;
import org.contest.core.failures.FailureTitle;
import org.contest.core.launching.StressConfigurations;
import org.contest.core.launching.StressOptions;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.FailureRow;
import org.contest.ui.ContestUi;
import org.contest.ui.campaigns.FailureNode;
import org.contest.ui.campaigns.FrameNode;
import org.contest.ui.tests.support.Campaigns;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.Examples;
import org.contest.ui.tests.support.Screenshots;
import org.contest.ui.tests.support.Stressed;
import org.contest.ui.tests.support.Suspension;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.debug.core.IJavaLineBreakpoint;
import org.eclipse.jdt.debug.core.IJavaStackFrame;
import org.eclipse.jdt.debug.core.IJavaThread;
import org.eclipse.jdt.debug.core.JDIDebugModel;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.swtchart.Chart;
import org.eclipse.ui.IViewPart;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/** The whole road of a user: example project, stress, failure, replay in the debugger. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class StressTest {

    private static final String PACKAGES = "org.eclipse.jdt.ui.PackageExplorer";
    private static final String JAVA = "org.eclipse.jdt.ui.JavaPerspective";

    @BeforeEach
    void the_example_project_is_there() throws Exception {
        Examples.project();
    }

    @Test
    @Order(1)
    void empty_views_say_what_to_do_first() throws Exception {
        Stressed.deleteAll();
        Views.perspective(JAVA);
        Views.show(ContestUi.SATURATION_VIEW);
        Views.show(ContestUi.CAMPAIGNS_VIEW);
        Screenshots.screen("empty-views");
        Eventually.holds("the view says what to do first", () -> Ui.call(() -> Views.widget(Views.page()
            .findView(ContestUi.CAMPAIGNS_VIEW), Link.class).getText().contains("Run As > ConTest Stress")));
        Ui.run(() -> {
            Views.page().hideView(Views.page().findView(ContestUi.CAMPAIGNS_VIEW));
            Views.page().hideView(Views.page().findView(ContestUi.SATURATION_VIEW));
        });
    }

    @Test
    @Order(2)
    void run_as_stress_finds_the_failure_and_fills_both_views() throws Exception {
        assertEquals(0, Examples.errors());
        IType main = Examples.type("changenotification.ChangeNotification");
        configure(main, "40");
        Views.perspective(JAVA);
        CampaignEntry campaign;
        try (Campaigns events = new Campaigns()) {
            runAs(main, "Run As", "ConTest Stress");
            events.awaitFirstRun();
            campaign = events.awaitEnd();
        }
        CampaignSnapshot snapshot = campaign.snapshot();
        assertEquals("", snapshot.message());
        assertEquals(CampaignState.FINISHED, snapshot.state());
        assertEquals("exception", snapshot.failures().get(0).kind());
        assertBothViewsShow(campaign);
        openSource(campaign);
        Screenshots.screen("stress");
    }

    @Test
    @Order(3)
    void debug_as_replay_hits_a_breakpoint_and_the_failure_comes_again() throws Exception {
        CampaignEntry campaign = failedCampaign();
        FailureRow failure = campaign.snapshot().failures().get(0);
        IJavaLineBreakpoint breakpoint = breakpoint(Examples.type("changenotification.Observer"), "String report");
        try (Suspension debugger = new Suspension(); Campaigns events = new Campaigns()) {
            IViewPart view = Views.show(ContestUi.CAMPAIGNS_VIEW);
            Views.select(view, new FailureNode(campaign, failure.id()));
            Ui.choose(Ui.call(() -> Views.widget(view, Tree.class)), "Debug As", "ConTest Replay");
            debugger.await().resume(); // before the first event
            IJavaThread thread = debugger.await();
            assertTrue(thread.getName().startsWith("observer-"), thread.getName());
            assertEquals("run", thread.getTopStackFrame().getName());
            Eventually.holds("the Debug view shows the stack",
                () -> Ui.call(() -> DebugUITools.getDebugContext() instanceof IJavaStackFrame));
            Screenshots.screen("replay-debug");
            breakpoint.setEnabled(false);
            thread.resume();
            IJavaThread failing = debugger.await();
            assertTrue(failure.frames().get(0).contains(":" + failing.getTopStackFrame().getLineNumber() + ")"),
                "the debugger stops where the failure happens, " + failure.frames());
            debugger.letGo();
            failing.resume();
            ReplayOutcome outcome = events.awaitReplay();
            assertTrue(outcome.reproduced(), outcome.sentence());
            assertEquals(failure.id(), outcome.failureId());
        } finally {
            breakpoint.delete();
        }
        Views.show(ContestUi.CAMPAIGNS_VIEW);
        Screenshots.screen("replay-outcome");
    }

    @Test
    @Order(4)
    void cancelling_keeps_what_was_found() throws Exception {
        IType main = Examples.type("philosophers.FixedDiningPhilosophers");
        configure(main, "1000000");
        Views.perspective(JAVA);
        CampaignEntry campaign;
        try (Campaigns events = new Campaigns()) {
            DebugUITools.launch(StressConfigurations.find(main), ILaunchManager.RUN_MODE);
            campaign = events.awaitFirstRun();
            Eventually.holds("the verdict tells the time that is left",
                () -> verdict(campaign).matches("running, \\d+ (s|min) left(, .+)?"));
            Screenshots.screen("running");
            campaign.cancel();
            events.awaitEnd();
        }
        CampaignSnapshot snapshot = campaign.snapshot();
        assertEquals(CampaignState.CANCELLED, snapshot.state());
        assertFalse(snapshot.runCount() == 0);
        CampaignSummary summary = snapshot.summary();
        assertNotNull(summary);
        assertEquals(snapshot.runCount(), summary.runs());
        assertTrue(summary.isCancelled(), summary.stopped());
        assertSaysTheSameWhenFound(campaign);
    }

    /** As after a restart: what is known then is what its file tells. */
    private static void assertSaysTheSameWhenFound(CampaignEntry campaign) throws Exception {
        Path file = Files.createTempFile("found", ".contest");
        CampaignFiles.export(campaign, file).join();
        CampaignEntry found = CampaignFiles.open(file, new NullProgressMonitor());
        Files.delete(file);
        Eventually.holds("the list tells the end", () -> !verdict(campaign).startsWith("running"));
        String verdict = verdict(campaign);
        assertTrue(verdict.endsWith("cancelled") || verdict.startsWith("inconclusive: "), verdict);
        assertEquals(verdict, verdict(found));
        CampaignManager.ofWorkspace().delete(List.of(found)).join();
    }

    private static String verdict(CampaignEntry campaign) {
        IViewPart view = Views.show(ContestUi.CAMPAIGNS_VIEW);
        Views.selectListed(view, campaign);
        return Ui.call(() -> Views.widget(view, Tree.class).getSelection()[0].getText(3));
    }

    /** Open Source on the first stack frame of the first failure. */
    private static void openSource(CampaignEntry campaign) {
        FailureRow row = campaign.snapshot().failures().get(0);
        IViewPart view = Views.show(ContestUi.CAMPAIGNS_VIEW);
        Views.select(view, new FrameNode(new FailureNode(campaign, row.id()), 0, row.frames().get(0)));
        Ui.choose(Ui.call(() -> Views.widget(view, Tree.class)), "Open Source");
        Eventually.holds("the editor shows the line", () -> Ui.call(() -> Views.page().getActiveEditor() != null
            && Views.page().getActiveEditor().getTitle().equals("Observer.java")));
    }

    /** The campaign of the test before; one of its own when this test runs alone. */
    private static CampaignEntry failedCampaign() throws Exception {
        for (CampaignEntry entry : CampaignManager.ofWorkspace().entries()) {
            if (!entry.snapshot().failures().isEmpty()) {
                return entry;
            }
        }
        IType main = Examples.type("changenotification.ChangeNotification");
        configure(main, "40");
        try (Campaigns events = new Campaigns()) {
            DebugUITools.launch(StressConfigurations.find(main), ILaunchManager.RUN_MODE);
            return events.awaitEnd();
        }
    }

    /** What is left where the column is narrow. */
    private static String begin(TreeItem item) {
        return item.getText(0).replace("\u2026", "");
    }

    private static void assertBothViewsShow(CampaignEntry campaign) {
        IViewPart campaigns = Views.find(ContestUi.CAMPAIGNS_VIEW);
        IViewPart saturation = Views.find(ContestUi.SATURATION_VIEW);
        assertNotNull(campaigns, "the view opens by itself");
        assertNotNull(saturation, "the view opens by itself");
        Eventually.holds("the tree shows the failure", () -> Ui.call(() -> {
            Tree tree = Views.widget(campaigns, Tree.class);
            return tree.getItemCount() > 0 && tree.getItem(0).getText(0).equals(campaign.name())
                && tree.getItem(0).getText(3).equals(Count.failures(campaign.snapshot().failures().size()))
                && tree.getItem(0).getItemCount() > 0 && FailureTitle
                    .of(campaign.snapshot().failures().get(0)).startsWith(begin(tree.getItem(0).getItem(0)));
        }));
        Eventually.holds("the table shows the runs", () -> Ui.call(() -> Views.widget(campaigns, Table.class)
            .getItemCount() == campaign.snapshot().runCount()));
        Eventually.holds("the chart shows the curves", () -> Ui.call(() -> Views.widget(saturation, Chart.class)
            .getSeriesSet().getSeries().length > campaign.snapshot().curves().size()));
    }

    /** A fixed seed gives the same draws; about a third of the runs fail, so that 40 without failure do not happen. */
    private static void configure(IType main, String runs) throws Exception {
        ILaunchConfiguration configuration = StressConfigurations.findOrCreate(main);
        ILaunchConfigurationWorkingCopy copy = configuration.getWorkingCopy();
        StressOptions.set(copy, CampaignOption.SEED, "7");
        StressOptions.set(copy, CampaignOption.RUNS, runs);
        StressOptions.set(copy, CampaignOption.TIME, "600");
        StressOptions.set(copy, CampaignOption.STOP_ON, "never");
        copy.doSave();
    }

    private static void runAs(IType main, String... path) {
        IViewPart packages = Views.show(PACKAGES);
        Views.selectListed(packages, main.getCompilationUnit());
        Views.choose(packages, path);
    }

    private static IJavaLineBreakpoint breakpoint(IType type, String text) throws Exception {
        String source = type.getCompilationUnit().getSource();
        int line = (int) source.substring(0, source.indexOf(text)).lines().count();
        assertEquals(0, DebugPlugin.getDefault().getBreakpointManager().getBreakpoints().length);
        IJavaLineBreakpoint made = JDIDebugModel.createLineBreakpoint(type.getResource(),
            type.getFullyQualifiedName(), line, -1, -1, 0, true, null);
        assertEquals(line, made.getMarker().getAttribute(IMarker.LINE_NUMBER, 0));
        return made;
    }
}
