/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.handlers;

import org.contest.core.launching.ReplayConfiguration;
import org.contest.ui.campaigns.FailureNode;
import org.contest.ui.campaigns.RunNode;
import org.contest.ui.launching.ReplayShortcut;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.swt.widgets.Shell;

/** Debugs the replay of a failure, or of one run. */
public final class ReplayHandler extends SelectionHandler<Object> {

    /** Made by the workbench. */
    public ReplayHandler() {
        super(Object.class);
    }

    @Override
    void execute(Object selected, Shell shell) throws CoreException {
        if (selected instanceof FailureNode failure) {
            ReplayShortcut.launch(failure, ILaunchManager.DEBUG_MODE);
        } else if (selected instanceof RunNode run) {
            DebugUITools.launch(ReplayConfiguration.create(run.campaign(), run.row()), ILaunchManager.DEBUG_MODE);
        }
    }
}
