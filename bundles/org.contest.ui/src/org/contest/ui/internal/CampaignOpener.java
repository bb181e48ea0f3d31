/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.internal;

import org.contest.core.campaigns.CampaignEntry;
import org.contest.engine.store.CampaignStore;
import org.contest.ui.ContestUi;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.ide.FileStoreEditorInput;

/** Opens campaigns of the list in their editor. */
public final class CampaignOpener {

    private CampaignOpener() {
    }

    /** Opens the editor of a campaign, or shows the one that is open. */
    public static void open(IWorkbenchPage page, CampaignEntry campaign) throws CoreException {
        page.openEditor(new FileStoreEditorInput(EFS.getLocalFileSystem().getStore(
            campaign.directory().resolve(CampaignStore.FILE).toUri())), ContestUi.CAMPAIGN_EDITOR);
    }
}
