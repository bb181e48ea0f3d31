/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.model;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.Locale;
import org.contest.engine.json.Json;
import org.contest.protocol.findings.Finding;
import org.jspecify.annotations.Nullable;

/**
 * A finding as stored: the same in several runs is one row with a count.
 *
 * @param id from 1 in its campaign
 * @param finding kind, variable and places of the first run that showed it
 * @param state whether a directed run has made it happen
 * @param runs number of runs looked at that show it; of a suspect, of those that failed with noise there
 * @param firstRun number of the first of them whose threads were not free, if any
 * @param trace of the first run: the one that the events of the places are numbered in; null when it was not kept
 * @param confirmed trace of the run that made it happen; null when none has
 * @param suppressed what keeps it from being reported, in words; empty when nothing does
 */
public record FindingRow(int id, Finding finding, State state, int runs, int firstRun, @Nullable Path trace,
    @Nullable Path confirmed, String suppressed) {

    /** How sure a finding is. */
    public enum State {
        /** No directed run has made it happen. */
        PREDICTED,
        /** A directed run has: it can be replayed. */
        CONFIRMED;

        /** The name in files and in JSON. */
        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * The order of lists: what counts first, then what is in the program's own code, then confirmed ones, then by kind,
     * then what most runs show.
     */
    public static final Comparator<FindingRow> BY_RANK = Comparator.comparing(FindingRow::isSuppressed)
        .thenComparing(row -> row.finding.kind().isHint()).thenComparing(row -> !row.finding.own())
        .thenComparing(row -> row.state != State.CONFIRMED).thenComparing(row -> row.finding.kind())
        .thenComparing(Comparator.comparingInt(FindingRow::runs).reversed()).thenComparing(FindingRow::id);

    /** True when the user does not want to see it. */
    public boolean isSuppressed() {
        return !suppressed.isEmpty();
    }

    /** True for what a user has to look at: neither suppressed nor a mere hint. */
    public boolean counts() {
        return !isSuppressed() && !finding.kind().isHint();
    }

    /** The same, suppressed for a reason. */
    public FindingRow suppressed(String why) {
        return new FindingRow(id, finding, state, runs, firstRun, trace, confirmed, why);
    }

    /** In one word: suppressed, measured, confirmed or predicted. */
    public String stateText() {
        return isSuppressed() ? "suppressed" : finding.kind().isMeasured() ? "measured" : state.text();
    }

    /** The JSON object of the command line. */
    public Json.Writer toJson() {
        return Json.object().put("id", id).put("kind", finding.kind().text()).put("state", stateText())
            .put("own", finding.own()).put("message", finding.message()).put("variable", finding.variable())
            .put("signature", finding.signature())
            .put("places", finding.places().stream().map(FindingRow::json).toList()).put("runs", runs)
            .put("firstRun", firstRun).put("trace", trace).put("confirmedBy", confirmed)
            .put("suppressedBy", suppressed.isEmpty() ? null : suppressed);
    }

    private static Json.Writer json(Finding.Place place) {
        return Json.object().put("thread", place.thread()).put("action", place.action()).put("event", place.event())
            .put("operation", place.operation() < 0 ? null : place.operation())
            .put("frames", place.frames().stream().map(FindingRow::json).toList())
            .put("callers", place.callers().stream().map(FindingRow::json).toList())
            .put("locks", place.locks().stream()
                .map(held -> Json.object().put("lock", held.lock()).put("taken", json(held.taken()))).toList());
    }

    private static Json.Writer json(Finding.Frame frame) {
        return Json.object().put("class", frame.className()).put("method", frame.method()).put("line", frame.line());
    }
}
