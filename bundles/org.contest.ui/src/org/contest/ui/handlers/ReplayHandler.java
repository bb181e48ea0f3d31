/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.handlers;

import org.contest.ui.campaigns.FailureNode;
import org.contest.ui.launching.ReplayShortcut;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.swt.widgets.Shell;

/** Debugs the replay of a failure. */
public final class ReplayHandler extends SelectionHandler<FailureNode> {

    /** Made by the workbench. */
    public ReplayHandler() {
        super(FailureNode.class);
    }

    @Override
    void execute(FailureNode failure, Shell shell) throws CoreException {
        ReplayShortcut.launch(failure, ILaunchManager.DEBUG_MODE);
    }
}
