/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.internal;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchWizard;
import org.eclipse.ui.PlatformUI;

/** Opens a wizard of the workbench by its identifier. */
public final class Wizards {

    private Wizards() {
    }

    /** Opens a wizard for new things. */
    public static void open(Shell shell, String id) {
        Errors.shown(() -> create(shell, id));
    }

    private static void create(Shell shell, String id) throws CoreException {
        IWorkbenchWizard wizard = PlatformUI.getWorkbench().getNewWizardRegistry().findWizard(id).createWizard();
        wizard.init(PlatformUI.getWorkbench(), StructuredSelection.EMPTY);
        new WizardDialog(shell, wizard).open();
    }
}
