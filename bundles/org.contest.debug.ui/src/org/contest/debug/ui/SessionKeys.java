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
import org.contest.debug.session.ReplaySessionListener;
import org.contest.debug.session.ReplaySessions;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.contexts.IContextActivation;
import org.eclipse.ui.contexts.IContextService;

/**
 * The keys of debugging work as long as a session lives. The platform lets them work from the first stack frame on that
 * is selected, and before the first event of a replay there is none.
 */
final class SessionKeys implements ReplaySessionListener {

    private static final String DEBUGGING = "org.eclipse.debug.ui.debugging"; //$NON-NLS-1$

    /** Null while no session lives. Of the UI thread. */
    private @Nullable IContextActivation active;

    @Override
    public void changed(ReplaySession session) {
        PlatformUI.getWorkbench().getDisplay().asyncExec(this::update);
    }

    private void update() {
        ReplaySession session = ReplaySessions.current();
        boolean lives = session != null && !session.isEnded();
        IContextService contexts = PlatformUI.getWorkbench().getService(IContextService.class);
        if (lives && active == null) {
            active = contexts.activateContext(DEBUGGING);
        } else if (!lives && active != null) {
            contexts.deactivateContext(active);
            active = null;
        }
    }
}
