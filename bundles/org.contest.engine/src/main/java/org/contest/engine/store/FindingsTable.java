/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.store;

import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.contest.analysis.detect.Directions;
import org.contest.engine.model.Configurations;
import org.contest.engine.model.FindingRow;
import org.contest.engine.model.FindingRow.State;
import org.contest.protocol.findings.Finding;
import org.contest.protocol.findings.Finding.Frame;
import org.contest.protocol.findings.Finding.Held;
import org.contest.protocol.findings.Finding.Place;
import org.contest.protocol.findings.FindingKind;
import org.jspecify.annotations.Nullable;

/** Findings by signature, and their places. */
final class FindingsTable {

    /** True for a run whose threads were free. */
    private static final String FREE = "configuration IN (SELECT id FROM configurations WHERE scheduler IN ('"
        + String.join("', '", Configurations.FREE) + "'))";

    private final Database database;
    private final Path directory;

    FindingsTable(Database database, Path directory) {
        this.database = database;
        this.directory = directory;
    }

    /**
     * Counts what one run showed. What only free threads had shown before is told as this run shows it; what the run
     * has witnessed is confirmed.
     */
    void add(List<Finding> findings, int run, @Nullable String trace) {
        boolean isRepeatable = database.number("SELECT count(*) FROM runs WHERE number = ? AND " + FREE, run) == 0;
        for (Finding finding : findings) {
            String signature = finding.signature();
            if (database.update("UPDATE findings SET runs = runs + 1 WHERE signature = ?", signature) == 0) {
                database.update("INSERT INTO findings (kind, signature, message, variable, own, runs, first_run, "
                    + "trace) VALUES (?, ?, ?, ?, ?, 1, ?, ?)", finding.kind().text(), signature, finding.message(),
                    finding.variable(), finding.own(), run, trace);
                addPlaces(finding);
            } else if (isRepeatable && database.update("UPDATE findings SET message = ?, first_run = ?, trace = ? "
                + "WHERE signature = ? AND first_run IN (SELECT number FROM runs WHERE " + FREE + ')',
                finding.message(), run, trace, signature) > 0) {
                addPlaces(finding);
            }
            if (trace != null && Directions.isWitnessed(finding)) {
                witness(finding, trace, isRepeatable);
            }
        }
    }

    /**
     * Confirms a finding that no run has confirmed, or only free threads, and tells it as this run shows it. What free
     * threads have witnessed and others have shown keeps its places, as runs are led by these.
     */
    private void witness(Finding finding, String trace, boolean isRepeatable) {
        String signature = finding.signature();
        boolean isOpen = database.number("SELECT count(*) FROM findings WHERE signature = ? AND confirmed IS NULL",
            signature) > 0 || isRepeatable && freelyConfirmed().contains(signature);
        if (isOpen) {
            database.update("UPDATE findings SET confirmed = ? WHERE signature = ?", trace, signature);
        }
        if (isOpen && (isRepeatable || !repeatable().contains(signature))) {
            tell(finding, trace);
        }
    }

    /** The signatures of findings that only free threads have made happen. */
    Set<String> freelyConfirmed() {
        return Set.copyOf(database.query("SELECT signature FROM findings WHERE confirmed IN (SELECT trace FROM runs "
            + "WHERE " + FREE + ')', row -> row.getString(1)));
    }

    private void addPlaces(Finding finding) {
        int id = (int) database.number("SELECT id FROM findings WHERE signature = ?", finding.signature());
        database.update("DELETE FROM finding_places WHERE finding = ?", id);
        for (int i = 0; i < finding.places().size(); i++) {
            add(id, i, finding.places().get(i));
        }
    }

    /** The signatures of findings that a run has shown whose threads were not free. */
    Set<String> repeatable() {
        return Set.copyOf(database.query("SELECT signature FROM findings WHERE first_run NOT IN "
            + "(SELECT number FROM runs WHERE " + FREE + ')', row -> row.getString(1)));
    }

