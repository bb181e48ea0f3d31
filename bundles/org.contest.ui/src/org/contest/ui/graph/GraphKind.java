/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.graph;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.failures.FailureDetails;
import org.contest.core.graph.Graph;
import org.contest.core.graph.HappensBefore;
import org.contest.core.graph.LockOrder;
import org.contest.core.graph.MethodPairs;
import org.contest.engine.model.FailureRow;
import org.contest.ui.internal.Messages;
import org.eclipse.jdt.annotation.Nullable;

/** The graphs that can be drawn of a campaign. */
enum GraphKind {

    /** Methods that met. */
    PAIRS(Messages.graph_pairs),

    /** Locks that were taken while others were held. */
    LOCKS(Messages.graph_locks),

    /** The order of the operations of a failure. */
    ORDER(Messages.graph_orderOf);

    private final String title;

    GraphKind(String title) {
        this.title = title;
    }

    String title() {
        return title;
    }

    /**
     * Reads it; not on the UI thread.
     *
     * @param failure for the graphs of one run; null where no run has failed
     */
    Graph read(CampaignEntry campaign, @Nullable FailureRow failure) throws IOException {
        if (this == PAIRS) {
            return MethodPairs.of(campaign.directory());
        }
        Path trace = failure == null ? null : failure.trace();
        if (failure == null || trace == null) {
            return new Graph(List.of(), List.of(), List.of(), Messages.graph_noTrace);
        }
        return this == LOCKS ? LockOrder.of(trace, FailureDetails.cycle(failure)) : HappensBefore.of(trace);
    }
}
