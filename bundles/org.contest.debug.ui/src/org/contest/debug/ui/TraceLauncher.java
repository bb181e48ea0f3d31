/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.ui;

import java.nio.file.Path;
import org.contest.core.launching.ReplayConfiguration;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.ui.IEditorLauncher;
import org.eclipse.ui.statushandlers.StatusManager;

/** Opens a trace file: its replay is debugged. */
public final class TraceLauncher implements IEditorLauncher {

    @Override
    public void open(IPath file) {
        Path trace = file.toPath();
        try {
            DebugUITools.launch(ReplayConfiguration.create(trace), ILaunchManager.DEBUG_MODE);
        } catch (CoreException e) {
            StatusManager.getManager().handle(e.getStatus(), StatusManager.SHOW);
        }
    }
}
