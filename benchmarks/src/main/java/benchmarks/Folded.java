/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package benchmarks;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Stream;

/** What a user sees of a program in operations, beside what is inside them: events, and tasks of either. */
final class Folded {

    private static final String[] METRICS = {"ConcurPairs", "Sync"};

    private Folded() {
    }

    /** Arguments: contest command, runs, class path of the programs, programs. */
    public static void main(String[] args) throws Exception {
        System.out.println("| program | operations a run | events a run | tasks of operations | tasks of events |");
        System.out.println("|---|---|---|---|---|");
        for (int i = 3; i < args.length; i++) {
            Stress folded = campaign(args, args[i]);
            Stress inside = campaign(args, args[i], "--inside");
            System.out.printf(Locale.ROOT, "| %s | %.0f | %.0f | %.0f | %.0f |%n",
                args[i].substring(args[i].lastIndexOf('.') + 1), folded.number("perRun"),
                folded.number("events") / folded.number("runs"), tasks(folded), tasks(inside));
        }
    }

    private static Stress campaign(String[] args, String program, String... more) throws Exception {
        String[] options = {"--runs", args[1], "--stop-on", "never", "--scheduler", "random", "--findings", "none"};
        String[] all = Stream.of(options, more).flatMap(Arrays::stream).toArray(String[]::new);
        return Stress.of(args[0], Path.of(args[2]), program, all);
    }

    private static double tasks(Stress campaign) {
        double sum = 0;
        for (String metric : METRICS) {
            sum += campaign.found(metric + "\":{\"tasks").orElse(0);
        }
        return sum;
    }
}
