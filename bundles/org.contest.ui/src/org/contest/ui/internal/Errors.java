/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.internal;

import org.contest.core.ContestStatus;
import org.contest.engine.model.EngineException;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.ui.statushandlers.StatusManager;

/** Shows what went wrong after an action of the user. */
public final class Errors {

    /** An action that may be refused. */
    @FunctionalInterface
    public interface Action {
        /** Does it. */
        void run() throws CoreException;
    }

    private Errors() {
    }

    /** Runs an action and shows its refusal in a dialog. */
    public static void shown(Action action) {
        try {
            action.run();
        } catch (CoreException e) {
            show(e.getStatus());
        } catch (EngineException e) {
            show(ContestStatus.of(e));
        }
    }

    /** Shows a status in a dialog. */
    public static void show(IStatus status) {
        StatusManager.getManager().handle(status, StatusManager.SHOW | StatusManager.LOG);
    }
}
