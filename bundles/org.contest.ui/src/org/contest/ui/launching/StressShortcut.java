/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.launching;

import org.contest.core.launching.StressConfigurations;
import org.contest.ui.internal.Errors;
import org.contest.ui.internal.Messages;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationType;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.debug.ui.launchConfigurations.JavaApplicationLaunchShortcut;

/** Run As &gt; ConTest Stress: finds classes with {@code main} as Run As &gt; Java Application does. */
public final class StressShortcut extends JavaApplicationLaunchShortcut {

    @Override
    protected ILaunchConfigurationType getConfigurationType() {
        return StressConfigurations.type();
    }

    @Override
    protected @Nullable ILaunchConfiguration createConfiguration(IType type) {
        try {
            return StressConfigurations.findOrCreate(type);
        } catch (CoreException e) {
            Errors.show(e.getStatus());
            return null;
        }
    }

    @Override
    protected String getTypeSelectionTitle() {
        return Messages.shortcut_title;
    }

    @Override
    protected String getEditorEmptyMessage() {
        return Messages.shortcut_noMain;
    }

    @Override
    protected String getSelectionEmptyMessage() {
        return Messages.shortcut_noMain;
    }
}
