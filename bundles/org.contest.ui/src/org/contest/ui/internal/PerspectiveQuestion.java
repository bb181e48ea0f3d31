/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.internal;

import org.contest.ui.ContestUi;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.MessageDialogWithToggle;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.preferences.ScopedPreferenceStore;

/**
 * Whether the perspective that has room for the views opens when a campaign begins. The preference of the platform for
 * this is <em>never</em> until a user finds it, and one for all kinds of launches.
 */
final class PerspectiveQuestion {

    private boolean asking;

    /**
     * Opens the perspective where the user wants it, and asks until the answer is remembered. The list of campaigns
     * is active then: otherwise nothing would hear keys, since the part that heard them has lost the focus to the
     * dialog.
     */
    void ask(IWorkbenchPage page) throws WorkbenchException {
        if (!asking && !ContestUi.PERSPECTIVE.equals(page.getPerspective().getId())) {
            asking = true;
            try {
                if (isWanted(page.getWorkbenchWindow())) {
                    PlatformUI.getWorkbench().showPerspective(ContestUi.PERSPECTIVE, page.getWorkbenchWindow());
                    page.showView(ContestUi.CAMPAIGNS_VIEW);
                }
            } finally {
                asking = false;
            }
        }
    }

    private static boolean isWanted(IWorkbenchWindow window) {
        ScopedPreferenceStore store = new ScopedPreferenceStore(InstanceScope.INSTANCE, ContestUi.ID);
        return switch (store.getString(ContestUi.OPEN_PERSPECTIVE)) {
        case MessageDialogWithToggle.ALWAYS -> true;
        case MessageDialogWithToggle.NEVER -> false;
        default -> MessageDialogWithToggle.openYesNoQuestion(window.getShell(), Messages.perspective_title,
            Messages.perspective_question, null, false, store, ContestUi.OPEN_PERSPECTIVE)
            .getReturnCode() == IDialogConstants.YES_ID;
        };
    }
}
