/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.saturation;

import java.util.ArrayList;
import java.util.List;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignManager;
import org.contest.core.campaigns.CampaignSnapshot;
import org.contest.ui.internal.Messages;
import org.contest.ui.internal.Names;
import org.contest.ui.internal.ViewCommands;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.RowData;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.services.IServiceLocator;

/** The sentence, the metrics, the chart, and what the user chooses of them. */
final class SaturationPage {

    private static final String COMMANDS = "toolbar:org.contest.ui.saturation.commands"; //$NON-NLS-1$
    private static final int MARGIN = 6;
    private static final int[] BESIDE = {38, 62};
    private static final int MOST_ROWS = 6;
    private static final int WIDEST_CHOICE = 150; // names of campaigns may be long

    private final Composite page;
    private final Label sentence;
    private final Combo axis;
    private final Combo scale;
    private final Combo compare;
    private final SashForm sash;
    private final MetricTable metrics;
    private final SaturationChart chart;
    private final Runnable refresh;
    private List<CampaignEntry> others = List.of();
    private Picture picture;
    /** The height that was made for the metrics, in pixels. */
    private int made;

    SaturationPage(Composite parent, IServiceLocator services, Runnable refresh) {
        this.refresh = refresh;
        page = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(MARGIN, MARGIN).spacing(MARGIN, 2).applyTo(page);
        sentence = new Label(page, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(sentence);
        Composite row = new Composite(page, SWT.NONE);
        RowLayoutFactory.fillDefaults().wrap(true).center(true).spacing(2).applyTo(row);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(row);
        axis = combo(row, Messages.saturation_axisTip, Messages.saturation_byRuns, Messages.saturation_byTime);
        scale = combo(row, Messages.saturation_scaleTip, Messages.saturation_inTasks, Messages.saturation_inPercent);
        compare = combo(row, Messages.saturation_compareTip, Messages.saturation_alone);
        ViewCommands.in(row, services, COMMANDS);
        sash = new SashForm(page, SWT.VERTICAL);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
        metrics = new MetricTable(sash, refresh);
        chart = new SaturationChart(sash);
        sash.addListener(SWT.Resize, event -> turn());
    }

    private Combo combo(Composite row, String tip, String... items) {
        Combo combo = new Combo(row, SWT.READ_ONLY);
        combo.setItems(items);
        combo.select(0);
        combo.setToolTipText(tip);
        Names.give(combo, tip);
        combo.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
            chart.zoom().all();
            refresh.run();
        }));
        return combo;
    }

    Composite control() {
        return page;
    }

    SaturationChart chart() {
        return chart;
    }

    /** What is drawn; null before anything is. */
    @Nullable
    Picture picture() {
        return picture;
    }

    MetricTable metrics() {
        return metrics;
    }

    /** Metrics beside the chart where the view is wide, above it where it is high. */
    private void turn() {
        made = metrics.height(MOST_ROWS);
        Point size = page.getSize();
        int orientation = size.x > 2 * size.y ? SWT.HORIZONTAL : SWT.VERTICAL;
        if (sash.getOrientation() != orientation) {
            sash.setOrientation(orientation);
        }
        if (orientation == SWT.HORIZONTAL) {
            sash.setWeights(BESIDE);
        } else {
            int height = Math.max(2, sash.getSize().y);
            int wanted = Math.min(height / 2, made);
            sash.setWeights(wanted, height - wanted);
        }
    }

    void show(CampaignEntry campaign, CampaignSnapshot snapshot) {
        offer(campaign);
        metrics.show(snapshot);
        if (metrics.height(MOST_ROWS) != made) {
            turn();
        }
        CampaignEntry other = compare.getSelectionIndex() <= 0 ? null : others.get(compare.getSelectionIndex() - 1);
        if (other != null) {
            CampaignManager.ofWorkspace().load(other);
        }
        picture = new Picture(campaign.name(), snapshot, other == null ? "" : other.name(), //$NON-NLS-1$
            other == null ? null : other.snapshot(), metrics.checked(),
            axis.getSelectionIndex() == 0 ? Axis.RUNS : Axis.TIME, scale.getSelectionIndex() == 1);
        String words = campaign.name() + ", " + Curves.sentence(snapshot, metrics.selected(snapshot)); //$NON-NLS-1$
        if (!words.equals(sentence.getText())) {
            sentence.setText(words);
            page.layout();
            turn();
        }
        chart.show(picture, metrics.all());
    }

    /** The other campaigns can be drawn behind this one. */
    private void offer(CampaignEntry campaign) {
        List<CampaignEntry> now = CampaignManager.ofWorkspace().entries().stream().filter(e -> e != campaign).toList();
        if (!now.equals(others)) {
            int index = compare.getSelectionIndex();
            CampaignEntry before = index <= 0 ? null : others.get(index - 1);
            others = now;
            List<String> items = new ArrayList<>(List.of(Messages.saturation_alone));
            now.forEach(entry -> items.add(NLS.bind(Messages.saturation_with, entry.name())));
            compare.setItems(items.toArray(new String[0]));
            compare.select(Math.max(0, now.indexOf(before) + 1));
            compare.setLayoutData(new RowData(Math.min(WIDEST_CHOICE, compare.computeSize(SWT.DEFAULT, SWT.DEFAULT).x),
                SWT.DEFAULT));
            compare.getParent().layout();
        }
    }
}
