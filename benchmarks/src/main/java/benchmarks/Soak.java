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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;

/**
 * Controlled runs of all examples in one JVM, for long: a line a minute with what the JVM holds after a collection.
 * Nothing may grow, nothing may hang, and a correct program may not fail.
 */
public final class Soak {

    private static final List<String> SCHEDULERS = List.of("random", "pct", "pos", "surw", "round-robin");
    private static final int RUNS_EACH = 200;
    private static final long MINUTE = 60_000_000_000L;

    private final Path jars;
    private final Path examples;
    private final Path folder;
    private final Map<String, Integer> failing = new TreeMap<>();
    private long runs;
    private int replaced;
    private int wrong;

    private Soak(Path jars, Path examples, Path folder) {
        this.jars = jars;
        this.examples = examples;
        this.folder = folder;
    }

    /** Arguments: folder of the agent's jars, classes of the examples, minutes. */
    public static void main(String[] args) throws IOException {
        Path folder = Files.createTempDirectory("contest-soak");
        Soak soak = new Soak(Path.of(args[0]), Path.of(args[1]), folder);
        soak.run(System.nanoTime() + Long.parseLong(args[2]) * MINUTE);
        System.out.println("failing runs: " + soak.failing);
        System.out.println(soak.runs + " runs, JVM replaced " + soak.replaced + " times, " + soak.wrong
            + " failures of correct programs");
        System.exit(soak.wrong == 0 ? 0 : 1);
    }

    private void run(long end) throws IOException {
        List<String> programs = Examples.in(examples);
        System.out.println("| minute | runs | heap KB | other KB | threads | classes | loaders | JVMs replaced |");
        System.out.println("|---|---|---|---|---|---|---|---|");
        long begin = System.nanoTime();
        long nextLine = begin;
        long seed = 1;
        HarnessClient jvm = new HarnessClient(jars, folder, true);
        while (System.nanoTime() < end) {
            for (String program : programs) {
                jvm.program(examples, program, folder.resolve("scratch.trace"));
                for (int i = 0; i < RUNS_EACH; i++) {
                    if (!run(jvm, program, seed++)) {
                        jvm.close();
                        replaced++;
                        jvm = new HarnessClient(jars, folder, true);
                        jvm.program(examples, program, folder.resolve("scratch.trace"));
                    }
                }
                if (System.nanoTime() >= nextLine) {
                    line((System.nanoTime() - begin) / MINUTE, jvm);
                    nextLine += MINUTE;
                }
            }
        }
        jvm.close();
    }

    /** True when the JVM is fit for more. */
    private boolean run(HarnessClient jvm, String program, long seed) throws IOException {
        Path output = folder.resolve("output.txt");
        RunOptions options = RunOptions.defaults().with(Key.CONTROL, true).with(Key.SEED, seed)
            .with(Key.SCHEDULER, SCHEDULERS.get((int) (seed % SCHEDULERS.size()))).with(Key.RECORD, "full")
            .with(Key.TRACE, folder.resolve("run.trace"));
        HarnessClient.Answer answer = jvm.run(options, output);
        runs++;
        if (!answer.result().failures().isEmpty()) {
            failing.merge(program, 1, Integer::sum);
            if (program.contains(".Fixed") || program.endsWith(".Channels")) {
                wrong++;
                System.out.println("WRONG: " + program + " under " + options.format() + ": "
                    + answer.result().failures());
            }
        }
        if (!answer.leaked().isEmpty()) {
            System.out.println("LEFT BEHIND: " + answer.leaked() + " by " + program + " under " + options.format());
        }
        return answer.leavesClean();
    }

    private void line(long minute, HarnessClient client) throws IOException {
        try (Jvm jvm = Jvm.of(client.pid())) {
            Jvm.Sample sample = jvm.sample();
            System.out.println("| " + minute + " | " + runs + " | " + sample.heapKilobytes() + " | "
                + sample.nonHeapKilobytes() + " | " + sample.threads() + " | " + sample.classes() + " | "
                + sample.loaders() + " | " + replaced + " |");
        }
    }
}
