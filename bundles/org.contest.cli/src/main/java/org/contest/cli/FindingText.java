/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.cli;

import java.io.PrintWriter;
import java.util.List;
import org.contest.engine.model.Count;
import org.contest.engine.model.FindingRow;
import org.contest.protocol.findings.Finding.Place;

/** A finding in words. */
final class FindingText {

    private FindingText() {
    }

    /** How many there are, hints apart, without those that are suppressed. */
    static String count(List<FindingRow> all) {
        long findings = all.stream().filter(FindingRow::counts).count();
        long hints = all.stream().filter(row -> !row.isSuppressed()).count() - findings;
        return (findings == 0 ? "No findings" : Count.of(findings, "finding"))
            + (hints == 0 ? "" : " and " + Count.of(hints, "hint"));
    }

    /** What is known of it, and whose code it is in: {@code predicted, in libraries}. */
    static String state(FindingRow row) {
        return row.stateText() + (row.finding().own() ? "" : ", in libraries");
    }

    /**
     * One finding with its places.
     *
     * @param inside true to tell events, and what happened inside libraries
     */
    static void print(FindingRow row, boolean inside, PrintWriter out) {
        out.printf("Finding %d, %s: %s%s%n", row.id(), state(row), row.finding().kind().title(),
            row.finding().variable().isEmpty() ? "" : " of " + row.finding().variable());
        for (Place place : row.finding().places()) {
            out.printf("    %s %s (%s)%n", place.thread(), place.action(),
                place.when() + (inside && place.operation() >= 0 ? ", event " + place.event() : ""));
            place.frames().stream().limit(inside ? Integer.MAX_VALUE : 1)
                .forEach(frame -> out.println("        at " + frame.inWords()));
            place.callers().forEach(frame -> out.println("        called by " + frame.inWords()));
            (inside ? place.locksInWords() : place.ownLocksInWords())
                .forEach(lock -> out.println("        holds " + lock));
        }
        if (row.finding().kind().isMeasured()) {
            out.println("    " + row.finding().message());
        } else {
            out.printf("    in %s, first in run %d%n", Count.of(row.runs(), "run"), row.firstRun());
        }
        if (row.isSuppressed()) {
            out.println("    " + row.suppressed());
        }
        if (row.confirmed() != null) {
            out.println("    contest replay " + row.confirmed());
            if (row.trace() != null && !row.confirmed().equals(row.trace())) {
                out.println("    with these numbers: " + row.trace());
            }
        } else if (row.trace() != null) {
            out.println("    seen in " + row.trace());
        }
    }
}
