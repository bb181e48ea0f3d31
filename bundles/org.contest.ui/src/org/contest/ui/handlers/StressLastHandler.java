/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.handlers;

import java.util.List;
import org.contest.core.launching.StressConfigurations;
import org.contest.ui.internal.Errors;
import org.contest.ui.launching.StressShortcut;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.handlers.HandlerUtil;

/** ConTest Last Launched: stresses the same again; before the first launch, what is selected or open. */
public final class StressLastHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent event) {
        Errors.shown(() -> {
            List<ILaunchConfiguration> recent = StressConfigurations.recent();
            if (recent.isEmpty()) {
                stressSelection(event);
            } else {
                DebugUITools.launch(recent.get(0), ILaunchManager.RUN_MODE);
            }
        });
        return null;
    }

    private static void stressSelection(ExecutionEvent event) {
        IEditorPart editor = HandlerUtil.getActiveEditor(event);
        if (HandlerUtil.getActivePart(event) == editor && editor != null) {
            new StressShortcut().launch(editor, ILaunchManager.RUN_MODE);
        } else {
            IStructuredSelection selection =
                HandlerUtil.getCurrentSelection(event) instanceof IStructuredSelection structured ? structured
                    : StructuredSelection.EMPTY;
            new StressShortcut().launch(selection, ILaunchManager.RUN_MODE);
        }
    }
}
