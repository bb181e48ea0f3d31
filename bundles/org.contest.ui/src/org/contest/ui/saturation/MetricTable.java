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
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.contest.core.campaigns.CampaignSnapshot;
import org.contest.engine.model.Coverage;
import org.contest.engine.model.CurvePoint;
import org.contest.ui.internal.Colors;
import org.contest.ui.internal.ColumnWidths;
import org.contest.ui.internal.Messages;
import org.contest.ui.internal.Names;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageGcDrawer;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;

/** The metrics of a campaign to choose from, each with its colour and its numbers. */
final class MetricTable {

    private static final int SWATCH = 12;
    /** The column that is left out where there is no room. */
    private static final int SATURATED = 3;
    /** Of a metric, with its box and its colour: names may be cut, numbers not. */
    private static final int LEAST_NAME = 100;

    private final Table table;
    private final ColumnWidths widths;
    private final List<Image> swatches = new ArrayList<>();
    private final Set<String> hidden = new HashSet<>();
    private List<String> metrics = List.of();
    /** What the user has selected, in whichever campaign; empty for none. */
    private String chosen = ""; //$NON-NLS-1$

    MetricTable(Composite parent, Runnable changed) {
        table = new Table(parent, SWT.CHECK | SWT.FULL_SELECTION | SWT.SINGLE);
        table.setHeaderVisible(true);
        Names.give(table, Messages.name_metrics);
        column(Messages.saturation_metric, SWT.LEFT);
        column(Messages.saturation_coveredColumn, SWT.RIGHT);
        column(Messages.saturation_unseenColumn, SWT.RIGHT).setToolTipText(Messages.saturation_unseenTip);
        column(Messages.saturation_saturatedColumn, SWT.RIGHT);
        widths = new ColumnWidths(table);
        table.addListener(SWT.Selection, event -> {
            if (event.detail == SWT.CHECK) {
                TableItem item = (TableItem) event.item;
                if (item.getChecked()) {
                    hidden.remove(item.getText());
                } else {
                    hidden.add(item.getText());
                }
            } else {
                chosen = ((TableItem) event.item).getText();
            }
            changed.run();
        });
        table.addDisposeListener(event -> swatches.forEach(Image::dispose));
        Colors.onChange(table, () -> {
            for (TableItem item : table.getItems()) {
                item.setImage((Image) null);
            }
            swatches.forEach(Image::dispose);
            swatches.clear();
            changed.run();
        });
    }

    private TableColumn column(String title, int style) {
        TableColumn column = new TableColumn(table, style);
        column.setText(title);
        return column;
    }

    Table control() {
        return table;
    }

    /** How high it is with all rows, or with so many. */
    int height(int most) {
        return table.getHeaderHeight() + Math.min(most, Math.max(1, metrics.size())) * table.getItemHeight() + 2;
    }

    /** The metrics that are checked. */
    List<String> checked() {
        return metrics.stream().filter(metric -> !hidden.contains(metric)).toList();
    }

    /** All metrics of the campaign, in the order of their colours. */
    List<String> all() {
        return metrics;
    }

    /** The metric that the sentence is about: the one that the user chose, or else the first one that grew. */
    String selected(CampaignSnapshot snapshot) {
        if (metrics.contains(chosen)) {
            return chosen;
        }
        return metrics.stream().filter(metric -> !Picture.curve(snapshot, metric).isEmpty()).findFirst()
            .orElse(metrics.isEmpty() ? "" : metrics.getFirst()); //$NON-NLS-1$
    }

    void show(CampaignSnapshot snapshot) {
        List<String> now = snapshot.curves().keySet().stream().toList();
        boolean other = !now.equals(metrics);
        metrics = now;
        table.setItemCount(now.size());
        if (other) {
            table.deselectAll();
            table.select(now.indexOf(chosen));
        }
        for (int i = 0; i < now.size(); i++) {
            fill(table.getItem(i), i, snapshot);
        }
        widths.fit(SATURATED, LEAST_NAME);
    }

    private void fill(TableItem item, int index, CampaignSnapshot snapshot) {
        String metric = metrics.get(index);
        List<CurvePoint> curve = Picture.curve(snapshot, metric);
        Coverage coverage = snapshot.runCount() < 2 ? null : snapshot.coverage(metric);
        Integer at = coverage == null ? null : coverage.saturatedAtRun();
        item.setText(new String[] {metric, Curves.number(curve.isEmpty() ? 0 : curve.getLast().tasks()),
            coverage == null ? "" : Curves.unseen(coverage), //$NON-NLS-1$
            coverage == null ? "" : at == null ? Messages.saturation_grows : Curves.number(at)}); //$NON-NLS-1$
        item.setImage(swatch(index));
        item.setChecked(!hidden.contains(metric));
    }

    private Image swatch(int index) {
        while (swatches.size() <= index) {
            Color color = Colors.curve(swatches.size());
            swatches.add(new Image(table.getDisplay(), (ImageGcDrawer) (gc, width, height) -> {
                gc.setBackground(color);
                gc.fillRectangle(0, 0, width, height);
            }, SWATCH, SWATCH));
        }
        return swatches.get(index);
    }
}
