/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.markers;

import org.eclipse.ltk.core.refactoring.Refactoring;
import org.eclipse.ltk.ui.refactoring.RefactoringWizard;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;

/** Shows a fix before it is made, and asks nothing; wide enough for both sources side by side. */
final class FixWizard extends RefactoringWizard {

    private static final int WIDTH = 1100;
    private static final int HEIGHT = 640;
    private static final int MARGIN = 80;

    private final String title;

    FixWizard(Refactoring fix, String title) {
        super(fix, DIALOG_BASED_USER_INTERFACE | NO_BACK_BUTTON_ON_STATUS_DIALOG);
        this.title = title;
        setForcePreviewReview(true);
    }

    @Override
    protected void addUserInputPages() {
        setDefaultPageTitle(title); // nothing to ask: the preview is the first page
    }

    @Override
    public void createPageControls(Composite container) {
        super.createPageControls(container);
        Shell shell = container.getShell();
        shell.addListener(SWT.Show, event -> widen(shell));
    }

    private static void widen(Shell shell) {
        Rectangle screen = shell.getMonitor().getClientArea();
        Point size = shell.getSize();
        int width = Math.max(size.x, Math.min(WIDTH, screen.width - MARGIN));
        int height = Math.max(size.y, Math.min(HEIGHT, screen.height - MARGIN));
        shell.setBounds(screen.x + (screen.width - width) / 2, screen.y + (screen.height - height) / 2, width, height);
    }
}
