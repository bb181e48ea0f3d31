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

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.launching.StressConfigurations;
import org.contest.ui.ContestUi;
import org.contest.ui.campaigns.FailureNode;
import org.contest.ui.graph.GraphView;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.Examples;
import org.contest.ui.tests.support.Screenshots;
import org.contest.ui.tests.support.Stressed;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swtchart.Chart;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchWizard;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.eclipse.ui.handlers.IHandlerService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A tour of all views, tabs, dialogs and wizards in the perspective Concurrency, which leaves a picture of each. */
class ScreensTest {

    private static final List<String> GRAPHS = List.of("Method pairs", "Lock order of a run", "Order of a run");
    private static final int RUNS_COLUMN = 5;
    private static final long PICTURES = 22;

    /** How the names of the pictures end. */
    String suffix() {
        return "-tour";
    }

    @AfterEach
    void editors_are_closed() {
        Ui.run(() -> Views.page().closeAllEditors(false));
    }

    @Test
    void each_screen_leaves_a_picture() throws Exception {
        tour();
    }

    private void tour() throws Exception {
        CampaignEntry other = Stressed.campaign("airlines.Airlines", 40);
        CampaignEntry campaign = Stressed.campaign("philosophers.DiningPhilosophers", 40);
        Views.perspective(ContestUi.PERSPECTIVE);
        Ui.run(() -> Views.page().resetPerspective());
        views(campaign);
        graphs(campaign);
        editor(campaign);
        compare(campaign, other);
        launchDialog();
        preferences("org.contest.ui.preferences");
        preferences("org.contest.ui.findingPreferences");
        preferences("org.contest.ui.launchPreferences");
        wizard();
        try (Stream<Path> files = Files.list(Path.of("target", "screenshots"))) {
            assertEquals(PICTURES, files.filter(file -> file.toString().endsWith(suffix() + ".png")).count());
        }
    }

    private void views(CampaignEntry campaign) throws Exception {
        Ui.run(() -> JavaUI.openInEditor(Examples.type("philosophers.Philosopher")));
        IViewPart campaigns = Views.show(ContestUi.CAMPAIGNS_VIEW);
        Views.selectListed(campaigns, new FailureNode(campaign, campaign.snapshot().failures().get(0).id()));
        IViewPart failure = Views.show(ContestUi.FAILURE_VIEW);
        picture("view-failure", () -> Views.widget(failure, Tree.class).getItemCount() > 0);
        IViewPart curves = Views.show(ContestUi.SATURATION_VIEW);
        picture("view-saturation", () -> Views.widget(curves, Chart.class).getSeriesSet().getSeries().length > 2
            && Views.widget(curves, Label.class).getText().startsWith(campaign.name()));
        Views.show(ContestUi.CAMPAIGNS_VIEW);
        picture("view-campaigns", () -> Views.widget(campaigns, Table.class).getItemCount() > 0
            && !Views.widget(campaigns, Table.class).getItem(0).getText(0).isEmpty());
        IViewPart tasks = Views.show(ContestUi.TASKS_VIEW);
        picture("view-tasks", () -> Views.widget(tasks, Table.class).getItemCount() > 0
            && !Views.widget(tasks, Table.class).getItem(0).getText(RUNS_COLUMN).isEmpty());
        IViewPart findings = Views.show(ContestUi.FINDINGS_VIEW);
        picture("view-findings", () -> Views.widget(findings, Tree.class).getItemCount() > 0);
    }

    private void graphs(CampaignEntry campaign) {
        GraphView graph = (GraphView) Views.show(ContestUi.GRAPH_VIEW);
        for (String kind : GRAPHS) {
            Ui.run(() -> {
                Combo combo = Views.widget(graph, Combo.class);
                combo.setText(kind);
                combo.notifyListeners(SWT.Selection, new Event());
            });
            String words = kind.toLowerCase(Locale.ROOT).replace(' ', '-');
            picture("view-graph-" + words, () -> Ui.all(Views.widget(graph, Combo.class).getParent().getParent(),
                Label.class, label -> label.getText().startsWith(campaign.name() + ": ")).size() == 1);
        }
    }

