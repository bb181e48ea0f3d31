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
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.statushandlers.StatusManager;

/**
 * A command on the latest session; which one of several follows the name of the class in the extension.
 *
 * @param <C> the commands
 */
abstract class SessionHandler<C extends Enum<C>> extends AbstractHandler implements IExecutableExtension {

    private final Class<C> commands;
    private C command;

    SessionHandler(Class<C> commands) {
        this.commands = commands;
        command = commands.getEnumConstants()[0];
    }

    @Override
    public void setInitializationData(IConfigurationElement element, String property, Object data) {
        command = Enum.valueOf(commands, String.valueOf(data));
    }

    /** Which one this is. */
    C command() {
        return command;
    }

    @Override
    public final Object execute(ExecutionEvent event) {
        ReplaySession session = ReplaySessions.current();
        if (session != null) {
            execute(event, session);
        }
        return null;
    }

    abstract void execute(ExecutionEvent event, ReplaySession session);

    /** The view of the sequence, open; null when it cannot be opened, which the user is told. */
    static SequenceView view(IWorkbenchPage page) {
        try {
            return (SequenceView) page.showView(SequenceView.ID);
        } catch (PartInitException e) {
            StatusManager.getManager().handle(e.getStatus(), StatusManager.SHOW);
            return null;
        }
    }
}
