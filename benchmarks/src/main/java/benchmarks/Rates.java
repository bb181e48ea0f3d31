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
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Runs a second: main called in a loop in one JVM, its classes loaded anew each time, without the tool, beside a
 * campaign of controlled runs with all that belongs to it: recording, coverage, campaign file.
 */
public final class Rates {

    /**
     * A program.
     *
     * @param command its class and what it is given, with blanks between
     * @param threads with the main thread
     */
    private record Case(String command, int threads) {

        boolean isExample() {
            return command.startsWith("examples.");
        }
    }

    private static final String SUCCESS = "org.contest.testprograms.success.";
    private static final List<Case> CASES = List.of(new Case(SUCCESS + "LockedUpdate", 3),
        new Case(SUCCESS + "WaitLoop", 3), new Case("examples.exchangepos.FixedExchangePos", 3),
        new Case("examples.changenotification.FixedChangeNotification", 3),
        new Case("examples.movemoney.FixedMoveMoney", 3), new Case(SUCCESS + "ManyThreads 100", 101),
        new Case(SUCCESS + "ManyVirtualThreads 100", 101));
    private static final String OWN_JVM = "loop";

    private Rates() {
    }

    /** Arguments: contest command, classes of the examples, classes of the test programs, seconds each. */
    public static void main(String[] args) throws Exception {
        if (args[0].equals(OWN_JVM)) {
            System.out.println(loop(Path.of(args[1]), args[2].split(" "), Double.parseDouble(args[3])));
            return;
        }
        System.out.println("| program | threads | events a run | plain loop, runs/s | controlled campaign, runs/s |");
        System.out.println("|---|---|---|---|---|");
        for (Case measured : CASES) {
            Path classes = Path.of(measured.isExample() ? args[1] : args[2]);
            double plain = plain(classes, measured.command(), args[3]);
            Stress campaign = Stress.of(args[0], classes, measured.command(), "--scheduler", "random", "--stop-on",
                "never", "--time", args[3]);
            System.out.println(line(measured, plain, campaign));
        }
    }

    private static double loop(Path classes, String[] command, double seconds) throws ReflectiveOperationException,
        IOException {
        String[] arguments = Arrays.copyOfRange(command, 1, command.length);
        PrintStream out = System.out;
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        URL[] path = {classes.toUri().toURL()};
        long begin = System.nanoTime();
        long runs = 0;
        while (System.nanoTime() - begin < seconds * 1e9) {
            try (URLClassLoader loader = new URLClassLoader(path)) {
                loader.loadClass(command[0]).getMethod("main", String[].class).invoke(null, (Object) arguments);
            }
            runs++;
        }
        System.setOut(out);
        return runs * 1e9 / (System.nanoTime() - begin);
    }

    private static double plain(Path classes, String command, String seconds) throws IOException,
        InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return Double.parseDouble(Stress.lastLine(List.of(java, "-cp", System.getProperty("java.class.path"),
            Rates.class.getName(), OWN_JVM, classes.toString(), command, seconds)));
    }

    private static String line(Case measured, double plain, Stress campaign) {
        return String.format(Locale.ROOT, "| %s | %d | %.0f | %.0f | %.0f |", measured.command(), measured.threads(),
            campaign.number("events") / campaign.number("runs"), plain, campaign.number("runsPerSecond"));
    }
}
