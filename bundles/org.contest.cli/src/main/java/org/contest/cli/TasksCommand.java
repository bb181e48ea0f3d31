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
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.contest.analysis.coverage.CoverageMetric;
import org.contest.analysis.coverage.Metrics;
import org.contest.analysis.identity.Location;
import org.contest.engine.Campaign;
import org.contest.engine.InsideTasks;
import org.contest.engine.json.Json;
import org.contest.engine.model.EngineException;
import org.contest.engine.tasks.TaskCount;
import org.contest.engine.tasks.TaskGroup;
import org.contest.engine.tasks.TaskQuery;
import org.contest.engine.tasks.TaskQuery.Cover;
import org.contest.engine.tasks.TaskQuery.Order;
import org.contest.engine.tasks.TaskRow;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists the coverage tasks of a campaign. */
@Command(name = "tasks", mixinStandardHelpOptions = true, sortOptions = false,
    description = "List the coverage tasks of a campaign.")
final class TasksCommand implements Callable<Integer> {

    @Parameters(paramLabel = "CAMPAIGN", description = "Directory or number of the campaign.")
    private String campaign = "";

    @Option(names = "--metric", paramLabel = "M", description = "Tasks of this metric only.")
    private String metric = "";

    @Option(names = "--uncovered", description = "Tasks that no run covered only, where a metric knows them.")
    private boolean uncovered;

    @Option(names = "--class", paramLabel = "C",
        description = "Tasks with a location in this class only, by its whole or simple name; * for any text.")
    private String className = "";

    @Option(names = "--method", paramLabel = "M", description = "Tasks with a location in this method only.")
    private String method = "";

    @Option(names = "--variable", paramLabel = "V",
        description = "Tasks of this variable or lock only, by its whole or last name; * for any text.")
    private String variable = "";

    @Option(names = "--text", paramLabel = "WORDS",
        description = "Tasks with each of these words in a location, variable or detail only.")
    private String text = "";

    @Option(names = "--sort", paramLabel = "BY", defaultValue = "FIRST_RUN",
        description = "${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private Order order = Order.FIRST_RUN;

    @Option(names = "--limit", paramLabel = "N", defaultValue = "100",
        description = "Most tasks to list. Default: ${DEFAULT-VALUE}.")
    private int limit = 100;

    @Option(names = "--inside", description = "Tasks of all events, also those inside libraries, instead of the "
        + "operations of the program's own code; of the runs whose traces are kept, unless the campaign was run with "
        + "--inside.")
    private boolean inside;

    @Option(names = "--json", description = "Print one JSON object as the last line of standard output.")
    private boolean json;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        Path directory = RunIds.campaign(campaign);
        PrintWriter out = spec.commandLine().getOut();
        if (!inside) {
            list(directory, out);
            return Exit.OK;
        }
        try (InsideTasks tasks = InsideTasks.of(directory)) {
            out.println(tasks.note());
            list(tasks.directory(), out);
        }
        return Exit.OK;
    }

    private void list(Path directory, PrintWriter out) {
        try (Campaign opened = Campaign.open(directory)) {
            TaskQuery query = query();
            List<TaskRow> rows = rows(opened, query);
            TaskCount count = opened.countTasks(query);
            rows.forEach(row -> print(row, out));
            for (TaskGroup group : opened.taskGroups(query, TaskGroup.By.METRIC)) {
                out.printf("%s: %d covered%s%n", group.name(), group.count().covered(),
                    group.count().known() > group.count().covered() ? " of " + group.count().known() : "");
            }
            if (rows.isEmpty()) {
                out.println("There are no such tasks.");
            } else if (rows.size() < count.known()) {
                out.printf("%d of %d tasks are listed; --limit lists more.%n", rows.size(), count.known());
            }
            if (json) {
                out.println(Json.object().put("schema", 1).put("covered", count.covered()).put("known", count.known())
                    .put("tasks", rows.stream().map(TasksCommand::json).toList()));
            }
        }
    }

    /** By first run, what no run covered comes last. */
    private List<TaskRow> rows(Campaign opened, TaskQuery query) {
        if (uncovered || order != Order.FIRST_RUN) {
            return opened.tasks(query);
        }
        List<TaskRow> rows = new ArrayList<>(opened.tasks(query.with(Cover.COVERED)));
        rows.addAll(opened.tasks(query.with(Cover.UNCOVERED).page(0, limit - rows.size())));
        return rows;
    }

    private TaskQuery query() {
        if (limit < 0) {
            throw EngineException.user("\"" + limit + "\" is not possible for --limit: it needs a number from 0 on.");
        }
        return TaskQuery.ALL.ofMetric(metric.isEmpty() || metric.equalsIgnoreCase("all") ? "" : name())
            .ofClass(className).ofMethod(method)
            .ofVariable(variable).with(text).with(uncovered ? Cover.UNCOVERED : Cover.ALL).by(order, false)
            .page(0, limit);
    }

    private String name() {
        try {
            List<CoverageMetric> named = Metrics.named(metric);
            if (named.size() != 1) {
                throw EngineException
                    .user("\"" + metric + "\" is not possible for --metric: it needs one metric. Leave "
                        + "it out for all of them.");
            }
            return named.get(0).name();
        } catch (IllegalArgumentException e) {
            throw EngineException.user(String.valueOf(e.getMessage()), e);
        }
    }

    private static void print(TaskRow row, PrintWriter out) {
        out.printf("%s: %s%s%n", row.metric(), row.task().inWords(), row.isCovered()
            ? row.runs() == 1 ? " (run " + row.firstRun() + ")"
                : " (" + row.runs() + " runs, first " + row.firstRun() + ")"
            : " (not covered)");
    }

    private static Json.Writer json(TaskRow row) {
        return Json.object().put("id", row.id()).put("metric", row.metric())
            .put("locations", row.task().locations().stream().map(TasksCommand::json).toList())
            .put("objects", row.task().objects()).put("detail", row.task().detail())
            .put("threads", row.task().threads()).put("firstRun", row.isCovered() ? row.firstRun() : null)
            .put("runs", row.runs());
    }

    private static Json.Writer json(Location location) {
        return Json.object().put("class", location.className()).put("method", location.method())
            .put("line", location.line()).put("kind", location.kind()).put("variable", location.variable());
    }
}
