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
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.handlers.HandlerUtil;

/** Asks something of the selected event, else of the one at which the replay stands. */
public final class EventHandler extends SessionHandler<EventHandler.Question> {

    /** What can be asked. */
    enum Question {
        /** The events on its object or variable. */
        ACCESSES,
        /** The holder of its lock. */
        HOLDER,
        /** The cause of the failure. */
        WHY,
        /** The run in which another thread goes on there. */
        BRANCH
    }

    private static final int EXPLANATION = 2;

    /** For the extension registry. */
    public EventHandler() {
        super(Question.class);
    }

    @Override
    void execute(ExecutionEvent event, ReplaySession session) {
        int chosen = chosen(event, session);
        SequenceView view = view(HandlerUtil.getActiveWorkbenchWindow(event).getActivePage());
        if (view != null) {
            ask(view, session, chosen);
        }
    }

    private static int chosen(ExecutionEvent event, ReplaySession session) {
        IStructuredSelection selection = HandlerUtil.getCurrentStructuredSelection(event);
        return selection.getFirstElement() instanceof Integer number ? number
            : Math.min(session.at(), session.sequence().size() - 1);
    }

    private void ask(SequenceView view, ReplaySession session, int event) {
        switch (command()) {
        case ACCESSES -> view.showTarget(event);
        case HOLDER -> view.showHolder(event);
        case WHY -> view.showTab(EXPLANATION);
        case BRANCH -> new BranchDialog(view.getSite().getShell(), view, session, event).open();
        }
    }
}
