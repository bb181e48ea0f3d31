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

import java.util.ArrayList;
import java.util.List;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.launching.StressConfigurations;
import org.contest.ui.ContestUi;
import org.contest.ui.internal.CampaignOpener;
import org.contest.ui.internal.Names;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.Examples;
import org.contest.ui.tests.support.Stressed;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swtchart.Chart;
import org.eclipse.ui.IWorkbenchPart;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * Each control that takes the focus has a name for those who cannot see it: words of its own, a label before it, or a
 * name that was given.
 */
class NamesTest {

    private static final List<String> VIEWS = List.of(ContestUi.CAMPAIGNS_VIEW, ContestUi.SATURATION_VIEW,
        ContestUi.TASKS_VIEW, ContestUi.GRAPH_VIEW, ContestUi.FINDINGS_VIEW, ContestUi.FAILURE_VIEW);
    private static final List<String> OURS = List.of("Main", "ConTest", "Instrumentation");

    @AfterEach
    void editors_are_closed() {
        Ui.run(() -> Views.page().closeAllEditors(false));
    }

    @Test
    void all_controls_of_all_views_have_a_name() throws Exception {
        CampaignEntry campaign = Stressed.campaign("philosophers.DiningPhilosophers", 40);
        Views.perspective(ContestUi.PERSPECTIVE);
        Views.selectListed(Views.show(ContestUi.CAMPAIGNS_VIEW), campaign);
        List<String> nameless = new ArrayList<>();
        for (String view : VIEWS) {
            nameless.addAll(nameless(Views.show(view), view));
        }
        assertEquals(List.of(), nameless);
    }

    @Test
    void all_controls_of_the_editor_have_a_name() throws Exception {
        CampaignEntry campaign = Stressed.campaign("philosophers.DiningPhilosophers", 40);
        Ui.run(() -> CampaignOpener.open(Views.page(), campaign));
        Eventually.holds("the editor is filled",
            () -> Ui.call(() -> Views.page().getActiveEditor().getTitle().equals(campaign.name())));
        assertEquals(List.of(), nameless(Ui.call(() -> Views.page().getActiveEditor()), "editor"));
    }

    @Test
    void all_controls_of_our_tabs_have_a_name() throws Exception {
        ILaunchConfiguration configuration =
            StressConfigurations.findOrCreate(Examples.type("philosophers.DiningPhilosophers"));
        Ui.start(() -> DebugUITools.openLaunchConfigurationDialogOnGroup(Views.page().getWorkbenchWindow().getShell(),
            new StructuredSelection(configuration), IDebugUIConstants.ID_RUN_LAUNCH_GROUP));
        Shell dialog = Ui.awaitShell("Run Configurations");
        Eventually.holds("the tabs are there", () -> Ui.call(() -> tabs(dialog).size() == OURS.size()));
        List<String> nameless = Ui.call(() -> {
            List<String> found = new ArrayList<>();
            tabs(dialog).forEach(tab -> walk(tab.getControl(), tab.getText(), found));
            return found;
        });
        Ui.start(() -> Ui.press(dialog, "Close"));
        Eventually.holds("the dialog closes", () -> Ui.call(dialog::isDisposed));
        assertEquals(List.of(), nameless);
    }

    private static List<CTabItem> tabs(Shell dialog) {
        List<CTabItem> ours = new ArrayList<>();
        for (CTabFolder folder : Ui.all(dialog, CTabFolder.class, any -> true)) {
            for (CTabItem item : folder.getItems()) {
                if (OURS.contains(item.getText())) {
                    ours.add(item);
                }
            }
        }
        return ours;
    }

    private static List<String> nameless(IWorkbenchPart part, String where) {
        return Ui.call(() -> {
            List<String> found = new ArrayList<>();
            Composite root = (Composite) part.getSite().getService(MPart.class).getWidget();
            assertTrue(root.getChildren().length > 0, where);
            walk(root, where, found);
            return found;
        });
    }

    private static void walk(Control control, String where, List<String> nameless) {
        if (needsName(control) && !hasName(control)) {
            nameless.add(where + ": " + control);
        }
        boolean whole = control instanceof Chart || control instanceof StyledText || control instanceof Combo;
        if (control instanceof Composite composite && !whole) {
            for (Control child : composite.getChildren()) {
                walk(child, where, nameless);
            }
        }
    }

    private static boolean needsName(Control control) {
        return control instanceof Text || control instanceof Combo || control instanceof Table
            || control instanceof Tree || control instanceof Button || control instanceof StyledText
            || control instanceof Chart || control.getClass() == Canvas.class;
    }

    private static boolean hasName(Control control) {
        String given = Names.of(control);
        return given != null && !given.isBlank() || control instanceof Button button && !button.getText().isBlank()
            || labelled(control);
    }

    /** The control before it is a label with words. */
    private static boolean labelled(Control control) {
        Control before = null;
        for (Control sibling : control.getParent().getChildren()) {
            if (sibling == control) {
                return before instanceof Label label && !label.getText().isBlank();
            }
            before = sibling;
        }
        return false;
    }
}
