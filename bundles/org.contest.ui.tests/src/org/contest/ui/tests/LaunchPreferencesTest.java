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

import org.contest.core.ContestTools;
import org.contest.core.launching.OptionTexts;
import org.contest.core.launching.StressConfigurations;
import org.contest.core.launching.StressDefaults;
import org.contest.core.launching.StressOptions;
import org.contest.engine.model.CampaignOption;
import org.contest.ui.internal.Messages;
import org.contest.ui.tests.support.Examples;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.debug.core.ILaunchConfiguration;
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

    /** The tab has keys for its lists, which a page of preferences has not. */
    @Test
    void the_scope_is_called_the_same_in_the_preferences_and_in_the_tab() {
        assertEquals(OptionTexts.before(CampaignOption.INCLUDE), Messages.scope_include.replace("&", ""));
        assertEquals(OptionTexts.before(CampaignOption.EXCLUDE), Messages.scope_exclude.replace("&", ""));
    }
}
