/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.preferences;

import org.contest.ui.ContestUi;
import org.contest.ui.internal.Messages;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.MessageDialogWithToggle;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.preference.BooleanFieldEditor;
import org.eclipse.jface.preference.ComboFieldEditor;
import org.eclipse.swt.SWT;
import org.eclipse.ui.dialogs.PreferenceLinkArea;
import org.eclipse.ui.preferences.IWorkbenchPreferenceContainer;

/** The preferences of ConTest. */
public final class ContestPreferencePage extends ContestPage {

    private static final String COLORS = "org.eclipse.ui.preferencePages.ColorsAndFonts"; //$NON-NLS-1$
    private static final String ANNOTATIONS = "org.eclipse.ui.editors.preferencePages.Annotations"; //$NON-NLS-1$

    /** Made by the workbench. */
    public ContestPreferencePage() {
        super(ContestUi.ID, Messages.preferences_description);
    }

    @Override
    protected void createFieldEditors() {
        addField(new BooleanFieldEditor(ContestUi.OPEN_VIEWS, Messages.preferences_openViews, getFieldEditorParent()));
        addField(new ComboFieldEditor(ContestUi.OPEN_PERSPECTIVE, Messages.preferences_perspective, new String[][] {
            {Messages.preferences_ask, MessageDialogWithToggle.PROMPT},
            {Messages.preferences_always, MessageDialogWithToggle.ALWAYS},
            {Messages.preferences_never, MessageDialogWithToggle.NEVER}}, getFieldEditorParent()));
        link(COLORS, Messages.preferences_colors, "selectCategory:org.contest.ui.colors"); //$NON-NLS-1$
        link(ANNOTATIONS, Messages.preferences_markers, null);
    }

    private void link(String page, String sentence, @Nullable Object shown) {
        PreferenceLinkArea area = new PreferenceLinkArea(getFieldEditorParent(), SWT.WRAP, page, sentence,
            (IWorkbenchPreferenceContainer) getContainer(), shown);
        GridDataFactory.fillDefaults().span(2, 1).grab(true, false).applyTo(area.getControl());
    }
}
