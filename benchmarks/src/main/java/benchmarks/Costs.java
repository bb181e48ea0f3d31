/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package benchmarks;

import benchmarks.workload.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Prints the cost of each mode as a ratio to the plain program: {@code Costs JARS ROUNDS [WORKLOAD...]}. In each round
 * every mode runs once, in turn, in a JVM of its own; a ratio is the median over rounds of median iteration times.
 */
public final class Costs {

    private static final String WARMUP = "12";
    private static final String MEASURED = "15";

    private Costs() {
    }

    /** Measures and prints a table in Markdown. */
    public static void main(String[] args) throws Exception {
        Path jars = Path.of(args[0]);
        int rounds = Integer.parseInt(args[1]);
        List<String> workloads = args.length > 2 ? Arrays.asList(args).subList(2, args.length)
            : List.copyOf(Workloads.names());
        System.out.println("| workload | plain ms | " + String.join(" | ", Modes.names())
            + " | bytes of full trace an iteration |");
        System.out.println("|---|---" + "|---".repeat(Modes.names().size()) + "|---|");
        Map<String, List<Double>> all = new LinkedHashMap<>();
        for (String workload : workloads) {
            printRow(workload, jars, rounds, all);
        }
        StringBuilder row = new StringBuilder("| **median** | |");
        Modes.names().forEach(mode -> row.append(format(" **%.2fx** |", median(all.getOrDefault(mode, List.of())))));
        System.out.println(row + " |");
        printStart(jars, rounds * 3);
    }

    private static void printRow(String workload, Path jars, int rounds, Map<String, List<Double>> all)
        throws InterruptedException, IOException {
        Map<String, List<Double>> times = new LinkedHashMap<>();
        Map<String, String> errors = new LinkedHashMap<>();
        Path trace = Files.createTempDirectory("contest-bench").resolve("trace");
        long bytes = 0;
        for (int round = 0; round < rounds; round++) {
            for (String mode : modesWithPlain()) {
                try {
                    Program run = Program.run(Modes.arguments(mode, jars, trace), List.of(Workloads.class.getName(),
                        workload, WARMUP, MEASURED));
                    times.computeIfAbsent(mode, m -> new ArrayList<>()).add(median(run.iterations()));
                    bytes = Files.exists(trace) ? Files.size(trace) / (run.warmup() + run.iterations().size()) : 0;
                    Files.deleteIfExists(trace);
                } catch (IOException e) {
                    errors.put(mode, e.getMessage());
                }
            }
        }
        double plain = median(times.getOrDefault("plain", List.of()));
        StringBuilder row = new StringBuilder("| " + workload + format(" | %.2f |", plain));
        for (String mode : Modes.names()) {
            double ratio = median(times.getOrDefault(mode, List.of())) / plain;
            if (!Double.isNaN(ratio)) {
                all.computeIfAbsent(mode, m -> new ArrayList<>()).add(ratio);
            }
            row.append(Double.isNaN(ratio) ? " failed |" : format(" %.2fx |", ratio));
        }
        System.out.println(row.append(' ').append(bytes).append(" |"));
        errors.forEach((mode, error) -> System.err.println(workload + " " + mode + ": " + error));
        Files.deleteIfExists(trace);
    }

    private static List<String> modesWithPlain() {
        List<String> modes = new ArrayList<>(Modes.names());
        modes.add(0, "plain");
        return modes;
    }

    private static void printStart(Path jars, int rounds) throws IOException, InterruptedException {
        List<Double> plain = new ArrayList<>();
        List<Double> agent = new ArrayList<>();
        for (int round = 0; round < rounds; round++) {
            plain.add(Program.run(List.of(), List.of(Hello.class.getName())).wallMillis());
            agent.add(Program.run(Modes.arguments("noise-off", jars, jars), List.of(Hello.class.getName()))
                .wallMillis());
        }
        System.out.println(format("%nJVM start: plain %.0f ms, with agent %.0f ms: %.2fx", median(plain),
            median(agent), median(agent) / median(plain)));
    }

    /** The program that does nothing: what remains is the start of the JVM. */
    static final class Hello {
        private Hello() {
        }

        public static void main(String[] args) {
            System.out.println("hello");
        }
    }

    private static double median(List<Double> values) {
        double[] sorted = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        return sorted.length == 0 ? Double.NaN : sorted[sorted.length / 2];
    }

    private static String format(String format, Object... arguments) {
        return String.format(java.util.Locale.ROOT, format, arguments);
    }
}
