/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.handlers;

import org.contest.ui.campaigns.RunNode;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;

/** Copies the seed of a run, for the option of that name. */
public final class CopySeedHandler extends SelectionHandler<RunNode> {

    /** Made by the workbench. */
    public CopySeedHandler() {
        super(RunNode.class);
    }

    @Override
    void execute(RunNode run, Shell shell) {
        Clipboard clipboard = new Clipboard(PlatformUI.getWorkbench().getDisplay());
        clipboard.setContents(new Object[] {String.valueOf(run.row().seed())},
            new Transfer[] {TextTransfer.getInstance()});
        clipboard.dispose();
    }
}
