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
import org.contest.debug.session.ReplaySessions;
import org.contest.debug.session.ValueOrigin;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.debug.core.IJavaVariable;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.ITreeSelection;
import org.eclipse.jface.viewers.TreePath;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.statushandlers.StatusManager;

/** Where did this value come from? Selects the event that wrote a variable last. */
public final class WhereFromHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent event) {
        ReplaySession session = ReplaySessions.latest();
        ISelection selection = HandlerUtil.getCurrentSelection(event);
        IWorkbenchPage page = HandlerUtil.getActiveWorkbenchWindow(event).getActivePage();
        if (session != null && session.isStopped() && selection instanceof ITreeSelection tree && !tree.isEmpty()
            && tree.getFirstElement() instanceof IJavaVariable variable) {
            TreePath path = tree.getPaths()[0];
            Object holder = path.getSegmentCount() > 1 ? path.getSegment(path.getSegmentCount() - 2) : null;
            Display display = Display.getCurrent();
            ICoreRunnable search = monitor -> {
                int writer =
                    new ValueOrigin(session).of(variable, holder instanceof IJavaVariable around ? around : null);
                String name = variable.getName();
                display.asyncExec(() -> show(page, session, name, writer));
            };
            Job.create(Messages.where_from, search).schedule();
        }
        return null;
    }

    private static void show(IWorkbenchPage page, ReplaySession session, String name, int writer) {
        try {
            if (page.showView(SequenceView.ID) instanceof SequenceView view) {
                view.point(writer, writer == Sequence.NONE ? NLS.bind(Messages.where_from_nowhere, name, session.at())
                    : NLS.bind(Messages.where_from_event,
                        new Object[] {name, writer, session.sequence().text(writer)}));
            }
        } catch (PartInitException e) {
            StatusManager.getManager().handle(e.getStatus(), StatusManager.SHOW);
        }
    }
}