    private void add(int finding, int position, Place place) {
        String frames = text(place.frames());
        String locks = place.locks().stream().map(held -> held.lock() + '\t' + held.taken().text())
            .collect(Collectors.joining("\n"));
        database.update("INSERT INTO finding_places VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", finding, position,
            place.thread(),
            place.action(), place.event(), frames, locks, place.operation(), text(place.callers()));
    }

    private static String text(List<Frame> frames) {
        return frames.stream().map(Frame::text).collect(Collectors.joining("\n"));
    }

    /** Notes who called what happened at an event, in a finding as one run showed it. */
    void putCallers(int finding, long event, List<Frame> callers) {
        database.update("UPDATE finding_places SET callers = ? WHERE finding = ? AND event = ?", text(callers), finding,
            event);
    }

    /** Notes the trace of a run that made a finding happen. */
    void confirm(int id, String trace) {
        database.update("UPDATE findings SET confirmed = ? WHERE id = ?", trace, id);
    }

    /** Tells a finding as the run shows it that made it happen: its numbers are those of that trace. */
    void tell(Finding finding, String trace) {
        database.update("UPDATE findings SET message = ?, trace = ? WHERE signature = ?", finding.message(), trace,
            finding.signature());
        addPlaces(finding);
    }

    /**
     * Adds what localization has measured, in place of what it had before of the same failure.
     *
     * @param failing number of runs that failed with noise there
     * @param run the first one of the failure
     * @param trace that the places are of
     * @param failed trace of that first run
     */
    void putSuspect(Finding finding, int failing, int run, @Nullable String trace, @Nullable String failed) {
        String signature = finding.signature();
        if (database.number("SELECT count(*) FROM findings WHERE signature = ?", signature) == 0) {
            database.update("INSERT INTO findings (kind, signature, message, variable, own, runs, first_run, trace) "
                + "VALUES (?, ?, '', '', 0, 0, 0, NULL)", finding.kind().text(), signature);
        }
        database.update("UPDATE findings SET message = ?, variable = ?, own = ?, runs = ?, first_run = ?, trace = ?, "
            + "confirmed = ? WHERE signature = ?", finding.message(), finding.variable(), finding.own(), failing, run,
            trace, failed, signature);
        addPlaces(finding);
    }

    /** All findings, none of them suppressed. */
    List<FindingRow> all() {
        Map<Integer, List<Place>> places = new HashMap<>();
        database.query("SELECT finding, thread, action, event, frames, locks, operation, callers FROM finding_places "
            + "ORDER BY finding, position",
            row -> places.computeIfAbsent(row.getInt(1), id -> new ArrayList<>()).add(place(row)));
        return database.query("SELECT id, kind, signature, message, variable, runs, first_run, trace, confirmed, "
            + "own FROM findings ORDER BY id", row -> read(row, places.getOrDefault(row.getInt(1), List.of())));
    }

    private FindingRow read(ResultSet row, List<Place> places) throws SQLException {
        Finding finding = new Finding(FindingKind.of(row.getString(2)), row.getString(3), row.getString(4),
            row.getString(5), places, row.getBoolean(10));
        Path confirmed = CampaignStore.absolute(directory, row.getString(9));
        return new FindingRow(row.getInt(1), finding, confirmed == null ? State.PREDICTED : State.CONFIRMED,
            row.getInt(6), row.getInt(7), CampaignStore.absolute(directory, row.getString(8)), confirmed, "");
    }

    private static Place place(ResultSet row) throws SQLException {
        List<Frame> frames = row.getString(5).lines().map(Frame::parse).toList();
        List<Held> locks = row.getString(6).lines().map(FindingsTable::held).toList();
        return new Place(Objects.requireNonNull(row.getString(2)), Objects.requireNonNull(row.getString(3)),
            row.getLong(4), row.getInt(7), frames, locks, row.getString(8).lines().map(Frame::parse).toList());
    }

    private static Held held(String line) {
        int tab = line.indexOf('\t');
        return new Held(line.substring(0, tab), Frame.parse(line.substring(tab + 1)));
    }
}
