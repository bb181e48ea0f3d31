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
import org.contest.ui.internal.Messages;

/** What new launch configurations begin with: scheduler, time, disk space, scope. */
public final class LaunchPreferencePage extends ContestPage {

    /** Made by the workbench. */
    public LaunchPreferencePage() {
        super(ContestTools.ID, Messages.preferences_launching);
    }

    @Override
    protected void createFieldEditors() {
        for (CampaignOption option : StressDefaults.OPTIONS) {
            addField(new OptionPreference(StressDefaults.key(option), option, getFieldEditorParent()));
        }
    }
}
