/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.launching;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.contest.core.launching.OptionTexts;
import org.contest.engine.Campaign;
import org.contest.engine.model.CampaignOption;
import org.contest.ui.internal.Messages;
import org.contest.ui.internal.Names;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;

/** The coverage metrics to compute: a list with check boxes. */
final class MetricsField {

    private static final String SEPARATOR = ","; //$NON-NLS-1$
    private static final int ROWS = 5;

    private final Table table;
    private final ProblemMark decoration;

    MetricsField(Composite page, int columns, Runnable changed) {
        Label label = new Label(page, SWT.NONE);
        label.setText(Messages.options_metrics);
        GridDataFactory.fillDefaults().span(columns, 1).applyTo(label);
        table = new Table(page, SWT.CHECK | SWT.BORDER | SWT.V_SCROLL);
        table.setToolTipText(OptionTexts.tip(CampaignOption.METRICS));
        GridDataFactory.fillDefaults().span(columns, 1).grab(true, true).hint(SWT.DEFAULT, table.getItemHeight() * ROWS)
            .applyTo(table);
        Names.give(table, Messages.options_metrics);
        decoration = new ProblemMark(table);
        table.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> changed.run()));
    }

    /** Checks the metrics of a list; a name that this version does not know stays in it. */
    void show(String value) {
        Set<String> wanted = new LinkedHashSet<>();
        for (String name : value.split(SEPARATOR)) {
            if (!name.isBlank()) {
                wanted.add(name.trim());
            }
        }
        Set<String> all = new LinkedHashSet<>(Campaign.knownMetrics());
        all.addAll(wanted);
        table.removeAll();
        for (String name : all) {
            TableItem item = new TableItem(table, SWT.NONE);
            item.setText(name);
            item.setChecked(wanted.contains(name));
        }
    }

    /** What is wrong with the checked metrics, said at the list too; empty when nothing is. */
    String problem() {
        return decoration.tell(OptionTexts.problem(CampaignOption.METRICS, value()));
    }

    /** The checked metrics, in the order of the default where they are those. */
    String value() {
        List<String> checked = new ArrayList<>();
        for (TableItem item : table.getItems()) {
            if (item.getChecked()) {
                checked.add(item.getText());
            }
        }
        String standard = CampaignOption.METRICS.defaultValue();
        Set<String> same = Set.of(standard.split(SEPARATOR));
        return same.equals(Set.copyOf(checked)) ? standard : String.join(SEPARATOR, checked);
    }
}
