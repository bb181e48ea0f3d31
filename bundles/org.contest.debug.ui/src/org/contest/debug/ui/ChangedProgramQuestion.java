/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.ui;

import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.debug.core.IStatusHandler;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;

/** Asks whether a program that was changed since its run was recorded shall be replayed all the same. */
public final class ChangedProgramQuestion implements IStatusHandler {

    @Override
    public Object handleStatus(IStatus status, Object source) {
        AtomicBoolean goesOn = new AtomicBoolean();
        Display display = PlatformUI.getWorkbench().getDisplay();
        display.syncExec(() -> goesOn.set(MessageDialog.open(MessageDialog.WARNING, display.getActiveShell(),
            Messages.changed_title, status.getMessage(), 0, Messages.changed_replay, Messages.changed_cancel) == 0));
        return goesOn.get();
    }
}
