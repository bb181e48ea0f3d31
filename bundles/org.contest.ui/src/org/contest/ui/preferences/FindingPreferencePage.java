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
import org.contest.core.findings.FindingSeverity;
import org.contest.ui.internal.Messages;
import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.preference.ComboFieldEditor;
import org.eclipse.ui.IWorkbench;

/** How severe findings are as problems of the source. */
public final class FindingPreferencePage extends ContestPage {

    /** Made by the workbench. */
    public FindingPreferencePage() {
        super(ContestTools.ID, Messages.preferences_findings);
    }

    @Override
    public void init(IWorkbench workbench) {
        super.init(workbench);
        for (FindingSeverity severity : FindingSeverity.values()) {
            getPreferenceStore().setDefault(severity.key(), severity.normal());
        }
    }

    @Override
    protected void createFieldEditors() {
        add(FindingSeverity.RACES, Messages.preferences_races);
        add(FindingSeverity.LOCKS, Messages.preferences_locks);
        add(FindingSeverity.HINTS, Messages.preferences_hints);
    }

    private void add(FindingSeverity severity, String label) {
        String[][] values = {{Messages.preferences_error, String.valueOf(IMarker.SEVERITY_ERROR)},
            {Messages.preferences_warning, String.valueOf(IMarker.SEVERITY_WARNING)},
            {Messages.preferences_info, String.valueOf(IMarker.SEVERITY_INFO)},
            {Messages.preferences_ignore, String.valueOf(FindingSeverity.NONE)}};
        addField(new ComboFieldEditor(severity.key(), label, values, getFieldEditorParent()));
    }
}
