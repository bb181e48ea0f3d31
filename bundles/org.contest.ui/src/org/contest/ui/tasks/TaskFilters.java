/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tasks;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignManager;
import org.contest.engine.tasks.TaskGroup;
import org.contest.engine.tasks.TaskQuery;
import org.contest.ui.internal.CheckBox;
import org.contest.ui.internal.Messages;
import org.contest.ui.internal.Names;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.RowData;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;

/** What the user asks for: metric, covered or not, class, variable, words, and a campaign to compare with. */
final class TaskFilters {

    private static final int SPACING = 6;
    private static final int TYPING_MILLIS = 250;
    private static final int WIDTH = 72;
    private static final int ALONE_WIDTH = 116;

    private final Composite row;
    private final Combo metric;
    private final Button covered;
    private final Button uncovered;
    private final Text type;
    private final Text variable;
    private final Text words;
    private final Combo compare;
    private final Runnable changed;
    private List<TaskGroup> metrics = List.of();
    private List<CampaignEntry> others = List.of();

    TaskFilters(Composite parent, Runnable changed) {
        this.changed = changed;
        row = new Composite(parent, SWT.NONE);
        RowLayout layout = RowLayoutFactory.fillDefaults().center(true).wrap(true).spacing(SPACING).create();
        row.setLayout(layout);
        metric = combo(Messages.tasks_metricTip);
        covered = check(Messages.tasks_covered);
        uncovered = check(Messages.tasks_uncovered);
        type = text(Messages.tasks_class);
        variable = text(Messages.tasks_variable);
        words = text(Messages.tasks_words);
        compare = combo(Messages.tasks_compareTip);
        compare.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> layoutCompare()));
        metric.setItems(Messages.tasks_allMetrics);
        metric.select(0);
        compare.setItems(Messages.tasks_alone);
        compare.select(0);
    }

    private Combo combo(String tip) {
        Combo combo = new Combo(row, SWT.READ_ONLY);
        combo.setToolTipText(tip);
        Names.give(combo, tip);
        combo.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> changed.run()));
        return combo;
    }

    private Button check(String label) {
        Button button = CheckBox.in(row, label);
        button.setSelection(true);
        button.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> changed.run()));
        return button;
    }

    /** Asks when the user has stopped typing. */
    private Text text(String message) {
        Text text = new Text(row, SWT.SEARCH | SWT.ICON_CANCEL);
        text.setMessage(message);
        Names.give(text, message);
        text.setToolTipText(Messages.tasks_filterTip);
        text.setLayoutData(new RowData(WIDTH, SWT.DEFAULT));
        text.addModifyListener(event -> {
            String typed = text.getText();
            text.getDisplay().timerExec(TYPING_MILLIS, () -> {
                if (!text.isDisposed() && text.getText().equals(typed)) {
                    changed.run();
                }
            });
        });
        return text;
    }

    Composite control() {
        return row;
    }

    /** The metrics that there are. */
    void offer(List<TaskGroup> groups) {
        String chosen = chosenMetric();
        metrics = groups;
        List<String> items = new ArrayList<>(List.of(Messages.tasks_allMetrics));
        groups.forEach(group -> items.add(NLS.bind(Messages.tasks_metric, group.name(),
            String.format(Locale.ROOT, "%,d", group.count().covered())))); //$NON-NLS-1$
        if (!items.equals(List.of(metric.getItems()))) {
            metric.setItems(items.toArray(new String[0]));
            int index = 0;
            for (int i = 0; i < groups.size(); i++) {
                index = groups.get(i).name().equals(chosen) ? i + 1 : index;
            }
            metric.select(index);
            metric.requestLayout();
        }
    }

    /** The campaigns that this one can be compared with. */
    void offer(CampaignEntry campaign) {
        List<CampaignEntry> now = CampaignManager.ofWorkspace().entries().stream().filter(e -> e != campaign).toList();
        if (!now.equals(others)) {
            CampaignEntry before = other();
            others = now;
            List<String> items = new ArrayList<>(List.of(Messages.tasks_alone));
            now.forEach(entry -> items.add(NLS.bind(Messages.tasks_changed, entry.name())));
            compare.setItems(items.toArray(new String[0]));
            compare.select(Math.max(0, now.indexOf(before) + 1));
            layoutCompare();
        }
    }

    /** The names of other campaigns are long: the field gets the room for one only when it shows one. */
    private void layoutCompare() {
        compare.setLayoutData(new RowData(compare.getSelectionIndex() == 0 ? ALONE_WIDTH : SWT.DEFAULT, SWT.DEFAULT));
        compare.requestLayout();
    }

    /** Asks for the tasks of a class. */
    void ofClass(String name) {
        type.setText(name);
    }

    private String chosenMetric() {
        int index = metric.getSelectionIndex();
        return index <= 0 ? "" : metrics.get(index - 1).name(); //$NON-NLS-1$
    }

    /** The campaign to compare with; null for none. */
    @Nullable
    CampaignEntry other() {
        int index = compare.getSelectionIndex();
        return index <= 0 ? null : others.get(index - 1);
    }

    /** What is asked for; null for no task at all. */
    @Nullable
    TaskQuery query() {
        if (!covered.getSelection() && !uncovered.getSelection()) {
            return null;
        }
        TaskQuery.Cover cover = covered.getSelection() == uncovered.getSelection() ? TaskQuery.Cover.ALL
            : covered.getSelection() ? TaskQuery.Cover.COVERED : TaskQuery.Cover.UNCOVERED;
        return TaskQuery.ALL.ofMetric(chosenMetric()).with(cover).ofClass(type.getText().strip())
            .ofVariable(variable.getText().strip()).with(words.getText().strip());
    }
}
