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
import org.contest.engine.model.FindingRow;
import org.contest.protocol.findings.Finding.Frame;
import org.contest.protocol.findings.Finding.Held;
import org.contest.protocol.findings.Finding.Place;

/** A finding in words. */
final class FindingText {

    private FindingText() {
    }

    /** How many there are. */
    static String count(long findings) {
        return findings == 0 ? "No findings" : Count.of(findings, "finding");
    }

    /** One finding with its places. */
    static void print(FindingRow row, PrintWriter out) {
        out.printf("Finding %d, %s: %s%s%n", row.id(), row.stateText(), row.finding().kind().title(),
            row.finding().variable().isEmpty() ? "" : " of " + row.finding().variable());
        for (Place place : row.finding().places()) {
            out.printf("    %s %s (event %d)%n", place.thread(), place.action(), place.event());
            for (Frame frame : place.frames()) {
                out.println("        at " + frame.text());
            }
            for (Held held : place.locks()) {
                out.println("        holds " + held.lock() + ", taken at " + held.taken().text());
            }
        }
        out.printf("    in %d %s, first in run %d%n", row.runs(), row.runs() == 1 ? "run" : "runs", row.firstRun());
        if (row.isSuppressed()) {
            out.println("    " + row.suppressed());
        }
        if (row.confirmed() != null) {
            out.println("    contest replay " + row.confirmed());
        } else if (row.trace() != null) {
            out.println("    seen in " + row.trace());
        }
    }
}
