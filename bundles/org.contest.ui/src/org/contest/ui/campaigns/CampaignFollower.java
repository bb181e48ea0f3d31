/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.campaigns;

import java.util.List;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignManager;
import org.contest.core.campaigns.CampaignsListener;
import org.contest.ui.ContestUi;
import org.contest.ui.internal.FrameUpdater;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.ISelectionListener;
import org.eclipse.ui.IWorkbenchPage;

/**
 * The campaign that a view is about: the one that is selected in the view ConTest Campaigns, the one that has just
 * begun, or else the newest.
 */
public final class CampaignFollower implements CampaignsListener {

    private final CampaignManager manager = CampaignManager.ofWorkspace();
    private final ISelectionListener follow = (part, selection) -> selected(selection);
    private final IWorkbenchPage page;
    private final Control control;
    private final FrameUpdater updater;
    private CampaignEntry chosen;

    /** Follows until {@link #dispose}, and refreshes the view whenever something changed. */
    public CampaignFollower(IWorkbenchPage page, Control control, Runnable refresh) {
        this.page = page;
        this.control = control;
        updater = new FrameUpdater(control, refresh);
        manager.addListener(this);
        page.addSelectionListener(ContestUi.CAMPAIGNS_VIEW, follow);
        selected(page.getSelection(ContestUi.CAMPAIGNS_VIEW));
        if (manager.entries().isEmpty()) {
            manager.scan();
        }
    }

    private void selected(ISelection selection) {
        Object first = selection instanceof IStructuredSelection structured ? structured.getFirstElement() : null;
        chosen = switch (first) {
        case CampaignEntry campaign -> campaign;
        case FailureNode failure -> failure.campaign();
        case FrameNode frame -> frame.failure().campaign();
        case RunNode run -> run.campaign();
        case null, default -> chosen;
        };
        updater.request();
    }

    /** The campaign; null when there is none. On the UI thread. */
    public @Nullable CampaignEntry campaign() {
        List<CampaignEntry> entries = manager.entries();
        if (chosen == null || !entries.contains(chosen)) {
            chosen = entries.isEmpty() ? null : entries.getFirst();
        }
        return chosen;
    }

    /** The view has to be refreshed. */
    public void request() {
        updater.request();
    }

    @Override
    public void added(CampaignEntry campaign) {
        if (campaign.isRunning() && !control.isDisposed()) {
            control.getDisplay().asyncExec(() -> chosen = campaign);
        }
        updater.request();
    }

    @Override
    public void changed(CampaignEntry campaign) {
        updater.request();
    }

    /** Whether there is none is known only now. */
    @Override
    public void scanned() {
        if (manager.entries().isEmpty()) {
            updater.request();
        }
    }

    @Override
    public void removed(CampaignEntry campaign) {
        updater.request();
    }

    /** Follows no more. */
    public void dispose() {
        manager.removeListener(this);
        page.removeSelectionListener(ContestUi.CAMPAIGNS_VIEW, follow);
    }
}
