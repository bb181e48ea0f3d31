/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.handlers;

import java.nio.file.Files;
import java.nio.file.Path;
import org.contest.ui.campaigns.RunNode;
import org.contest.ui.internal.Messages;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;

/** Opens what a run printed in an editor. */
public final class OpenOutputHandler extends SelectionHandler<RunNode> {

    /** Made by the workbench. */
    public OpenOutputHandler() {
        super(RunNode.class);
    }

    @Override
    void execute(RunNode run, Shell shell) throws CoreException {
        Path output = run.row().output();
        if (output == null || !Files.exists(output)) {
            MessageDialog.openInformation(shell, Messages.output_title,
                NLS.bind(Messages.output_none, run.row().number()));
            return;
        }
        IDE.openInternalEditorOnFileStore(PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage(),
            EFS.getLocalFileSystem().getStore(output.toUri()));
    }
}
