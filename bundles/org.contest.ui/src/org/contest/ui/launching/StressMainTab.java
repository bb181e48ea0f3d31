/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.launching;

import org.contest.core.launching.StressValidation;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.jdt.debug.ui.launchConfigurations.JavaMainTab;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/** Project and class, as of a Java application, with the sentences of {@link org.contest.core.ContestStatus}. */
public final class StressMainTab extends JavaMainTab {

    @Override
    protected void createMainTypeExtensions(Composite parent) {
        super.createMainTypeExtensions(parent);
        Control stopInMain = parent.getChildren()[parent.getChildren().length - 1]; // a debugger's matter
        GridData data = new GridData();
        data.exclude = true;
        stopInMain.setLayoutData(data);
        stopInMain.setVisible(false);
    }

    @Override
    public boolean isValid(ILaunchConfiguration configuration) {
        setErrorMessage(null);
        setMessage(null);
        try {
            StressValidation.mainType(configuration);
            return true;
        } catch (CoreException e) {
            setErrorMessage(e.getStatus().getMessage());
            return false;
        }
    }
}
