/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package benchmarks;

import benchmarks.hooks.HookBenchmark;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * What a hook costs, by JMH: {@code HookCosts JARS THREADS}. Nanoseconds of an operation plain, its ratio in each mode,
 * and the bytes that it allocates at {@code full}; the threads share nothing.
 */
public final class HookCosts {

    private static final int WARMUP = 4;
    private static final int MEASURED = 5;
    private static final TimeValue EACH = TimeValue.milliseconds(500);

    private HookCosts() {
    }

    /** Measures and prints a table in Markdown. */
    public static void main(String[] args) throws IOException, RunnerException {
        Path jars = Path.of(args[0]);
        int threads = Integer.parseInt(args[1]);
        Path trace = Files.createTempDirectory("contest-hooks").resolve("trace");
        Map<String, Map<String, RunResult>> results = new LinkedHashMap<>();
        results.put("plain", measure(new String[0], threads));
        for (String mode : Modes.names()) {
            results.put(mode, measure(Modes.arguments(mode, jars, trace).toArray(String[]::new), threads));
            Files.deleteIfExists(trace);
        }
        System.out.println("| operation, " + threads + " threads | plain ns | " + String.join(" | ", Modes.names())
            + " | bytes allocated at full |");
        System.out.println("|---|---" + "|---".repeat(Modes.names().size()) + "|---|");
        results.get("plain").keySet().forEach(operation -> print(operation, results));
    }

    private static Map<String, RunResult> measure(String[] jvmArguments, int threads) throws RunnerException {
        OptionsBuilder options = new OptionsBuilder();
        options.include(HookBenchmark.class.getName()).threads(threads).forks(1).verbosity(VerboseMode.SILENT)
            .warmupIterations(WARMUP).warmupTime(EACH).measurementIterations(MEASURED).measurementTime(EACH)
            .addProfiler(GCProfiler.class).jvmArgsAppend(jvmArguments);
        Map<String, RunResult> results = new TreeMap<>();
        for (RunResult result : new Runner(options.build()).run()) {
            results.put(result.getPrimaryResult().getLabel(), result);
        }
        return results;
    }

    private static void print(String operation, Map<String, Map<String, RunResult>> results) {
        double plain = nanos(results.get("plain").get(operation));
        StringBuilder row = new StringBuilder("| " + operation + format(" | %.1f |", plain));
        for (String mode : Modes.names()) {
            row.append(format(" %.1fx |", nanos(results.get(mode).get(operation)) / plain));
        }
        double bytes = results.get("full").get(operation).getSecondaryResults().get("gc.alloc.rate.norm").getScore();
        System.out.println(row.append(format(" %.1f |", bytes)));
    }

    private static double nanos(RunResult result) {
        return result.getPrimaryResult().getScore();
    }

    private static String format(String format, Object... arguments) {
        return String.format(Locale.ROOT, format, arguments);
    }
}
