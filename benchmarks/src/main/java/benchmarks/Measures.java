/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package benchmarks;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.contest.analysis.coverage.CoverageMeasure;
import org.contest.analysis.coverage.CoverageMetric;
import org.contest.analysis.coverage.Metrics;
import org.contest.analysis.detect.Detectors;
import org.contest.analysis.identity.Identities;
import org.contest.analysis.operations.Operations;
import org.contest.protocol.SiteTable;
import org.contest.protocol.trace.Trace;

/**
 * How many events of one large trace are read, folded into operations, and looked at by each metric and by all
 * detectors in a second: processor time of one thread, the best of some rounds after one that does not count.
 */
final class Measures {

    private static final String PROGRAM = "benchmarks.workload.LargeRun";
    private static final String DEFAULT = "Sync,ConcurPairs";
    private static final double NANOS = 1e9;

    private interface Step {
        void go() throws IOException;
    }

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final int rounds;
    private final int events;

    private Measures(int rounds, int events) {
        this.rounds = rounds;
        this.events = events;
    }

    /** Arguments: contest command, class path, iterations of each thread of the program, rounds. */
    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("contest-measures");
        Path campaign = folder.resolve("c");
        Stress.lastLine(List.of(args[0], "stress", "--json", "--campaign", campaign.toString(), "--runs", "1",
            "--scheduler", "none", "--record", "full", "--metrics", DEFAULT, "--timeout", "600", "-cp", args[1],
            PROGRAM, args[2]));
        try {
            measure(campaign, Integer.parseInt(args[3]));
        } finally {
            delete(folder);
        }
    }

    private static void measure(Path campaign, int rounds) throws IOException {
        Path file = campaign.resolve("traces/run-1.trace");
        SiteTable sites = SiteTable.read(campaign.resolve("sites.tsv"));
        Trace trace = Trace.read(file);
        Measures measures = new Measures(rounds, trace.size());
        int operations = Operations.of(trace, sites).size();
        System.out.printf(Locale.ROOT, "%,d events, %,d operations%n", trace.size(), operations);
        System.out.println("| what | 1,000 events a second | nanoseconds an event |");
        System.out.println("|---|---|---|");
        measures.row("reading", () -> Trace.read(file));
        measures.row("folding into operations", () -> Operations.of(trace, sites));
        for (CoverageMetric metric : Metrics.all()) {
            measures.row(metric.name().replace("*", "\\*"), coverage(List.of(metric), trace, sites));
        }
        measures.row("Sync and ConcurPairs, the default", coverage(Metrics.named(DEFAULT), trace, sites));
        measures.row("all " + Metrics.all().size() + " metrics", coverage(Metrics.all(), trace, sites));
        measures.row("all detectors, with the evidence", () -> new Detectors().findings(trace, sites));
    }

    /** As in a campaign: what is known of locations and tasks stays from run to run. */
    private static Step coverage(List<CoverageMetric> metrics, Trace trace, SiteTable sites) {
        CoverageMeasure measure = new CoverageMeasure(metrics, new Identities());
        return () -> measure.measure(trace, sites);
    }

    private void row(String what, Step step) throws IOException {
        step.go();
        long best = Long.MAX_VALUE;
        for (int i = 0; i < rounds; i++) {
            long before = threads.getCurrentThreadCpuTime();
            step.go();
            best = Math.min(best, threads.getCurrentThreadCpuTime() - before);
        }
        System.out.printf(Locale.ROOT, "| %s | %,.0f | %,.0f |%n", what, events / (best / NANOS) / 1000,
            (double) best / events);
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> paths = Files.walk(folder)) {
            for (Path path : paths.sorted((one, other) -> other.compareTo(one)).toList()) {
                Files.delete(path);
            }
        }
    }
}
