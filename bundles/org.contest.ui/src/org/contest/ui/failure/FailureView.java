/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.failure;

import java.util.List;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignManager;
import org.contest.core.campaigns.CampaignsListener;
import org.contest.core.failures.FailureDetails;
import org.contest.engine.model.FailureRow;
import org.contest.ui.ContestUi;
import org.contest.ui.campaigns.FailureNode;
import org.contest.ui.campaigns.FrameNode;
import org.contest.ui.internal.EmptyState;
import org.contest.ui.internal.Helps;
import org.contest.ui.internal.FrameUpdater;
import org.contest.ui.internal.Messages;
import org.contest.ui.internal.Wizards;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.ISelectionListener;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.ViewPart;

/** The view Failure: what happened in the failure that is selected or, without selection, in the newest. */
public final class FailureView extends ViewPart implements CampaignsListener {

    private final CampaignManager manager = CampaignManager.ofWorkspace();
    private final ISelectionListener follow = (part, selection) -> selected(selection);
    private EmptyState state;
    private FailurePage page;
    private FrameUpdater updater;
    private FailureNode chosen;
    private CampaignEntry passing;
    private FailureNode shown;

    @Override
    public void createPartControl(Composite parent) {
        state = new EmptyState(parent, href -> Wizards.open(getSite().getShell(), href));
        PlatformUI.getWorkbench().getHelpSystem().setHelp(state.parent(), Helps.FAILURE);
        page = new FailurePage(state.parent());
        updater = new FrameUpdater(page.control(), this::refresh);
        manager.addListener(this);
        getSite().getPage().addSelectionListener(ContestUi.CAMPAIGNS_VIEW, follow);
        selected(getSite().getPage().getSelection(ContestUi.CAMPAIGNS_VIEW));
        refresh();
    }

    private void selected(ISelection selection) {
        Object first = selection instanceof IStructuredSelection structured ? structured.getFirstElement() : null;
        switch (first) {
        case FailureNode failure -> choose(failure);
        case FrameNode frame -> choose(frame.failure());
        case CampaignEntry campaign -> choose(campaign);
        case null, default -> {
        } // what was shown stays
        }
        updater.request();
    }

    private void choose(FailureNode failure) {
        chosen = failure;
        passing = null;
    }

    /** Another campaign's failure beside a campaign that has none would be taken for its own. */
    private void choose(CampaignEntry campaign) {
        chosen = first(campaign);
        passing = chosen == null ? campaign : null;
    }

    private void refresh() {
        if (passing != null) {
            choose(passing); // it may have failed by now
        } else if (chosen == null || chosen.row() == null) {
            chosen = newest();
        }
        FailureRow row = chosen == null ? null : chosen.row();
        if (row == null) {
            shown = null;
            state.showNothing(nothing());
            return;
        }
        if (!chosen.equals(shown)) {
            shown = chosen;
            load(chosen, row);
        }
        page.head(chosen, row);
        state.show(page.control());
    }

    private String nothing() {
        if (passing != null) {
            return NLS.bind(passing.isRunning() ? Messages.failure_noneYet : Messages.failure_noneOf, passing.name());
        }
        return manager.entries().isEmpty() ? Messages.failure_empty : Messages.failure_none;
    }

    private @Nullable FailureNode newest() {
        for (CampaignEntry entry : manager.entries()) {
            FailureNode first = first(entry);
            if (first != null) {
                return first;
            }
        }
        return null;
    }

    private static @Nullable FailureNode first(CampaignEntry campaign) {
        List<FailureRow> failures = campaign.snapshot().failures();
        return failures.isEmpty() ? null : new FailureNode(campaign, failures.get(0).id());
    }

    /** Traces and output may be long: they are read in a job. */
    private void load(FailureNode failure, FailureRow row) {
        Display display = page.control().getDisplay();
        page.clear();
        Job job = Job.createSystem(Messages.failure_reading, (ICoreRunnable) monitor -> {
            FailureDetails details = FailureDetails.read(failure.campaign(), row);
            display.asyncExec(() -> {
                if (failure.equals(shown) && !page.control().isDisposed()) {
                    page.show(row, details);
                }
            });
        });
        job.schedule();
    }

    @Override
    public void changed(CampaignEntry campaign) {
        updater.request();
    }

    @Override
    public void scanned() {
        if (manager.entries().isEmpty()) {
            updater.request();
        }
    }

    @Override
    public void removed(CampaignEntry campaign) {
        display().asyncExec(() -> {
            chosen = chosen != null && chosen.campaign() == campaign ? null : chosen;
            passing = passing == campaign ? null : passing;
        });
        updater.request();
    }

    private Display display() {
        return getSite().getShell().getDisplay();
    }

    @Override
    public void setFocus() {
        page.setFocus();
    }

    @Override
    public void dispose() {
        manager.removeListener(this);
        getSite().getPage().removeSelectionListener(ContestUi.CAMPAIGNS_VIEW, follow);
        super.dispose();
    }
}
