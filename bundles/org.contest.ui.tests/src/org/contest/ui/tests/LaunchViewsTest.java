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

import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignManager;
import org.contest.core.launching.StressConfigurations;
import org.contest.core.launching.StressOptions;
import org.contest.engine.model.CampaignOption;
import org.contest.ui.ContestUi;
import org.contest.ui.internal.ViewOpener;
import org.contest.ui.tests.support.Campaigns;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.Examples;
import org.contest.ui.tests.support.Screenshots;
import org.contest.ui.tests.support.Stressed;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.core.model.IProcess;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.debug.ui.console.IConsole;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.console.ConsolePlugin;
import org.junit.jupiter.api.Test;

/** What comes to the front when a campaign begins and when it ends. */
class LaunchViewsTest {

    private static final String JAVA = "org.eclipse.jdt.ui.JavaPerspective";
    private static final String CONSOLE = "org.eclipse.ui.console.ConsoleView";
    private static final int AFTER_THE_END_MILLIS = 1100;

    @Test
    void the_perspective_opens_when_the_user_says_so_and_is_asked_for_once() throws Exception {
        IEclipsePreferences ours = InstanceScope.INSTANCE.getNode(ContestUi.ID);
        ours.put(ContestUi.OPEN_PERSPECTIVE, "prompt");
        try {
            launchInJava("No", false);
            assertEquals("prompt", ours.get(ContestUi.OPEN_PERSPECTIVE, ""));
            assertEquals(JAVA, perspective());
            launchInJava("Yes", true);
            assertEquals("always", ours.get(ContestUi.OPEN_PERSPECTIVE, ""));
            assertConcurrencyOpens();
            launchInJava("", false);
            assertConcurrencyOpens();
        } finally {
            ours.remove(ContestUi.OPEN_PERSPECTIVE);
        }
    }

    /** Launches, and answers the question where one is expected. */
    private static void launchInJava(String answer, boolean remembers) throws Exception {
        ILaunchConfigurationWorkingCopy copy =
            StressConfigurations.findOrCreate(Examples.type("movemoney.FixedMoveMoney")).getWorkingCopy();
        StressOptions.set(copy, CampaignOption.RUNS, "1");
        Views.perspective(JAVA);
        try (Campaigns events = new Campaigns()) {
            DebugUITools.launch(copy.doSave(), ILaunchManager.RUN_MODE);
            if (!answer.isEmpty()) {
                Shell question = Ui.awaitShell("Open the Perspective Concurrency");
                Ui.run(() -> {
                    Button remember = Ui.all(question, Button.class, each -> (each.getStyle() & SWT.CHECK) != 0).get(0);
                    remember.setSelection(remembers);
                    remember.notifyListeners(SWT.Selection, new Event());
                });
                Screenshots.screen("perspective-question");
                Ui.press(question, answer);
            }
            events.awaitEnd();
        }
    }

    private static void assertConcurrencyOpens() {
        Eventually.holds("the perspective is there, and its list hears keys",
            () -> perspective().equals(ContestUi.PERSPECTIVE) && Ui.call(() -> Views.page().getActivePart()
                .getSite().getId().equals(ContestUi.CAMPAIGNS_VIEW)));
    }

    private static String perspective() {
        return Ui.call(() -> Views.page().getPerspective().getId());
    }

    @Test
    void a_view_that_is_read_stays_in_front_of_the_list_and_the_console_does_not() throws Exception {
        CampaignEntry campaign = Stressed.campaign("airlines.Airlines", 40);
        Views.perspective(ContestUi.PERSPECTIVE);
        Ui.run(() -> Views.page().hideView(Views.page().findView(ContestUi.CAMPAIGNS_VIEW)));
        IViewPart list = Views.show(ContestUi.CAMPAIGNS_VIEW);
        CampaignEntry newest = CampaignManager.ofWorkspace().entries().get(0);
        Eventually.holds("the newest is selected", () -> Ui.call(() -> newest == selected(list)));
        IViewPart problems = Views.show(IPageLayout.ID_PROBLEM_VIEW);
        CountDownLatch later = new CountDownLatch(1);
        new ViewOpener().finished(campaign);
        Ui.run(() -> Ui.display().asyncExec(() -> Ui.display().timerExec(AFTER_THE_END_MILLIS, later::countDown)));
        later.await();
        Ui.run(() -> { // what the timer has asked for has been done
        });
        assertTrue(Ui.call(() -> Views.page().isPartVisible(problems)));
        Views.show(CONSOLE);
        new ViewOpener().finished(campaign);
        Eventually.holds("the list is in front", () -> Ui.call(() -> Views.page().isPartVisible(list)));
    }

    @Test
    void what_a_campaign_prints_does_not_raise_its_console() throws Exception {
        Views.perspective(ContestUi.PERSPECTIVE);
        ILaunchConfigurationWorkingCopy copy =
            StressConfigurations.findOrCreate(Examples.type("movemoney.FixedMoveMoney")).getWorkingCopy();
        StressOptions.set(copy, CampaignOption.RUNS, "1");
        try (Campaigns events = new Campaigns()) {
            ILaunch launch = DebugUITools.buildAndLaunch(copy.doSave(), ILaunchManager.RUN_MODE,
                new NullProgressMonitor());
            events.awaitEnd();
            Eventually.holds("its console stays where it is", () -> Stream
                .of(ConsolePlugin.getDefault().getConsoleManager().getConsoles())
                .anyMatch(console -> console instanceof IConsole of && of.getProcess() == launch.getProcesses()[0]
                    && !of.getStream(IDebugUIConstants.ID_STANDARD_OUTPUT_STREAM).isActivateOnWrite()));
            assertEquals("java", launch.getProcesses()[0].getAttribute(IProcess.ATTR_PROCESS_TYPE),
                "stack traces are links");
        }
    }

    private static Object selected(IViewPart list) {
        return ((IStructuredSelection) list.getSite().getSelectionProvider().getSelection()).getFirstElement();
    }
}
