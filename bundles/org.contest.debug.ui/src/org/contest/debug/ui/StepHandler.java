/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.ui;

import org.contest.analysis.sequence.Sequence;
import org.contest.debug.session.ReplaySession;
import org.contest.debug.session.Step;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.swt.widgets.Display;

/** One step of the latest session. */
public final class StepHandler extends SessionHandler<Step> {

    /** For the extension registry. */
    public StepHandler() {
        super(Step.class);
    }

    @Override
    void execute(ExecutionEvent event, ReplaySession session) {
        if (session.isStopped() || session.isGoingBack() && !command().isForwards()) {
            int target = command().target(session.sequence(), session.operations(), session.heading());
            if (target == Sequence.NONE) {
                Display.getCurrent().beep();
            } else {
                session.goTo(target);
            }
        }
    }
}
