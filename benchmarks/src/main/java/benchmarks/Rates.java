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
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Runs a second: main called in a loop in one JVM, its classes loaded anew each time, without the tool, beside a
 * campaign of controlled runs with all that belongs to it: recording, coverage, campaign file.
 */
public final class Rates {

    private record Case(String program, int threads, boolean example) {
    }

    private static final List<Case> CASES = List.of(new Case("org.contest.testprograms.success.LockedUpdate", 3, false),
        new Case("org.contest.testprograms.success.WaitLoop", 3, false),
        new Case("examples.exchangepos.FixedExchangePos", 3, true),
        new Case("examples.changenotification.FixedChangeNotification", 3, true),
        new Case("examples.movemoney.FixedMoveMoney", 3, true),
        new Case("org.contest.testprograms.success.ManyThreads", 101, false));
    private static final String OWN_JVM = "loop";

    private Rates() {
    }

    /** Arguments: contest command, classes of the examples, classes of the test programs, seconds each. */
    public static void main(String[] args) throws Exception {
        if (args[0].equals(OWN_JVM)) {
            System.out.println(loop(Path.of(args[1]), args[2], Double.parseDouble(args[3])));
            return;
        }
        System.out.println("| program | threads | events a run | plain loop, runs/s | controlled campaign, runs/s |");
        System.out.println("|---|---|---|---|---|");
        for (Case measured : CASES) {
            Path classes = Path.of(measured.example() ? args[1] : args[2]);
            double plain = plain(classes, measured.program(), args[3]);
            System.out.println(line(measured, plain, campaign(args[0], classes, measured.program(), args[3])));
        }
    }

    private static double loop(Path classes, String program, double seconds) throws ReflectiveOperationException,
        IOException {
        PrintStream out = System.out;
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        URL[] path = {classes.toUri().toURL()};
        long begin = System.nanoTime();
        long runs = 0;
        while (System.nanoTime() - begin < seconds * 1e9) {
            try (URLClassLoader loader = new URLClassLoader(path)) {
                loader.loadClass(program).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
            }
            runs++;
        }
        System.setOut(out);
        return runs * 1e9 / (System.nanoTime() - begin);
    }

    private static double plain(Path classes, String program, String seconds) throws IOException,
        InterruptedException {
        List<String> lines = run(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
            System.getProperty("java.class.path"), Rates.class.getName(), OWN_JVM, classes.toString(), program,
            seconds));
        return Double.parseDouble(lines.get(lines.size() - 1));
    }

    private static String campaign(String contest, Path classes, String program, String seconds) throws IOException,
        InterruptedException {
        Path folder = Files.createTempDirectory("contest-rates");
        List<String> command = new ArrayList<>(List.of(contest.split(" ")));
        command.addAll(List.of("stress", "--mode", "in-process", "--scheduler", "random", "--stop-on", "never",
            "--seed", "1", "--time", seconds, "--campaign", folder.resolve("c").toString(), "--json", "-cp",
            classes.toString(), program));
        List<String> lines = run(command);
        return lines.get(lines.size() - 1);
    }

    private static List<String> run(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        List<String> lines = new String(process.getInputStream().readAllBytes()).lines().toList();
        if (process.waitFor() > 1 || lines.isEmpty()) {
            throw new IOException(String.join(" ", command) + " failed: " + lines);
        }
        return lines;
    }

    private static String line(Case measured, double plain, String json) {
        double runs = number(json, "runs");
        return String.format(Locale.ROOT, "| %s | %d | %.0f | %.0f | %.0f |", measured.program(), measured.threads(),
            number(json, "events") / runs, plain, number(json, "runsPerSecond"));
    }

    private static double number(String json, String key) {
        Matcher found = Pattern.compile('"' + key + "\":([0-9.E]+)").matcher(json);
        if (!found.find()) {
            throw new IllegalArgumentException("no " + key + " in " + json);
        }
        return Double.parseDouble(found.group(1));
    }
}
