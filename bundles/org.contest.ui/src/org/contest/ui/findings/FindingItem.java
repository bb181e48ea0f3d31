/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.findings;

import java.util.ArrayList;
import java.util.List;
import org.contest.core.findings.CampaignFindings;
import org.contest.engine.model.FindingRow;
import org.contest.protocol.findings.Finding;

/**
 * A row of the view: a finding, a thing that a thread did in it, or a frame of that.
 *
 * @param row the finding
 * @param stale true when its lines are no longer in the source
 * @param place index of the place; negative for the finding itself
 * @param depth index of the frame; negative for the place itself
 */
record FindingItem(FindingRow row, boolean stale, int place, int depth) {

    /** The finding itself. */
    static FindingItem of(FindingRow row, boolean stale) {
        return new FindingItem(row, stale, -1, -1);
    }

    Finding.Place thing() {
        return row.finding().places().get(Math.max(0, place));
    }

    /** What is below it. */
    List<FindingItem> children() {
        List<FindingItem> children = new ArrayList<>();
        int count = place < 0 ? row.finding().places().size() : depth < 0 ? thing().stack().size() - 1 : 0;
        for (int i = 0; i < count; i++) {
            children.add(place < 0 ? new FindingItem(row, stale, i, -1) : new FindingItem(row, stale, place, i + 1));
        }
        return children;
    }

    /** The frame to open. */
    String frame() {
        return CampaignFindings.frame(thing().stack().get(Math.max(0, depth)));
    }
}
