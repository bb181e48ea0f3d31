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
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.statushandlers.StatusManager;

/** Asks something of the selected event, else of the one at which the replay stands; what follows the class name. */
public final class EventHandler extends AbstractHandler implements IExecutableExtension {

    /** What can be asked. */
    enum Question {
        /** What happened to its object or variable? */
        ACCESSES,
        /** Who holds its monitor? */
        HOLDER,
        /** Why did the run fail? */
        WHY,
        /** What if another thread goes on there? */
        BRANCH
    }

    private static final int EXPLANATION = 2;

    private Question question = Question.ACCESSES;

    @Override
    public void setInitializationData(IConfigurationElement element, String property, Object data) {
        question = Question.valueOf(String.valueOf(data));
    }

    @Override
    public Object execute(ExecutionEvent event) {
        ReplaySession session = ReplaySessions.latest();
        IWorkbenchPage page = HandlerUtil.getActiveWorkbenchWindow(event).getActivePage();
        try {
            if (session != null && page.showView(SequenceView.ID) instanceof SequenceView view) {
                ask(view, session, chosen(event, session));
            }
        } catch (PartInitException e) {
            StatusManager.getManager().handle(e.getStatus(), StatusManager.SHOW);
        }
        return null;
    }

    private static int chosen(ExecutionEvent event, ReplaySession session) {
        IStructuredSelection selection = HandlerUtil.getCurrentStructuredSelection(event);
        return selection.getFirstElement() instanceof Integer number ? number
            : Math.min(session.at(), session.sequence().size() - 1);
    }

    private void ask(SequenceView view, ReplaySession session, int event) {
        switch (question) {
        case ACCESSES -> view.showTarget(event);
        case HOLDER -> view.showHolder(event);
        case WHY -> view.showTab(EXPLANATION);
        case BRANCH -> new BranchDialog(view.getSite().getShell(), view, session, event).open();
        }
    }
}
