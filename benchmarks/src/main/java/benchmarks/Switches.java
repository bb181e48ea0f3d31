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
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalDouble;

/** How soon a bug is found where runs switch at operations, also in unsafe code, at every event, or as drawn. */
final class Switches {

    private static final List<String> SCOPES = List.of("own", "unsafe", "all", "auto");

    private Switches() {
    }

    /** Arguments: contest command, class path of the programs, most runs, most seconds, seeds, programs. */
    public static void main(String[] args) throws Exception {
        int seeds = Integer.parseInt(args[4]);
        System.out.println("| program | " + String.join(" | ", SCOPES) + " |");
        System.out.println("|---|" + "---|".repeat(SCOPES.size()));
        for (int i = 5; i < args.length; i++) {
            StringBuilder row = new StringBuilder("| " + args[i].substring(args[i].lastIndexOf('.') + 1));
            for (String scope : SCOPES) {
                row.append(" | ").append(first(args, args[i], scope, seeds));
            }
            System.out.println(row.append(" |"));
        }
    }

    /** The median of the first failing runs, and of how many seeds one was found. */
    private static String first(String[] args, String program, String scope, int seeds) throws Exception {
        List<Double> runs = new ArrayList<>();
        for (int seed = 1; seed <= seeds; seed++) {
            OptionalDouble first = Stress.of(args[0], Path.of(args[1]), program, "--seed", Integer.toString(seed),
                "--switch", scope, "--stop-on", "failure", "--runs", args[2], "--time", args[3], "--findings", "none")
                .found("firstFailingRun");
            first.ifPresent(runs::add);
        }
        Collections.sort(runs);
        return runs.isEmpty() ? "none of " + seeds
            : Math.round(runs.get(runs.size() / 2)) + " (" + runs.size() + " of " + seeds + ")";
    }
}
