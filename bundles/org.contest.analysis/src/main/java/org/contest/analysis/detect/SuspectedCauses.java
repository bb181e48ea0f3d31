/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import java.util.List;
import org.contest.analysis.operations.Operations;
import org.contest.protocol.SiteTable;
import org.contest.protocol.findings.Finding;
import org.contest.protocol.findings.FindingKind;
import org.contest.protocol.trace.Trace;

/** Tells program points that localization has found as places of a finding. */
public final class SuspectedCauses {

    private SuspectedCauses() {
    }

    /**
     * A finding whose places are some events of a failing run. What it says is up to who has measured it.
     *
     * @param sites the program locations of the trace
     * @param operations of the trace
     */
    public static Finding at(Trace trace, SiteTable sites, Operations operations, List<Integer> events) {
        return Evidence.of(trace, new SiteFacts(sites), List.of(new Suspect(FindingKind.SUSPECT, events))).get(0)
            .inOperations(operations::ofEvent);
    }
}
