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
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.debug.core.DebugException;
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

/**
 * Where did this value come from? Selects the event that wrote a variable last, or writes it next, or lists all
 * accesses; which follows the name of the class in the extension.
 */
public final class WhereFromHandler extends AbstractHandler implements IExecutableExtension {

    /** What can be asked of a variable. */
    enum Question {
        /** Which event wrote it last? */
        WRITER,
        /** Which event writes it next? */
        NEXT_WRITE,
        /** Which events are about it? */
        ACCESSES
    }

    private Question question = Question.WRITER;

    @Override
    public void setInitializationData(IConfigurationElement element, String property, Object data) {
        question = Question.valueOf(String.valueOf(data));
    }

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
                int found = find(new ValueOrigin(session), variable, holder instanceof IJavaVariable in ? in : null);
                String name = variable.getName();
                display.asyncExec(() -> show(page, session, name, found));
            };
            Job.create(Messages.where_from, search).schedule();
        }
        return null;
    }

    private int find(ValueOrigin origin, IJavaVariable variable, IJavaVariable holder) throws DebugException {
        return switch (question) {
        case WRITER -> origin.of(variable, holder);
        case NEXT_WRITE -> origin.next(variable, holder);
        case ACCESSES -> origin.first(variable, holder);
        };
    }

    private void show(IWorkbenchPage page, ReplaySession session, String name, int found) {
        try {
            if (page.showView(SequenceView.ID) instanceof SequenceView view) {
                view.point(found, sentence(session, name, found));
                if (question == Question.ACCESSES && found != Sequence.NONE) {
                    view.showTarget(found);
                }
            }
        } catch (PartInitException e) {
            StatusManager.getManager().handle(e.getStatus(), StatusManager.SHOW);
        }
    }

    private String sentence(ReplaySession session, String name, int found) {
        boolean none = found == Sequence.NONE;
        String words = switch (question) {
        case WRITER -> none ? Messages.where_from_nowhere : Messages.where_from_event;
        case NEXT_WRITE -> none ? Messages.next_write_nowhere : Messages.next_write_event;
        case ACCESSES -> none ? Messages.accesses_nowhere : Messages.accesses_event;
        };
        return none ? NLS.bind(words, name, session.at())
            : NLS.bind(words, new Object[] {name, found, session.sequence().text(found)});
    }
}
