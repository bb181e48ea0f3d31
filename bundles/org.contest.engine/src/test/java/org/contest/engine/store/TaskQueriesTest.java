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

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Predicate;
import org.contest.analysis.identity.Identities;
import org.contest.analysis.identity.Location;
import org.contest.analysis.identity.Task;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.tasks.TaskCount;
import org.contest.engine.tasks.TaskGroup;
import org.contest.engine.tasks.TaskQuery;
import org.contest.engine.tasks.TaskQuery.Cover;
import org.contest.engine.tasks.TaskQuery.Order;
import org.contest.engine.tasks.TaskRow;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every answer is compared with what a plain look at all tasks gives. Most tasks of a metric meet some conditions. */
class TaskQueriesTest {

    private static final int TASKS = 30_000;

    @TempDir
    private Path directory;
    private CampaignStore store;
    private final Identities identities = new Identities();
    private final List<TaskRow> all = new ArrayList<>();

    @BeforeEach
    void make() {
        ProgramSpec program = new ProgramSpec(List.of(), List.of(), "p.M", List.of(), List.of(), Path.of("/w"),
            Map.of(), Path.of("/j"));
        store = CampaignStore.create(directory, 1, "2026-01-01T00:00:00Z", 1, program, CampaignOptions.defaults());
        store.use(identities);
        fill("ConcurPairs", TASKS);
        fill("Sync", 50);
    }

    @AfterEach
    void close() {
        store.close();
    }

    private void fill(String metric, int count) {
        Random random = new Random(count);
        List<TaskCounted> tasks = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int firstRun = random.nextInt(40);
            int[] tuple = {location(random), location(random), 0, name("p.A.x" + random.nextInt(5)), 0,
                name(i % 2 == 0 ? "switch" : "no switch"), 0, 0};
            tasks.add(new TaskCounted(metric, i, tuple, firstRun, Math.min(1, firstRun)));
        }
        store.put(tasks);
        tasks.forEach(task -> all.add(new TaskRow((metric.equals("Sync") ? 2L << 32 : 1L << 32) + task.number(), metric,
            identities.task(task.tuple()), task.firstRun(), task.runs())));
    }

    private int location(Random random) {
        int number = (int) Math.sqrt(random.nextInt(400));
        return identities.location(new Location("p.C" + number / 4, "m" + number % 4 + "()V", number, "READ",
            "p.A.x" + number % 3));
    }

    private int name(String name) {
        return identities.name(name);
    }

    private void check(TaskQuery query, Predicate<TaskRow> meets) {
        List<TaskRow> expected = new ArrayList<>(all.stream().filter(meets).toList());
        long covered = expected.stream().filter(TaskRow::isCovered).count();
        assertEquals(new TaskCount(covered, expected.size()), store.countTasks(query));
        for (boolean down : new boolean[] {false, true}) {
            Comparator<TaskRow> order = Comparator.comparingInt(TaskRow::firstRun).thenComparingLong(TaskRow::id);
            expected.sort(down ? order.reversed() : order);
            assertEquals(expected.stream().skip(5).limit(20).toList(),
                store.tasks(query.by(Order.FIRST_RUN, down).page(5, 20)));
        }
    }

    private static boolean hasClass(TaskRow row, String name) {
        return row.task().locations().stream().anyMatch(location -> location.className().equals(name));
    }

    @Test
    void pages_are_those_of_the_whole() {
        TaskQuery pairs = TaskQuery.ALL.ofMetric("ConcurPairs");
        check(TaskQuery.ALL, row -> true);
        check(pairs, row -> row.metric().equals("ConcurPairs"));
        check(pairs.with(Cover.UNCOVERED), row -> row.metric().equals("ConcurPairs") && !row.isCovered());
        check(pairs.with(Cover.COVERED), row -> row.metric().equals("ConcurPairs") && row.isCovered());
        check(TaskQuery.ALL.ofMetric("none"), row -> false);
    }

    @Test
    void conditions_that_few_meet_and_that_most_meet_are_both_met() {
        check(TaskQuery.ALL.ofClass("p.C0"), row -> hasClass(row, "p.C0"));
        check(TaskQuery.ALL.ofClass("C0"), row -> hasClass(row, "p.C0"));
        check(TaskQuery.ALL.ofClass("C?"), row -> false);
        check(TaskQuery.ALL.ofClass("p.*"), row -> true);
        check(TaskQuery.ALL.with("NO Switch c1"), row -> row.task().detail().equals("no switch")
            && hasClass(row, "p.C1"));
        check(TaskQuery.ALL.ofMethod("m1").ofVariable("x2"), row -> hasMethod(row, "m1") && hasVariable(row, "x2"));
    }

    private static boolean hasMethod(TaskRow row, String name) {
        return row.task().locations().stream().anyMatch(location -> location.methodName().equals(name));
    }

    private static boolean hasVariable(TaskRow row, String name) {
        Task task = row.task();
        return task.objects().stream().anyMatch(object -> object.endsWith("." + name))
            || task.locations().stream().anyMatch(location -> location.variable().endsWith("." + name));
    }

    @Test
    void places_and_variables_are_sorted_by_name() {
        for (TaskQuery query : List.of(TaskQuery.ALL, TaskQuery.ALL.ofMetric("ConcurPairs"),
            TaskQuery.ALL.ofMetric("Sync"), TaskQuery.ALL.ofMetric("ConcurPairs").ofClass("C0"))) {
            List<TaskRow> byPlace = store.tasks(query.by(Order.LOCATION, false).page(30, 200));
            assertEquals(byPlace.stream().map(row -> row.task().locations().get(0).className()).sorted().toList(),
                byPlace.stream().map(row -> row.task().locations().get(0).className()).toList());
            List<TaskRow> byVariable = store.tasks(query.by(Order.VARIABLE, true).page(0, 100));
            assertEquals(byVariable.stream().map(row -> row.task().objects().get(0))
                .sorted(Comparator.reverseOrder()).toList(),
                byVariable.stream().map(row -> row.task().objects().get(0)).toList());
        }
    }

    @Test
    void groups_count_each_task_once() {
        List<TaskGroup> classes = store.taskGroups(TaskQuery.ALL, TaskGroup.By.CLASS);
        assertEquals(List.of("p.C0", "p.C1", "p.C2", "p.C3", "p.C4"), classes.stream().map(TaskGroup::name).toList());
        assertEquals(all.size(), classes.stream().mapToLong(group -> group.count().known()).sum());
        assertEquals(all.stream().filter(row -> row.task().locations().get(0).className().equals("p.C0"))
            .filter(TaskRow::isCovered).count(), classes.get(0).count().covered());
        assertEquals(List.of("ConcurPairs", "Sync"),
            store.taskGroups(TaskQuery.ALL, TaskGroup.By.METRIC).stream().map(TaskGroup::name).toList());
        assertEquals("p.C0.m0()V", store.taskGroups(TaskQuery.ALL, TaskGroup.By.METHOD).get(0).name());
        assertEquals("p.A.x0", store.taskGroups(TaskQuery.ALL, TaskGroup.By.VARIABLE).get(0).name());
    }
}
