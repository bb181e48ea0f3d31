/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.saturation;

import java.util.List;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignManager;
import org.contest.core.campaigns.CampaignSnapshot;
import org.contest.core.campaigns.CampaignsListener;
import org.contest.ui.ContestUi;
import org.contest.ui.campaigns.FailureNode;
import org.contest.ui.internal.EmptyState;
import org.contest.ui.internal.FrameUpdater;
import org.contest.ui.internal.Messages;
import org.contest.ui.internal.Wizards;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.ISelectionListener;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.part.ViewPart;

/** The view Coverage Saturation: live curves of the campaign that is selected or, without selection, of the newest. */
public final class SaturationView extends ViewPart implements CampaignsListener {

    private static final int MARGIN = 6;

    private final CampaignManager manager = CampaignManager.ofWorkspace();
    private final ISelectionListener follow = this::selected;
    private EmptyState state;
    private Composite page;
    private Label description;
    private SaturationChart chart;
    private FrameUpdater updater;
    private CampaignEntry chosen;

    @Override
    public void createPartControl(Composite parent) {
        state = new EmptyState(parent, href -> Wizards.open(getSite().getShell(), href));
        page = new Composite(state.parent(), SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(MARGIN, MARGIN).applyTo(page);
        description = new Label(page, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(description);
        chart = new SaturationChart(page);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(chart.control());
        updater = new FrameUpdater(page, this::refresh);
        manager.addListener(this);
        getSite().getPage().addSelectionListener(ContestUi.CAMPAIGNS_VIEW, follow);
        refresh();
    }

    private void selected(IWorkbenchPart part, ISelection selection) {
        Object first = selection instanceof IStructuredSelection structured ? structured.getFirstElement() : null;
        if (first instanceof CampaignEntry campaign) {
            chosen = campaign;
        } else if (first instanceof FailureNode failure) {
            chosen = failure.campaign();
        }
        updater.request();
    }

    private void refresh() {
        List<CampaignEntry> entries = manager.entries();
        if (entries.isEmpty()) {
            chosen = null;
            state.show(Messages.saturation_empty);
            return;
        }
        chosen = chosen == null || !entries.contains(chosen) ? entries.getFirst() : chosen;
        manager.load(chosen);
        CampaignSnapshot snapshot = chosen.snapshot();
        if (snapshot.curves().isEmpty()) {
            state.show(chosen.isRunning() ? Messages.saturation_waiting : Messages.saturation_none);
            return;
        }
        description.setText(Curves.description(chosen.name(), snapshot));
        state.show(page);
        page.layout();
        chart.show(snapshot); // last: it computes its axes from its size
    }

    /** What is shown, as comma separated values; null when nothing is shown. */
    public @Nullable String csv() {
        return chosen == null ? null : Curves.csv(chosen.snapshot());
    }

    /** Saves the chart as a PNG picture. */
    public void savePicture(String file) {
        chart.control().save(file, SWT.IMAGE_PNG);
    }

    @Override
    public void added(CampaignEntry campaign) {
        if (campaign.isRunning()) {
            page.getDisplay().asyncExec(() -> chosen = campaign);
        }
        updater.request();
    }

    @Override
    public void changed(CampaignEntry campaign) {
        updater.request();
    }

    @Override
    public void removed(CampaignEntry campaign) {
        updater.request();
    }

    @Override
    public void setFocus() {
        chart.control().setFocus();
    }

    @Override
    public void dispose() {
        manager.removeListener(this);
        getSite().getPage().removeSelectionListener(ContestUi.CAMPAIGNS_VIEW, follow);
        super.dispose();
    }
}
