/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.FindingRow;
import org.contest.engine.model.FindingRow.State;
import org.contest.engine.store.CampaignStore;
import org.contest.protocol.FailureKind;
import org.contest.protocol.findings.Finding;
import org.contest.protocol.findings.FindingKind;

/** A potential deadlock that has happened in a run by itself is confirmed by that run. */
final class SeenDeadlocks {

    /** In the text of a deadlock, the line at which one thread of the circle wants the next lock. */
    private static final Pattern WANTS = Pattern.compile(" held by [^;]*? at ([^;(]+)\\([^;():]*:?(\\d*)\\)(?=;|$)");

    private SeenDeadlocks() {
    }

    /** Looks through the failures of a campaign. */
    static void confirm(CampaignStore store) {
        List<FindingRow> predicted = store.findings().stream()
            .filter(row -> row.state() == State.PREDICTED && row.finding().kind() == FindingKind.POTENTIAL_DEADLOCK)
            .toList();
        Collection<FailureRow> failures = predicted.isEmpty() ? List.of() : store.failures();
        for (FailureRow failure : failures) {
            Path trace = failure.trace();
            if (trace != null && !failure.unconfirmed() && failure.kind().equals(FailureKind.DEADLOCK.jsonName())) {
                List<String> lines = lines(failure.message());
                predicted.stream().filter(row -> lines.equals(lines(row.finding())))
                    .forEach(row -> store.confirm(row.id(), trace));
            }
        }
    }

    private static List<String> lines(Finding finding) {
        return finding.places().stream().map(place -> place.frames().get(0).text()).sorted().toList();
    }

    static List<String> lines(String deadlock) {
        Matcher wants = WANTS.matcher(deadlock);
        return wants.results().map(found -> found.group(1) + (found.group(2).isEmpty() ? "" : ':' + found.group(2)))
            .sorted().toList();
    }
}
