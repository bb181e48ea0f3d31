/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.findings;

import org.contest.core.findings.LocalizeJob;
import org.contest.core.source.SimpleNames;
import org.contest.engine.localize.Localized;
import org.contest.protocol.findings.Finding;
import org.contest.ui.ContestUi;
import org.contest.ui.campaigns.FailureNode;
import org.contest.ui.internal.Errors;
import org.contest.ui.internal.Messages;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;

/** Has a failure localized, and shows what was found where findings are. */
public final class Localizing {

    private Localizing() {
    }

    /** Begins; the job shows its progress. */
    public static void start(FailureNode failure, Shell shell) {
        new LocalizeJob(failure.campaign(), failure.id(), localized -> shell.getDisplay().asyncExec(() -> {
            if (!shell.isDisposed()) {
                Errors.shown(() -> show(localized, shell));
            }
        })).schedule();
    }

    private static void show(Localized localized, Shell shell) throws CoreException {
        Finding found = localized.finding();
        if (found == null) {
            MessageDialog.openInformation(shell, Messages.localize_title,
                SimpleNames.in(String.join(" ", localized.told()))); //$NON-NLS-1$
        } else if (PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage()
            .showView(ContestUi.FINDINGS_VIEW) instanceof FindingsView view) {
            view.select(found.signature());
        }
    }
}