    private void editor(CampaignEntry campaign) {
        Views.selectListed(Views.show(ContestUi.CAMPAIGNS_VIEW), campaign);
        Ui.run(() -> PlatformUI.getWorkbench().getService(IHandlerService.class)
            .executeCommand("org.contest.ui.open", null));
        picture("editor", () -> Views.page().getActiveEditor().getTitle().equals(campaign.name())
            && !Ui.all(Views.widget(Views.page().getActiveEditor(), Text.class).getShell(), Text.class,
                text -> text.getText().contains("of 40 runs")).isEmpty());
        Ui.run(() -> Views.page().closeAllEditors(false));
    }

    private void compare(CampaignEntry one, CampaignEntry other) {
        IViewPart campaigns = Views.show(ContestUi.CAMPAIGNS_VIEW);
        Ui.run(() -> campaigns.getSite().getSelectionProvider()
            .setSelection(new StructuredSelection(new Object[] {one, other})));
        Ui.start(() -> Ui.choose(Views.widget(campaigns, Tree.class), "Compare..."));
        dialog("Compare Campaigns", "compare", "Close");
    }

    private void launchDialog() throws Exception {
        ILaunchConfiguration configuration =
            StressConfigurations.findOrCreate(Examples.type("philosophers.DiningPhilosophers"));
        Ui.start(() -> DebugUITools.openLaunchConfigurationDialogOnGroup(
            Views.page().getWorkbenchWindow().getShell(), new StructuredSelection(configuration),
            IDebugUIConstants.ID_RUN_LAUNCH_GROUP));
        Shell dialog = Ui.awaitShell("Run Configurations");
        Eventually.holds("the tabs are there", () -> Ui.call(() -> tabs(dialog) != null));
        CTabFolder tabs = Ui.call(() -> tabs(dialog));
        Eventually.holds("no tab is hidden", () -> Ui.call(() -> Stream.of(tabs.getItems()).allMatch(
            CTabItem::isShowing)));
        for (int i = 0; i < tabs.getItemCount(); i++) {
            int tab = i;
            Ui.run(() -> {
                tabs.setSelection(tab);
                Event event = new Event();
                event.item = tabs.getItem(tab);
                tabs.notifyListeners(SWT.Selection, event);
            });
            Screenshots.screen("tab-" + Ui.call(() -> tabs.getItem(tab).getText()).toLowerCase(Locale.ROOT) + suffix());
        }
        Ui.start(() -> Ui.press(dialog, "Close"));
        Eventually.holds("the dialog closes, or asks", () -> Ui.call(() -> dialog.isDisposed()
            || Ui.shell("Save Changes") != null));
        Shell question = Ui.call(() -> Ui.shell("Save Changes"));
        if (question != null) {
            Ui.press(question, "Don't Save");
        }
        Eventually.holds("the dialog closes", () -> Ui.call(dialog::isDisposed));
    }

    private static CTabFolder tabs(Shell dialog) {
        List<CTabFolder> folders = Ui.all(dialog, CTabFolder.class, folder -> folder.getItemCount() > 1);
        return folders.isEmpty() ? null : folders.get(0);
    }

    private void preferences(String page) {
        Ui.start(() -> PreferencesUtil.createPreferenceDialogOn(Views.page().getWorkbenchWindow().getShell(), page,
            new String[] {page}, null).open());
        dialog("Preferences", page.substring(page.lastIndexOf('.') + 1), "Cancel");
    }

    private void wizard() {
        Ui.start(() -> {
            IWorkbenchWizard wizard = PlatformUI.getWorkbench().getNewWizardRegistry()
                .findWizard(ContestUi.EXAMPLE_WIZARD).createWizard();
            wizard.init(PlatformUI.getWorkbench(), StructuredSelection.EMPTY);
            new WizardDialog(Views.page().getWorkbenchWindow().getShell(), wizard).open();
        });
        Shell page = Ui.awaitShell("New Example Project");
        assertTrue(Ui.call(() -> Ui.all(page, Button.class, b -> b.getText().contains("Finish")).get(0).isEnabled()),
            "the project is there already: another name is offered");
        dialog("New Example Project", "wizard", "Cancel");
    }

    private void dialog(String title, String name, String close) {
        Shell dialog = Ui.awaitShell(title);
        Screenshots.screen("dialog-" + name + suffix());
        Ui.press(dialog, close);
        Eventually.holds("the dialog closes", () -> Ui.call(dialog::isDisposed));
    }

    private void picture(String name, BooleanSupplier shown) {
        Eventually.holds(name + " shows something", () -> Ui.call(shown::getAsBoolean));
        Screenshots.screen(name + suffix());
    }
}
