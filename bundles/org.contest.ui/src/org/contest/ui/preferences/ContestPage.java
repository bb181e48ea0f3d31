/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.preferences;

import org.contest.ui.internal.Helps;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.preference.FieldEditorPreferencePage;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.preferences.ScopedPreferenceStore;

/** A page of preferences that one of our bundles keeps, with F1. */
abstract class ContestPage extends FieldEditorPreferencePage implements IWorkbenchPreferencePage {

    private final String bundle;
    private final String description;

    /**
     * Made by the workbench.
     *
     * @param bundle that keeps the values
     * @param description what the page is about
     */
    ContestPage(String bundle, String description) {
        super(GRID);
        this.bundle = bundle;
        this.description = description;
    }

    @Override
    public void createControl(Composite parent) {
        super.createControl(parent);
        PlatformUI.getWorkbench().getHelpSystem().setHelp(getControl(), Helps.PREFERENCES);
    }

    @Override
    public void init(IWorkbench workbench) {
        setPreferenceStore(new ScopedPreferenceStore(InstanceScope.INSTANCE, bundle));
        setDescription(description);
    }
}
