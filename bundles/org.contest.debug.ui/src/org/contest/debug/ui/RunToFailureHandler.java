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
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;

/** Lets the latest session go to its failure. */
public final class RunToFailureHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent event) {
        ReplaySession session = ReplaySessions.current();
        if (session != null) {
            session.runToFailure();
        }
        return null;
    }
}
