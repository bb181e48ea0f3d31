/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.launching;

import org.contest.core.launching.ReplayConfiguration;
import org.contest.engine.model.FailureRow;
import org.contest.ui.campaigns.FailureNode;
import org.contest.ui.internal.Errors;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.ILaunchShortcut;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IEditorPart;

/** Debug As &gt; ConTest Replay, on a failure of the view ConTest Campaigns. */
public final class ReplayShortcut implements ILaunchShortcut {

    @Override
    public void launch(ISelection selection, String mode) {
        if (selection instanceof IStructuredSelection structured
            && structured.getFirstElement() instanceof FailureNode failure) {
            Errors.shown(() -> launch(failure, mode));
        }
    }

    @Override
    public void launch(IEditorPart editor, String mode) {
        // a failure is never in an editor
    }

    /**
     * Replays a failure.
     *
     * @throws CoreException with a plain sentence when it has no trace
     */
    public static void launch(FailureNode failure, String mode) throws CoreException {
        FailureRow row = failure.row();
        if (row != null) {
            DebugUITools.launch(ReplayConfiguration.create(failure.campaign(), row), mode);
        }
    }
}
