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
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Estimates of the unseen tasks of programs against the truth: what a campaign has covered that is so long that its
 * curves have been flat for at least the second half, or that has done all schedules, where their number is known.
 */
final class Estimates {

    private static final Pattern METRIC = Pattern.compile("\"([^\"]+)\":\\{\"tasks\":(\\d+)[^}]*?\"unseenEstimate\":"
        + "([0-9.E-]+),\"unseenLow\":([0-9.E-]+),\"unseenHigh\":([0-9.E-]+),\"lastGrowthRun\":(\\d+)");
    private static final Pattern SCHEDULES = Pattern.compile("\"distinctSchedules\":(\\d+)");
    /** Estimates are rounded to tasks when they are shown. */
    private static final double ROUNDING = 0.5;

    private record Estimate(int tasks, double unseen, double low, double high, int lastGrowth) {
        boolean holds(int truth) {
            return truth - tasks >= low - ROUNDING && truth - tasks <= high + ROUNDING;
        }
    }

    private record Sample(Map<String, Estimate> metrics, int schedules) {
    }

    private final String contest;
    private final String examples;
    private final String programs;

    private Estimates(String contest, String examples, String programs) {
        this.contest = contest;
        this.examples = examples;
        this.programs = programs;
    }

    /** Arguments: contest command, examples, test programs, runs for the truth, runs of a sample, samples, programs. */
    public static void main(String[] args) throws Exception {
        Estimates estimates = new Estimates(args[0], args[1], args[2]);
        System.out.println("| program | metric | all tasks | last new in run | seen in samples | unseen, estimated "
            + "(means) | in the interval |");
        System.out.println("|---|---|---|---|---|---|---|");
        for (String program : Arrays.asList(args).subList(6, args.length)) {
            estimates.measure(program, Integer.parseInt(args[3]), args[4], Integer.parseInt(args[5]));
        }
    }

    private void measure(String named, int runs, String sample, int samples) throws IOException,
        InterruptedException {
        String program = named.replaceFirst("=.*", "");
        Sample truth = run(program, String.valueOf(runs), samples + 1);
        boolean exact = named.equals(program + '=' + truth.schedules);
        List<Map<String, Estimate>> drawn = new ArrayList<>();
        for (int seed = 1; seed <= samples; seed++) {
            drawn.add(run(program, sample, seed).metrics);
        }
        String name = program.substring(program.lastIndexOf('.') + 1)
            + (exact ? ", all " + truth.schedules + " schedules" : ", " + truth.schedules + " schedules");
        truth.metrics.forEach((metric, all) -> {
            boolean known = exact || all.lastGrowth <= runs / 2;
            System.out.println("| " + name + " | " + metric + " | " + (known ? all.tasks : "not known") + " | "
                + all.lastGrowth + (known ? row(all, drawn.stream().map(s -> s.get(metric)).toList()) : " | | | |"));
        });
    }

    private static String row(Estimate all, List<Estimate> samples) {
        int least = samples.stream().mapToInt(Estimate::tasks).min().orElse(0);
        int most = samples.stream().mapToInt(Estimate::tasks).max().orElse(0);
        double unseen = samples.stream().mapToInt(s -> all.tasks - s.tasks).average().orElse(0);
        double estimated = samples.stream().mapToDouble(Estimate::unseen).average().orElse(0);
        long held = samples.stream().filter(s -> s.holds(all.tasks)).count();
        return String.format(Locale.ROOT, " | %d to %d | %.1f, %.1f | %d of %d |", least, most, unseen, estimated, held,
            samples.size());
    }

    private Sample run(String program, String runs, int seed) throws IOException,
        InterruptedException {
        String classes = program.startsWith("org.contest.") ? programs : examples;
        String json = Stress.json(contest, Path.of(classes), program, "--scheduler", "random", "--stop-on", "never",
            "--runs", runs, "--seed", String.valueOf(seed), "--metrics", "all", "--findings", "none");
        Map<String, Estimate> estimates = new TreeMap<>();
        Matcher found = METRIC.matcher(json);
        while (found.find()) {
            estimates.put(found.group(1), new Estimate(Integer.parseInt(found.group(2)), number(found.group(3)),
                number(found.group(4)), number(found.group(5)), Integer.parseInt(found.group(6))));
        }
        Matcher schedules = SCHEDULES.matcher(json);
        return new Sample(estimates, schedules.find() ? Integer.parseInt(schedules.group(1)) : 0);
    }

    private static double number(String text) {
        return Double.parseDouble(text);
    }
}
