/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.ui;

import java.util.function.IntPredicate;
import org.contest.analysis.sequence.Sequence;
import org.contest.debug.session.ReplaySession;
import org.contest.debug.session.ValueOrigin;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.ITreeSelection;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.handlers.HandlerUtil;

/**
 * Where did this value come from? Selects the event that wrote a variable last, or writes it next, or lists all
 * accesses. The variable is one of the debugger's views, or a field at the cursor of an editor.
 */
public final class WhereFromHandler extends SessionHandler<WhereFromHandler.Question> {

    /** What can be asked of a variable. */
    enum Question {
        /** The event that wrote it last. */
        WRITER,
        /** The event that writes it next. */
        NEXT_WRITE,
        /** The events that are about it. */
        ACCESSES
    }

    /** For the extension registry. */
    public WhereFromHandler() {
        super(Question.class);
    }

    @Override
    void execute(ExecutionEvent event, ReplaySession session) {
        MeantVariable meant = meant(event);
        if (!session.isStopped() || meant == null) {
            Display.getCurrent().beep();
            return;
        }
        IWorkbenchPage page = HandlerUtil.getActiveWorkbenchWindow(event).getActivePage();
        Display display = Display.getCurrent();
        ICoreRunnable search = monitor -> {
            ValueOrigin origin = new ValueOrigin(session);
            boolean isLocal = meant.isLocal();
            int found = isLocal ? Sequence.NONE : find(origin, meant.accesses(origin));
            String name = meant.name();
            String told = isLocal ? NLS.bind(Messages.where_from_local, name) : sentence(session, name, found);
            display.asyncExec(() -> show(page, told, found));
        };
        Job.create(Messages.where_from, search).schedule();
    }

    private static @Nullable MeantVariable meant(ExecutionEvent event) {
        ISelection selection = HandlerUtil.getCurrentSelection(event);
        if (selection instanceof ITextSelection text) {
            return EditedField.at(HandlerUtil.getActiveEditor(event), text);
        }
        return selection instanceof ITreeSelection tree ? ShownVariable.of(tree) : null;
    }

    private int find(ValueOrigin origin, IntPredicate accesses) {
        return switch (command()) {
        case WRITER -> origin.writer(accesses);
        case NEXT_WRITE -> origin.nextWrite(accesses);
        case ACCESSES -> origin.first(accesses);
        };
    }

    private void show(IWorkbenchPage page, String told, int found) {
        SequenceView view = view(page);
        if (view != null) {
            view.point(found, told);
            if (command() == Question.ACCESSES && found != Sequence.NONE) {
                view.showTarget(found);
            }
        }
    }

    private String sentence(ReplaySession session, String name, int found) {
        boolean none = found == Sequence.NONE;
        String words = switch (command()) {
        case WRITER -> none ? Messages.where_from_nowhere : Messages.where_from_event;
        case NEXT_WRITE -> none ? Messages.next_write_nowhere : Messages.next_write_event;
        case ACCESSES -> none ? Messages.accesses_nowhere : Messages.accesses_event;
        };
        return none ? NLS.bind(words, name, session.at())
            : NLS.bind(words, new Object[] {name, found, session.sequence().text(found)});
    }
}
