/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.internal;

import org.eclipse.jface.viewers.ColumnViewer;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.window.ToolTip;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Shell;

/**
 * Tooltips of the rows of a viewer, which go when a dialog opens. The key of a command never reaches the viewer, so
 * that the tooltip stayed, and the dialog that the command opened got no key.
 */
public final class RowTips extends ColumnViewerToolTipSupport {

    private RowTips(ColumnViewer viewer) {
        super(viewer, ToolTip.NO_RECREATE, false);
    }

    /** From now on for a viewer whose labels tell the texts. */
    public static void of(ColumnViewer viewer) {
        RowTips tips = new RowTips(viewer);
        Shell shell = viewer.getControl().getShell();
        Listener hiding = event -> tips.hide();
        shell.addListener(SWT.Deactivate, hiding);
        viewer.getControl().addListener(SWT.Dispose, event -> shell.removeListener(SWT.Deactivate, hiding));
    }
}
