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

import java.util.Arrays;
import java.util.List;
import org.contest.core.ContestTools;
import org.contest.core.launching.OptionTexts;
import org.contest.core.launching.StressConfigurations;
import org.contest.core.launching.StressDefaults;
import org.contest.core.launching.StressOptions;
import org.contest.engine.model.CampaignOption;
import org.contest.ui.internal.Messages;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.Examples;
import org.contest.ui.tests.support.Screenshots;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What the user prefers for new launch configurations. */
class LaunchPreferencesTest {

    private static final String MAIN = "movemoney.FixedMoveMoney";

    private final IEclipsePreferences node = InstanceScope.INSTANCE.getNode(ContestTools.ID);

    @BeforeEach
    @AfterEach
    void the_defaults_are_back() throws Exception {
        StressDefaults.OPTIONS.forEach(option -> node.remove(StressDefaults.key(option)));
        StressConfigurations.findOrCreate(Examples.type(MAIN)).delete();
    }

    @Test
    void a_new_configuration_begins_with_them_and_an_impossible_one_is_left_out() throws Exception {
        node.put(StressDefaults.key(CampaignOption.TIME), "60");
        node.put(StressDefaults.key(CampaignOption.EXCLUDE), "com.acme.generated.*");
        node.put(StressDefaults.key(CampaignOption.MAX_DISK), "much");
        ILaunchConfiguration made = StressConfigurations.findOrCreate(Examples.type(MAIN));
        assertEquals("60", StressOptions.get(made, CampaignOption.TIME));
        assertEquals("com.acme.generated.*", StressOptions.get(made, CampaignOption.EXCLUDE));
        assertEquals(CampaignOption.MAX_DISK.defaultValue(), StressOptions.get(made, CampaignOption.MAX_DISK));
        node.put(StressDefaults.key(CampaignOption.TIME), "90");
        assertEquals("60", StressOptions.get(StressConfigurations.findOrCreate(Examples.type(MAIN)),
            CampaignOption.TIME), "what exists stays as it is");
    }

    @Test
    void all_pages_are_found_by_the_name_of_the_product() {
        Ui.start(() -> PreferencesUtil.createPreferenceDialogOn(Views.page().getWorkbenchWindow().getShell(),
            "org.eclipse.ui.preferencePages.Workbench", null, null).open());
        Shell dialog = Ui.awaitShell("Preferences");
        Ui.run(() -> Ui.all(dialog, Text.class, any -> true).get(0).setText("ConTest"));
        Eventually.holds("the pages are listed", () -> Ui.call(() -> {
            TreeItem[] found = Ui.all(dialog, Tree.class, any -> true).get(0).getItems();
            return found.length == 1 && Arrays.stream(found[0].getItems()).map(TreeItem::getText).toList()
                .equals(List.of("Findings", "Launching"));
        }));
        Screenshots.screen("preferences-filtered");
        Ui.press(dialog, "Cancel");
    }

    /** The tab has keys for its lists, which a page of preferences has not. */
    @Test
    void the_scope_is_called_the_same_in_the_preferences_and_in_the_tab() {
        assertEquals(OptionTexts.before(CampaignOption.INCLUDE), Messages.scope_include.replace("&", ""));
        assertEquals(OptionTexts.before(CampaignOption.EXCLUDE), Messages.scope_exclude.replace("&", ""));
    }
}
