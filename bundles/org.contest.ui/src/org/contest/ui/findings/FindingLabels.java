/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.findings;

import org.contest.core.findings.CampaignFindings;
import org.contest.core.source.TextCut;
import org.contest.engine.model.FindingRow;
import org.contest.protocol.findings.FindingKind;
import org.contest.ui.internal.Images;
import org.contest.ui.internal.Shortened;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.preference.JFacePreferences;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.TreeColumn;

/** Text, icon, colour and tooltip of a cell in the tree of findings. */
final class FindingLabels extends ColumnLabelProvider {

    private final FindingColumn column;
    private final TreeColumn shown;

    FindingLabels(FindingColumn column, TreeColumn shown) {
        this.column = column;
        this.shown = shown;
    }

    @Override
    public String getText(Object element) {
        String text = column.text((FindingItem) element);
        return column.isShortened() ? Shortened.fitting(shown.getParent(), text, shown.getWidth()) : text;
    }

    @Override
    public @Nullable Image getImage(Object element) {
        FindingItem item = (FindingItem) element;
        if (column != FindingColumn.WHAT || item.depth() >= 0) {
            return null;
        }
        return item.place() >= 0 ? Images.THREAD.image() : icon(item.row()).image();
    }

    private static Images icon(FindingRow row) {
        FindingKind kind = row.finding().kind();
        boolean isLock = kind == FindingKind.POTENTIAL_DEADLOCK || kind == FindingKind.NOTIFY_BEFORE_WAIT;
        return kind.isMeasured() ? Images.LOCALIZE : isLock ? Images.LOCK_CYCLE : Images.RACE;
    }

    /** Suppressed and stale ones are grey. */
    @Override
    public @Nullable Color getForeground(Object element) {
        FindingItem item = (FindingItem) element;
        return item.stale() || item.row().isSuppressed()
            ? JFaceResources.getColorRegistry().get(JFacePreferences.QUALIFIER_COLOR) : null;
    }

    @Override
    public String getToolTipText(Object element) {
        FindingRow row = ((FindingItem) element).row();
        String whole = TextCut.isCut(getText(element)) ? column.text((FindingItem) element) + "\n\n" : "";
        return whole + CampaignFindings.explanation(row.finding())
            + (row.isSuppressed() ? "\n\n" + row.suppressed() : "");
    }
}
