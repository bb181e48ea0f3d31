/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.campaigns;

import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.contest.core.campaigns.CampaignDescription;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.failures.FailureTitle;
import org.contest.core.source.TextCut;
import org.contest.engine.model.FailureRow;
import org.contest.ui.internal.Images;
import org.contest.ui.internal.Shortened;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.TreeColumn;

/** Text, icon and tooltip of a cell in the tree of campaigns. */
final class CampaignLabels extends ColumnLabelProvider {

    /** What stands before the name of a campaign: the arrow that unfolds it, and its icon. */
    private static final int BEFORE_NAME = 32;
    /** Before that of a failure. */
    private static final int BEFORE_FAILURE = 50;

    private final CampaignColumn column;
    private final TreeColumn shown;

    CampaignLabels(CampaignColumn column, TreeColumn shown) {
        this.column = column;
        this.shown = shown;
    }

    /** Names of campaigns often differ in their number only, which comes last. */
    @Override
    public String getText(Object element) {
        String text = column.text(element);
        return switch (column) {
        case NAME -> element instanceof CampaignEntry ? fitting(text, BEFORE_NAME, TextCut::middle)
            : fitting(text, BEFORE_FAILURE, TextCut::end);
        case VERDICT -> fitting(text, 0, TextCut::parts);
        case RUNS, RATE -> text;
        };
    }

    private String fitting(String text, int before, BiFunction<String, Predicate<String>, String> way) {
        return Shortened.fitting(shown.getParent(), text, shown.getWidth() - before, way);
    }

    @Override
    public @Nullable Image getImage(Object element) {
        return column == CampaignColumn.NAME ? icon(element).image() : null;
    }

    /** The whole text: columns are narrow. */
    @Override
    public @Nullable String getToolTipText(Object element) {
        FailureRow row = element instanceof FailureNode node ? node.row() : null;
        if (row != null && column == CampaignColumn.NAME) {
            return FailureTitle.whole(row);
        }
        if (element instanceof FrameNode frame) {
            return frame.text();
        }
        String text = column == CampaignColumn.VERDICT && element instanceof CampaignEntry campaign
            ? CampaignDescription.verdict(campaign.snapshot()) : column.text(element);
        return text.isEmpty() ? null : text;
    }

    private static Images icon(Object element) {
        return switch (element) {
        case CampaignEntry campaign -> Images.of(campaign.snapshot());
        case FailureNode failure -> icon(failure.row());
        default -> Images.FRAME;
        };
    }

    private static Images icon(@Nullable FailureRow row) {
        return row != null && row.timingOnly() ? Images.TIMING : Images.FAILURE;
    }
}
