/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests.support;

import org.eclipse.core.resources.IFile;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;

/** What a user does in an editor. */
public final class Editors implements AutoCloseable {

    /** Opens a file, and selects the first place of a text in it. */
    public void select(IFile file, String text) {
        Ui.run(() -> {
            IEditorPart editor = IDE.openEditor(Views.page(), file, true);
            ITextViewer viewer = (ITextViewer) editor.getAdapter(ITextOperationTarget.class);
            viewer.setSelectedRange(viewer.getDocument().get().indexOf(text), 0);
            editor.setFocus();
        });
    }

    /** Runs a command of the workbench as soon as it can be run. */
    public void run(String command) {
        Eventually.holds(command + " is enabled", () -> Ui.call(() -> {
            IHandlerService handlers = PlatformUI.getWorkbench().getService(IHandlerService.class);
            boolean enabled = PlatformUI.getWorkbench().getService(ICommandService.class)
                .getCommand(command).isEnabled();
            if (enabled) {
                handlers.executeCommand(command, null);
            }
            return enabled;
        }));
    }

    @Override
    public void close() {
        Ui.run(() -> Views.page().closeAllEditors(false));
    }
}
