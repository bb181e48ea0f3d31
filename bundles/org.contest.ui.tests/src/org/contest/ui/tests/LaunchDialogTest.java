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
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import org.contest.core.launching.StressConfigurations;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.Examples;
import org.contest.ui.tests.support.Screenshots;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The launch configuration dialog of ConTest Stress, tab by tab. */
class LaunchDialogTest {

    private Shell dialog;

    @BeforeEach
    void the_dialog_is_open() throws Exception {
        ILaunchConfiguration configuration =
            StressConfigurations.findOrCreate(Examples.type("changenotification.ChangeNotification"));
        Views.perspective("org.eclipse.jdt.ui.JavaPerspective");
        Ui.start(() -> DebugUITools.openLaunchConfigurationDialogOnGroup(
            Views.page().getWorkbenchWindow().getShell(), new StructuredSelection(configuration),
            IDebugUIConstants.ID_RUN_LAUNCH_GROUP));
        dialog = Ui.awaitShell("Run Configurations");
        Eventually.holds("the tabs are there", () -> Ui.call(() -> tabs() != null));
    }

    @AfterEach
    void the_dialog_is_closed() {
        Ui.run(dialog::close);
        Ui.run(() -> {
            Shell question = Ui.shell("Save Changes");
            if (question != null) {
                Ui.display().asyncExec(() -> Ui.press(question, "Don't Save"));
            }
        });
        Eventually.holds("the dialog closes", () -> Ui.call(dialog::isDisposed));
    }

    @Test
    void every_tab_opens() {
        List<String> titles = Ui.call(() -> List.of(tabs().getItems()).stream().map(CTabItem::getText).toList());
        assertEquals(List.of("Main", "ConTest", "Instrumentation", "Arguments", "JRE", "Dependencies", "Environment",
            "Common"), titles);
        for (int i = 0; i < titles.size(); i++) {
            open(i);
            Screenshots.screen("tab-" + titles.get(i).toLowerCase(Locale.ROOT));
        }
    }

    @Test
    void an_option_is_checked_as_it_is_typed() {
        open(1);
        Ui.run(() -> field("Runs at most (0: no limit):").setText("many"));
        Eventually.holds("the problem is told",
            () -> Ui.call(() -> says("\"many\" is not possible for \"Runs at most\"")));
        Screenshots.screen("tab-contest-problem");
        assertEquals("a new one", Ui.call(() -> field("Seed:").getMessage()));
        Ui.run(() -> field("Runs at most (0: no limit):").setText("0"));
        Eventually.holds("the problem is gone", () -> Ui.call(() -> !says("is not possible")));
        assertTrue(Ui.call(() -> field("Runs at most (0: no limit):").getText().equals("0")));
    }

    @Test
    void only_a_selected_pattern_can_be_removed() {
        open(2);
        org.eclipse.swt.widgets.List patterns =
            Ui.call(() -> Ui.all(dialog, org.eclipse.swt.widgets.List.class, list -> true).get(0));
        Button remove = Ui.call(() -> Ui.all(dialog, Button.class, each -> each.getText().equals("Remove")).get(0));
        assertFalse(Ui.call(remove::isEnabled), "nothing is listed");
        Ui.start(() -> Ui.press(dialog, "Add Pattern..."));
        Shell question = Ui.awaitShell("Instrumentation");
        Ui.run(() -> Ui.all(question, Text.class, Text::getEditable).get(0).setText("some.*"));
        Ui.press(question, "OK");
        Eventually.holds("it is listed", () -> Ui.call(() -> patterns.getItemCount() == 1));
        assertFalse(Ui.call(remove::isEnabled), "nothing is selected");
        Ui.run(() -> {
            patterns.select(0);
            patterns.notifyListeners(SWT.Selection, new Event());
        });
        Ui.press(dialog, "Remove");
        assertEquals(0, Ui.call(patterns::getItemCount));
        assertFalse(Ui.call(remove::isEnabled), "nothing is left");
    }

    private CTabFolder tabs() {
        List<CTabFolder> folders = Ui.all(dialog, CTabFolder.class, folder -> folder.getItemCount() > 1);
        return folders.isEmpty() ? null : folders.get(0);
    }

    private void open(int tab) {
        Ui.run(() -> {
            tabs().setSelection(tab);
            Event event = new Event();
            event.item = tabs().getItem(tab);
            tabs().notifyListeners(SWT.Selection, event);
        });
    }

    /** The text field after a label. */
    private Text field(String label) {
        Label found = Ui.all(dialog, Label.class, each -> each.getText().equals(label)).get(0);
        List<Text> texts = Ui.all(found.getParent(), Text.class,
            each -> each.getBounds().x > found.getBounds().x
                && each.getBounds().y <= found.getBounds().y + found.getBounds().height
                && each.getBounds().y + each.getBounds().height >= found.getBounds().y);
        return texts.get(0);
    }

    private boolean says(String sentence) {
        return !Ui.all(dialog, Text.class, text -> text.getText().contains(sentence)).isEmpty()
            || !Ui.all(dialog, Label.class, label -> label.getText().contains(sentence)).isEmpty();
    }
}
