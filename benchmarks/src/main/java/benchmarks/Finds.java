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
import java.util.OptionalDouble;

/** How soon each scheduler finds the bug of a program: the first failing run and the seconds of the campaign. */
final class Finds {

    private static final List<String> SCHEDULERS = List.of("random", "pct", "pos", "surw", "noise");

    /** One of many threads held back, locks in two stages, and what Java programmers take for safe. */
    private static final List<String> HARD = List.of("OneThreadHeldBack", "OneOfHundredHeldBack", "TwoStageLock",
        "SynchronizedListIteration", "NotifyForNotifyAll", "BrokenPeterson", "Philosophers4", "Philosophers6");

    private Finds() {
    }

    /** Arguments: contest command, classes of examples, of test programs, most seconds of a campaign, programs. */
    public static void main(String[] args) throws Exception {
        Path examples = Path.of(args[1]);
        List<String> programs = new ArrayList<>(Arrays.asList(args).subList(4, args.length));
        if (programs.isEmpty()) {
            Examples.in(examples).stream().filter(name -> !name.contains(".Fixed")).forEach(programs::add);
            HARD.forEach(name -> programs.add("org.contest.testprograms.fail." + name));
        }
        System.out.println("| program | " + String.join(" | ", SCHEDULERS) + " |");
        System.out.println("|---|" + "---|".repeat(SCHEDULERS.size()));
        for (String program : programs) {
            Path classes = program.startsWith("examples.") ? examples : Path.of(args[2]);
            StringBuilder row = new StringBuilder("| " + program.substring(program.lastIndexOf('.') + 1));
            for (String scheduler : SCHEDULERS) {
                row.append(" | ").append(first(args[0], classes, program, scheduler, args[3]));
            }
            System.out.println(row.append(" |"));
        }
    }

    private static String first(String contest, Path classes, String program, String scheduler, String seconds)
        throws IOException, InterruptedException {
        Stress campaign = Stress.of(contest, classes, program, "--scheduler", scheduler, "--stop-on", "failure",
            "--time", seconds);
        OptionalDouble first = campaign.found("firstFailingRun");
        return first.isPresent()
            ? String.format(Locale.ROOT, "run %.0f, %.1f s", first.getAsDouble(), campaign.number("seconds"))
            : String.format(Locale.ROOT, "not in %.0f runs", campaign.number("runs"));
    }
}
