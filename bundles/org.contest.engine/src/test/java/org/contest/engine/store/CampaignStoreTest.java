/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.contest.analysis.identity.Identities;
import org.contest.analysis.identity.Location;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.CurvePoint;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.FindingRow;
import org.contest.engine.model.OperationCount;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.model.RunQuery;
import org.contest.engine.model.RunRow;
import org.contest.protocol.CallSites;
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;
import org.contest.protocol.Reduction;
import org.contest.protocol.RunResult;
import org.contest.protocol.findings.Finding;
import org.contest.protocol.findings.FindingKind;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CampaignStoreTest {

    private static final Failure BUG =
        new Failure(FailureKind.EXCEPTION, "E", "m", "main", List.of("p.A.m(A.java:1)", "p.A.main(A.java:2)"), false);
    private static final Failure TIMING =
        new Failure(FailureKind.EXCEPTION, "T", "", "main", List.of("p.A.t(A.java:3)"), true);

    @TempDir
    private Path parent;
    private Path directory;
    private final ProgramSpec program = new ProgramSpec(List.of(Path.of("/a b/c.jar"), Path.of("/d")), List.of(),
        "p.Main", List.of("one", "", "three\nlines"), List.of("-Xmx1g"), Path.of("/work"), Map.of("A", "1", "B", ""),
        Path.of("/jdk"));
    private final CampaignOptions options = CampaignOptions.defaults().withRuns(9).with(CampaignOption.INCLUDE, "p.*");

    @BeforeEach
    void make() throws IOException {
        directory = Files.createDirectory(parent.resolve("x.contest"));
    }

    private CampaignStore create() {
        return CampaignStore.create(directory, 4, "2026-01-01T00:00:00Z", 99, program, options);
    }

    private StoredRun run(int number, List<TaskCounted> tasks, Failure... failures) {
        return run(number, "pos", "", tasks, failures);
    }

    private StoredRun run(int number, String scheduler, String drawn, List<TaskCounted> tasks, Failure... failures) {
        Path trace = failures.length == 0 ? null : directory.resolve("traces/run-" + number + ".trace");
        return new StoredRun(number, scheduler, drawn, number, 0.5, number * 2.0, 10, 5, 2, number, "controlled",
            List.of(failures), List.of(), trace, null, tasks);
    }

    private static RunResult.Health health(String... failed) {
        return new RunResult.Health(3, 0, List.of(failed), CallSites.NONE);
    }

    @Test
    void several_that_open_a_new_file_at_the_same_time_make_its_tables_once() throws Exception {
        int openers = 8;
        CyclicBarrier together = new CyclicBarrier(openers);
        List<Callable<Integer>> opening = Collections.nCopies(openers, () -> {
            together.await();
            try (Database database = new Database(directory.resolve(CampaignStore.FILE), true)) {
                Schema.migrate(database);
                return (int) database.number("PRAGMA user_version");
            }
        });
        ExecutorService threads = Executors.newFixedThreadPool(openers);
        try {
            for (Future<Integer> version : threads.invokeAll(opening)) {
                assertEquals(Schema.VERSION, version.get());
            }
        } finally {
            threads.shutdown();
        }
    }

    @Test
    void what_is_written_is_read_again() {
        create().close();
        try (CampaignStore store = CampaignStore.open(directory)) {
            assertEquals(program, store.program());
            assertEquals(options, store.options());
            assertEquals(new CampaignStore.Head(4, "2026-01-01T00:00:00Z", 99, "", 0, 0, ""), store.head());
            assertEquals(0, store.lastRun());
        }
    }

    @Test
    void failures_are_grouped_by_signature() {
        try (CampaignStore store = create()) {
            assertEquals(1, store.add(run(1, List.of(), BUG), health()).size());
            assertEquals(0, store.add(run(2, List.of()), health()).size());
            assertEquals(1, store.add(run(3, List.of(), BUG, TIMING, BUG), health("p.X: why")).size());
            List<FailureRow> rows = store.failures();
            assertEquals(List.of(2, 1), rows.stream().map(FailureRow::count).toList());
            assertEquals(List.of(1, 3), rows.stream().map(FailureRow::firstRun).toList());
            assertEquals(List.of(false, true), rows.stream().map(FailureRow::timingOnly).toList());
            assertEquals(directory.resolve("traces/run-1.trace"), rows.get(0).trace());
            assertEquals(BUG.frames(), rows.get(0).frames());
            assertEquals(List.of("p.X: why"), store.skippedClasses());
            assertEquals(List.of(BUG.signature(), TIMING.signature()), store.signatures(3));
        }
    }

    /** A write of another thread that comes between two accesses, by the events of one run. */
    private static Finding violation(int read, int write, int second) {
        List<Finding.Place> places = List.of(place("one", read), place("other", write), place("one", second));
        return new Finding(FindingKind.ATOMICITY_VIOLATION, "x", read + " " + write + " " + second, "p.A.x", places,
            true);
    }

    private static Finding.Place place(String thread, int event) {
        return new Finding.Place(thread, "uses p.A.x", event, List.of(new Finding.Frame("p.A", "m", 1)), List.of());
    }

    private Path shows(CampaignStore store, int run, String scheduler, Finding finding) {
        StoredRun stored = run(run, scheduler, "", List.of(), BUG);
        store.add(stored, health());
        store.addFindings(run, List.of(finding), stored.trace());
        return Objects.requireNonNull(stored.trace());
    }

    private static void assertTold(CampaignStore store, @Nullable Path confirmed, String message, Path trace) {
        FindingRow row = store.findings().get(0);
        assertEquals(confirmed, row.confirmed());
        assertEquals(message, row.finding().message());
        assertEquals(trace, row.trace());
    }

    @Test
    void a_violation_is_confirmed_by_the_first_run_that_has_witnessed_it_and_told_as_that_run_shows_it() {
        try (CampaignStore store = create()) {
            Path predicted = shows(store, 1, "pos", violation(3, 9, 5));
            assertTold(store, null, "3 9 5", predicted);
            Path witnessed = shows(store, 2, "pos", violation(4, 6, 8));
            assertTold(store, witnessed, "4 6 8", witnessed);
            assertEquals(List.of(4L, 6L, 8L),
                store.findings().get(0).finding().places().stream().map(Finding.Place::event).toList());
            shows(store, 3, "pos", violation(1, 2, 3));
            assertTold(store, witnessed, "4 6 8", witnessed);
        }
    }

    @Test
    void what_free_threads_have_witnessed_keeps_the_places_by_which_runs_are_led_until_another_run_witnesses_it() {
        try (CampaignStore store = create()) {
            Path predicted = shows(store, 1, "pos", violation(3, 9, 5));
            Path free = shows(store, 2, "noise", violation(4, 6, 8));
            assertTold(store, free, "3 9 5", predicted);
            assertEquals(Set.of("x"), store.freelyConfirmedFindings());
            Path witnessed = shows(store, 3, "pos", violation(2, 3, 4));
            assertTold(store, witnessed, "2 3 4", witnessed);
            assertEquals(Set.of(), store.freelyConfirmedFindings());
        }
    }

    @Test
    void call_sites_are_those_of_the_jvm_that_instrumented_the_most() {
        try (CampaignStore store = create()) {
            assertEquals(CallSites.NONE, store.callSites());
            CallSites some = new CallSites(2, Map.of(Reduction.FINAL_FIELD, 1), 1, 1);
            CallSites more = new CallSites(3, Map.of(Reduction.FINAL_FIELD, 1, Reduction.UNESCAPED_ARRAY, 2), 1, 0);
            List.of(some, more, some).forEach(store::put);
            assertEquals(more, store.callSites());
            store.put(more.with(0, 2));
            assertEquals(more.with(0, 2), store.callSites());
        }
    }

    @Test
    void failures_that_need_a_timeout_count_only_when_asked_for() {
        try (CampaignStore store = create()) {
            store.add(run(1, List.of(), TIMING), health());
            store.add(run(2, List.of(), BUG), health());
            assertEquals(1, store.totals(false).failing());
            assertEquals(2, store.totals(false).firstFailing());
            assertEquals(2, store.totals(true).failing());
            assertEquals(1, store.totals(true).firstFailing());
        }
    }

    @Test
    void a_curve_has_a_point_for_each_run_that_covered_something_new() {
        try (CampaignStore store = create()) {
            Identities identities = new Identities();
            store.use(identities);
            int[] tuple = {identities.location(Location.ofMethod("p.A", "m()V")), 0, 0, 0, 0, 0, 0, 0};
            store.add(run(1, List.of(task(0, tuple, 1, 1), task(1, tuple, 1, 1))), health());
            store.add(run(2, List.of(task(0, tuple, 1, 2))), health());
            store.add(run(3, List.of(task(2, tuple, 3, 1))), health());
            assertEquals(List.of(new CurvePoint(1, 2, 2), new CurvePoint(3, 6, 3)), store.curve("Sync"));
            assertEquals(List.of("Sync"), store.metrics());
            assertEquals(3, store.coverage("Sync").tasks());
        }
    }

    @Test
    void runs_of_which_only_the_beginning_was_looked_at_are_counted_apart() {
        try (CampaignStore store = create()) {
            store.add(run(1, List.of()), health());
            store.add(new StoredRun(2, "pos", "", 2, 0.5, 2, 10, -3, 2, 2, "controlled", List.of(), List.of(), null,
                null, List.of()), health());
            CampaignStore.Totals totals = store.totals(false);
            assertEquals(5, totals.operations());
            assertEquals(1, totals.counted());
            assertEquals(1, totals.cut());
            assertEquals(
                "Of 1 run coverage and findings tell only the beginning, findings of free threads nothing: memory has "
                    + "no room for the whole trace. Give ConTest more (-Xmx), or make the runs shorter.",
                new OperationCount(totals.operations(), totals.counted(), totals.cut()).cutInWords());
        }
    }

    private static TaskCounted task(int number, int[] tuple, int firstRun, int runs) {
        return new TaskCounted("Sync", number, tuple, firstRun, runs);
    }

    @Test
    void a_moved_directory_still_finds_its_traces() throws IOException {
        try (CampaignStore store = create()) {
            store.add(run(1, List.of(), BUG), health());
        }
        Path moved = Files.move(directory, parent.resolve("moved.contest"));
        try (CampaignStore store = CampaignStore.open(moved)) {
            assertEquals(moved.resolve("traces/run-1.trace"), store.runs().get(0).trace());
            assertNull(store.runs().get(0).output());
        }
    }

    @Test
    void a_directory_without_campaign_is_said_in_a_sentence() {
        EngineException e = assertThrows(EngineException.class, () -> CampaignStore.open(parent));
        assertTrue(e.getMessage().startsWith("There is no campaign in " + parent), e.getMessage());
    }

    @Test
    void a_file_that_goes_before_it_is_opened_is_not_made_anew() throws IOException {
        assertThrows(EngineException.class, () -> new Database(parent.resolve(CampaignStore.FILE), false));
        try (Stream<Path> files = Files.list(parent)) {
            assertEquals(List.of(), files.filter(file -> !file.equals(directory)).toList());
        }
    }

    @Test
    void a_newer_file_is_refused_with_both_versions() {
        try (CampaignStore store = create();
            Database database = new Database(directory.resolve("campaign.db"), false)) {
            assertEquals(4, store.head().id());
            database.script("PRAGMA user_version = 77");
        }
        EngineException e = assertThrows(EngineException.class, () -> CampaignStore.open(directory));
        assertTrue(e.getMessage().contains("version 77") && e.getMessage().contains("up to " + Schema.VERSION),
            e.getMessage());
    }

    @Test
    void a_file_that_is_no_database_is_said_in_a_sentence() throws IOException {
        Files.writeString(directory.resolve(CampaignStore.FILE), "this is not a database, but long enough to be read");
        EngineException e = assertThrows(EngineException.class, () -> CampaignStore.open(directory));
        assertTrue(e.getMessage().startsWith("The campaign file "), e.getMessage());
    }

    @Test
    void runs_of_one_scheduler_are_ordered_by_what_was_drawn_for_them() {
        try (CampaignStore store = create()) {
            store.add(run(1, "random", "", List.of()), health());
            store.add(run(2, "pct", "depth 5", List.of()), health());
            store.add(run(3, "pct", "depth 2", List.of()), health());
            RunQuery all = RunQuery.first(9);
            assertEquals(List.of(3, 2, 1), numbers(store, all.by(RunQuery.Order.SCHEDULER, false)));
            assertEquals(List.of(1, 2, 3), numbers(store, all.by(RunQuery.Order.SCHEDULER, true)));
        }
    }

    @Test
    void runs_come_in_pages_in_every_order_and_by_each_failure_that_they_showed() {
        try (CampaignStore store = create()) {
            for (int number = 1; number <= 5; number++) {
                Failure[] failures = number == 2 ? new Failure[] {BUG, TIMING} : number == 4 ? new Failure[] {TIMING}
                    : new Failure[0];
                store.add(run(number, List.of(), failures), health());
            }
            RunQuery two = RunQuery.first(2);
            assertEquals(List.of(1, 2), numbers(store, two));
            assertEquals(List.of(3, 4), numbers(store, two.from(2)));
            assertEquals(List.of(5), numbers(store, two.from(4)));
            assertEquals(List.of(5, 4), numbers(store, two.by(RunQuery.Order.SECONDS, true)));
            for (FailureRow failure : store.failures()) {
                assertEquals(failure.count(), numbers(store, RunQuery.first(9).ofFailure(failure.id())).size());
            }
        }
    }

    private static List<Integer> numbers(CampaignStore store, RunQuery query) {
        return store.runs(query).stream().map(RunRow::number).toList();
    }
}
