/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tasks;

import java.util.List;
import org.contest.analysis.identity.Location;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.tasks.AimedNoise;
import org.contest.core.tasks.TaskTexts;
import org.contest.engine.tasks.TaskRow;
import org.contest.ui.campaigns.CampaignMoment;
import org.contest.ui.internal.Errors;
import org.contest.ui.internal.Images;
import org.contest.ui.internal.Messages;
import org.contest.ui.internal.SourceOpener;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;

/** Filters, a sentence, the table and the code of the selected task. */
final class TasksPage {

    private static final int MARGIN = 4;
    private static final int LEAST_HEIGHT = 210;

    private final Composite page;
    private final TaskFilters filters;
    private final Label sentence;
    private final TaskTable table;
    private final CodePane code;
    private final Button aim;
    private final TaskSearch search;
    private CampaignEntry campaign;
    private CampaignMoment read;

    TasksPage(Composite parent) {
        page = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(MARGIN, MARGIN).spacing(MARGIN, 2).numColumns(2).applyTo(page);
        filters = new TaskFilters(page, this::ask);
        GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(filters.control());
        sentence = new Label(page, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(sentence);
        table = new TaskTable(page, this::ask);
        GridDataFactory.fillDefaults().grab(true, true).span(2, 1).applyTo(table.control());
        code = new CodePane(page, frame -> Errors.shown(() -> open(frame)));
        GridDataFactory.fillDefaults().grab(true, false).applyTo(code.control());
        aim = new Button(page, SWT.PUSH);
        aim.setText(Messages.tasks_aim);
        GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).applyTo(aim);
        aim.setImage(Images.STRESS.image());
        aim.setToolTipText(Messages.tasks_aimTip);
        aim.setEnabled(false);
        aim.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> Errors.shown(this::aim)));
        table.control().addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> selected()));
        table.control().addListener(SWT.DefaultSelection, event -> Errors.shown(this::openAll));
        page.addListener(SWT.Resize, event -> makeRoom());
        search = new TaskSearch(page.getDisplay(), this::found);
    }

    /** In a low view the table takes the place of the code. */
    private void makeRoom() {
        boolean isLow = page.getSize().y < LEAST_HEIGHT;
        for (Control control : List.of(code.control(), aim)) {
            control.setVisible(!isLow);
            ((GridData) control.getLayoutData()).exclude = isLow;
        }
        page.layout();
    }

    Composite control() {
        return page;
    }

    void setFocus() {
        table.control().setFocus();
    }

    void filter(String className) {
        filters.ofClass(className);
    }

    void show(CampaignEntry entry) {
        filters.offer(entry);
        CampaignMoment now = CampaignMoment.of(entry);
        boolean other = !now.equals(read);
        if (entry != campaign) {
            sentence.setText(NLS.bind(Messages.tasks_readingAll, entry.name()));
            table.clear();
            nothingSelected();
        }
        campaign = entry;
        read = now;
        if (other) {
            ask();
        } else if (entry.isRunning()) {
            search.askAgain(() -> table.sorted(filters.query()), entry, filters.other());
        }
    }

    private void ask() {
        if (campaign == null) {
            return;
        }
        if (filters.query() == null) {
            sentence.setText(Messages.tasks_nothing);
            return;
        }
        search.ask(table.sorted(filters.query()), campaign, filters.other());
    }

    private void found(TaskSearch.Answer answer) {
        if (!page.isDisposed()) {
            filters.offer(answer.metrics());
            sentence.setText(answer.sentence());
            if (table.isOther(answer.source(), answer.query())) {
                nothingSelected();
            }
            table.show(answer.source(), answer.query(), answer.rows());
        }
    }

    private void nothingSelected() {
        table.control().deselectAll();
        aim.setEnabled(false);
        code.clear();
    }

    private void selected() {
        TaskRow row = table.selected();
        aim.setEnabled(row != null && !row.task().locations().isEmpty()
            && !campaign.origin().configuration().isEmpty());
        code.show(campaign.origin().project(), row);
    }

    /** One editor after the other: the second location is on top in the end. */
    private void openAll() throws CoreException {
        TaskRow row = table.selected();
        if (row != null) {
            for (Location location : row.task().locations()) {
                open(TaskTexts.frame(location));
            }
        }
    }

    private void open(String frame) throws CoreException {
        SourceOpener.open(campaign.origin().project(), frame);
    }

    private void aim() throws CoreException {
        TaskRow row = table.selected();
        if (row != null) {
            ILaunchConfiguration made = AimedNoise.at(campaign.origin(), row.task());
            DebugUITools.openLaunchConfigurationDialogOnGroup(page.getShell(), new StructuredSelection(made),
                "org.eclipse.debug.ui.launchGroup.run"); //$NON-NLS-1$
        }
    }
}
