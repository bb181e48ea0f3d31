/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.ui;

import java.util.Locale;
import java.util.Map;
import org.contest.debug.session.ReplaySession;
import org.contest.debug.session.ReplaySession.State;
import org.contest.debug.session.ReplaySessionListener;
import org.contest.debug.session.ReplaySessions;
import org.eclipse.ui.AbstractSourceProvider;
import org.eclipse.ui.ISources;
import org.eclipse.ui.PlatformUI;

/** The state of the latest session, by which commands are enabled. */
public final class SessionState extends AbstractSourceProvider implements ReplaySessionListener {

    private static final String VARIABLE = "org.contest.debug.ui.session"; //$NON-NLS-1$

    /** Listens from now on. */
    public SessionState() {
        ReplaySessions.addListener(this);
    }

    @Override
    public void changed(ReplaySession session) {
        PlatformUI.getWorkbench().getDisplay()
            .asyncExec(() -> fireSourceChanged(ISources.WORKBENCH, VARIABLE, state()));
    }

    /** Failing is a session that has failed, in a run that goes on. */
    private static String state() {
        ReplaySession session = ReplaySessions.current();
        if (session == null) {
            return "none"; //$NON-NLS-1$
        }
        if (session.isGoingBack()) {
            return "goingback"; //$NON-NLS-1$
        }
        boolean failing = session.state() == State.FAILED && session.goesOn();
        return failing ? "failing" : session.state().name().toLowerCase(Locale.ROOT); //$NON-NLS-1$
    }

    @Override
    public Map<String, Object> getCurrentState() {
        return Map.of(VARIABLE, state());
    }

    @Override
    public String[] getProvidedSourceNames() {
        return new String[] {VARIABLE};
    }

    @Override
    public void dispose() {
        ReplaySessions.removeListener(this);
    }
}
