/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.ui;

import org.contest.debug.session.ReplaySession;
import org.contest.debug.session.ReplaySessions;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.ui.contexts.DebugContextEvent;
import org.eclipse.debug.ui.contexts.IDebugContextListener;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.IStructuredSelection;

/**
 * Views and keys are about the session of what is selected in the Debug view: a branch that is debugged is a second
 * session beside the first one.
 */
final class ChosenSession implements IDebugContextListener {

    /** The Debug view tells of a selection again when it reads its rows anew: that is no wish of the user. */
    private @Nullable Object selected;

    @Override
    public void debugContextChanged(DebugContextEvent event) {
        if ((event.getFlags() & DebugContextEvent.ACTIVATED) != 0
            && event.getContext() instanceof IStructuredSelection selection) {
            Object row = selection.getFirstElement();
            ILaunch launch = launch(row);
            ReplaySession session = launch == null ? null : ReplaySessions.of(launch);
            if (session != null && !row.equals(selected)) {
                ReplaySessions.choose(session);
            }
            selected = row;
        }
    }

    private static @Nullable ILaunch launch(@Nullable Object selected) {
        return selected == null ? null : Adapters.adapt(selected, ILaunch.class);
    }
}
