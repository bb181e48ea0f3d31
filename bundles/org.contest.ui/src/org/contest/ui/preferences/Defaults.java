/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.preferences;

import org.contest.core.ContestTools;
import org.contest.core.launching.StressDefaults;
import org.contest.engine.model.CampaignOption;
import org.contest.ui.ContestUi;
import org.eclipse.core.runtime.preferences.AbstractPreferenceInitializer;
import org.eclipse.core.runtime.preferences.DefaultScope;
import org.eclipse.jface.dialogs.MessageDialogWithToggle;

/** What holds until the user decides. */
public final class Defaults extends AbstractPreferenceInitializer {

    @Override
    public void initializeDefaultPreferences() {
        DefaultScope.INSTANCE.getNode(ContestUi.ID).putBoolean(ContestUi.OPEN_VIEWS, true);
        DefaultScope.INSTANCE.getNode(ContestUi.ID).put(ContestUi.OPEN_PERSPECTIVE, MessageDialogWithToggle.PROMPT);
        for (CampaignOption option : StressDefaults.OPTIONS) {
            DefaultScope.INSTANCE.getNode(ContestTools.ID).put(StressDefaults.key(option), option.defaultValue());
        }
    }
}
