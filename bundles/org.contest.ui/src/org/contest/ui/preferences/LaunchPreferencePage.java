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
import org.contest.core.launching.OptionTexts;
import org.contest.core.launching.StressDefaults;
import org.contest.engine.model.CampaignOption;
import org.contest.ui.internal.Messages;
import org.eclipse.jface.preference.ComboFieldEditor;
import org.eclipse.jface.preference.FieldEditor;
import org.eclipse.swt.widgets.Composite;

/** What new launch configurations begin with: scheduler, time, disk space, scope. */
public final class LaunchPreferencePage extends ContestPage {

    /** Made by the workbench. */
    public LaunchPreferencePage() {
        super(ContestTools.ID, Messages.preferences_launching);
    }

    @Override
    protected void createFieldEditors() {
        for (CampaignOption option : StressDefaults.OPTIONS) {
            String key = StressDefaults.key(option);
            addField(option.choices().isEmpty() ? new OptionPreference(key, option, getFieldEditorParent())
                : choice(key, option));
        }
    }

    private FieldEditor choice(String key, CampaignOption option) {
        String[][] choices =
            option.choices().stream().map(value -> new String[] {value, value}).toArray(String[][]::new);
        Composite parent = getFieldEditorParent();
        FieldEditor choice = new ComboFieldEditor(key, OptionTexts.before(option), choices, parent);
        choice.getLabelControl(parent).setToolTipText(OptionTexts.tip(option));
        return choice;
    }
}
