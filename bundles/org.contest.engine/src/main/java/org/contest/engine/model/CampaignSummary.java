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
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.contest.engine.json.Json;
import org.contest.protocol.CallSites;
import org.contest.protocol.Reduction;
import org.jspecify.annotations.Nullable;

/**
 * A campaign in short.
 *
 * @param id number of the campaign among its siblings
 * @param directory where it is kept
 * @param program what a user calls the program
 * @param created when it began, in ISO form
 * @param runs finished
 * @param lost runs that say nothing of the program
 * @param failures number of failing runs that count
 * @param distinctFailures one row for each signature, those that count first
 * @param findings what detectors saw, in the order of {@link FindingRow#BY_RANK}
 * @param firstFailingRun number of the first failing run; null when none failed
 * @param seconds wall time of all runs
 * @param events of all runs
 * @param operations of runs
 * @param scheduler as asked for
 * @param noise as asked for, by option; empty where the scheduler makes none
 * @param seed of the campaign
 * @param stopped why it ended, in words
 * @param health the health gate
 * @param coverage by metric
 * @param callSites accesses of variables, with and without a hook
 */
public record CampaignSummary(long id, Path directory, String program, String created, int runs,
    LostRuns lost, int failures, List<FailureRow> distinctFailures, List<FindingRow> findings,
    @Nullable Integer firstFailingRun, double seconds,
    long events, OperationCount operations, String scheduler, Map<String, String> noise, long seed, String stopped,
    Health health,
    Map<String, Coverage> coverage, CallSites callSites) {

    /** What the campaign says of the program. */
    public enum Verdict {
        /** Nothing failed, and the health gate agrees: exit code 0. */
        PASSED(0),
        /** A failure was found: exit code 1. */
        FAILED(1),
        /** The health gate refused: exit code 4. */
        INCONCLUSIVE(4);

        private final int exitCode;

        Verdict(int exitCode) {
            this.exitCode = exitCode;
        }

        /** The exit code of the command line. */
        public int exitCode() {
            return exitCode;
        }
    }

    /** Why a campaign ended that a user has cancelled. */
    public static final String CANCELLED = "cancelled";

    private static final String BY_ERROR = "an error came up: ";

    private static final double MILLIS = 1000.0;

    /** Copies the collections. */
    public CampaignSummary {
        distinctFailures = List.copyOf(distinctFailures);
        findings = List.copyOf(findings);
        coverage = Map.copyOf(coverage);
        noise = Collections.unmodifiableMap(new LinkedHashMap<>(noise));
    }

    /** True when options want findings to count as failures, and there are some that count. */
    public boolean failsByFindings(CampaignOptions options) {
        return options.get(CampaignOption.FAIL_ON).equals("findings") && findings.stream().anyMatch(FindingRow::counts);
    }

    /** Why a campaign ended that this error has ended: like other such words, without a full stop. */
    public static String stoppedBy(EngineException error) {
        String message = String.valueOf(error.getMessage());
        return BY_ERROR + (message.endsWith(".") ? message.substring(0, message.length() - 1) : message);
    }

    /** The sentence of the error that has ended it; empty when none has. */
    public String error() {
        return error(stopped);
    }

    /** The sentence of the error that these words, why a campaign ended, tell of; empty when they tell of none. */
    public static String error(String stopped) {
        return stopped.startsWith(BY_ERROR) ? stopped.substring(BY_ERROR.length()) + '.' : "";
    }

    /** True when a user has ended it. */
    public boolean isCancelled() {
        return stopped.equals(CANCELLED);
    }

    /** What the campaign says of the program. */
    public Verdict verdict() {
        return failures > 0 ? Verdict.FAILED : health.ok() ? Verdict.PASSED : Verdict.INCONCLUSIVE;
    }

    /** Runs per second of wall time. */
    public double runsPerSecond() {
        return seconds > 0 ? runs / seconds : 0;
    }

    /** The JSON object of the command line, in one line. */
    public String toJson() {
        return json().toString();
    }

    /** The JSON object of the command line, to be added to. */
    public Json.Writer json() {
        Json.Writer json = Json.object().put("schema", 1).put("campaign", id).put("runs", runs)
            .put("failures", failures)
            .put("distinctFailures", distinctFailures.stream().map(CampaignSummary::json).toList())
            .put("findings", findings.stream().filter(row -> !row.isSuppressed()).map(FindingRow::toJson).toList())
            .put("firstFailingRun", firstFailingRun).put("seconds", rounded(seconds))
            .put("runsPerSecond", rounded(runsPerSecond())).put("events", events).put("scheduler", scheduler)
            .put("seed", seed).put("health", json(health));
        Json.Writer metrics = Json.object();
        coverage.entrySet().stream().sorted(Map.Entry.comparingByKey())
            .forEach(metric -> metrics.put(metric.getKey(), json(metric.getValue())));
        return json.put("coverage", metrics).put("operations", json(operations)).put("lostRuns", lost.count())
            .put("callSites", json(callSites))
            .put("noise", json(noise));
    }

    private static Json.Writer json(Map<String, String> texts) {
        Json.Writer json = Json.object();
        texts.forEach(json::put);
        return json;
    }

    private static Json.Writer json(OperationCount operations) {
        return Json.object().put("total", operations.total()).put("runs", operations.runs())
            .put("perRun", rounded(operations.perRun())).put("cutRuns", operations.cut());
    }

    private static Json.Writer json(FailureRow failure) {
        return Json.object().put("id", failure.id()).put("kind", failure.kind()).put("signature", failure.signature())
            .put("count", failure.count()).put("firstRun", failure.firstRun()).put("timingOnly", failure.timingOnly())
            .put("trace", failure.trace()).put("configuration", failure.configuration())
            .put("seed", failure.seed()).put("unconfirmed", failure.unconfirmed()).put("message", failure.message());
    }

    private static Json.Writer json(Health health) {
        return Json.object().put("instrumentedClasses", health.instrumentedClasses())
            .put("skippedClasses", health.skippedClasses()).put("distinctSchedules", health.distinctSchedules())
            .put("verdict", health.verdict()).put("why", health.why());
    }

    private static Json.Writer json(CallSites callSites) {
        Json.Writer json = Json.object().put("kept", callSites.kept());
        for (Reduction reduction : Reduction.values()) {
            json.put(reduction.jsonName(), callSites.removed(reduction));
        }
        return json.put("unshared", callSites.unshared()).put("protected", callSites.protectedOnes());
    }

    private static Json.Writer json(Coverage coverage) {
        Json.Writer json = Json.object().put("tasks", coverage.tasks())
            .put("unseenEstimate", rounded(coverage.unseenEstimate())).put("unseenLow", rounded(coverage.unseenLow()))
            .put("unseenHigh", rounded(coverage.unseenHigh())).put("lastGrowthRun", coverage.lastGrowthRun())
            .put("saturatedAtRun", coverage.saturatedAtRun());
        if (coverage.weight() > 0) {
            json.put("weight", coverage.weight());
        }
        return coverage.world() == 0 ? json
            : json.put("possible", coverage.world()).put("percent", rounded(coverage.percent()));
    }

    private static double rounded(double value) {
        return Double.isNaN(value) ? value : Math.round(value * MILLIS) / MILLIS;
    }
}
