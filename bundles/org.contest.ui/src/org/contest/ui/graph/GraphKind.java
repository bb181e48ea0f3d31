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
import org.eclipse.osgi.util.NLS;

/** The graphs that can be drawn of a campaign. */
enum GraphKind {

    /** Methods that met. */
    PAIRS(Messages.graph_pairs, Messages.graph_placingMethods),

    /** Locks that were taken while others were held. */
    LOCKS(Messages.graph_locks, Messages.graph_placingLocks),

    /** The order of the operations of a failure. */
    ORDER(Messages.graph_orderOf, Messages.graph_placingOperations);

    private final String title;
    private final String placing;

    GraphKind(String title, String placing) {
        this.title = title;
        this.placing = placing;
    }

    String title() {
        return title;
    }

    /** What is said until the places are known. */
    String placing(Graph graph) {
        return NLS.bind(placing, graph.nodes().size());
    }

    /**
     * Reads it; not on the UI thread.
     *
     * @param run for the graphs of one run
     */
    Graph read(CampaignEntry campaign, DrawnRun run) throws IOException {
        if (this == PAIRS) {
            return MethodPairs.of(campaign.directory());
        }
        Path trace = run.trace();
        if (trace == null || !run.isKept()) {
            return new Graph(List.of(), List.of(), List.of(), Messages.graph_noTrace);
        }
        FailureRow failure = run.failure();
        return this == ORDER ? HappensBefore.of(trace)
            : LockOrder.of(trace, failure == null ? List.of() : FailureDetails.cycle(failure));
    }
}
