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
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A campaign in process as a user starts it, and what its last line says. */
final class Stress {

    /** What a campaign exits with that proves nothing, as one without noise. */
    private static final int INCONCLUSIVE = 4;

    private final String json;

    private Stress(String json) {
        this.json = json;
    }

    /**
     * Runs {@code contest stress}, with seed 1 where the options name none; what a program is given follows its class,
     * with blanks between.
     */
    static Stress of(String contest, Path classes, String program, String... options)
        throws IOException, InterruptedException {
        return new Stress(json(contest, classes, program, options));
    }

    /** The last line of such a campaign. */
    static String json(String contest, Path classes, String program, String... options)
        throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("contest-stress");
        List<String> command = new ArrayList<>(List.of(contest.split(" ")));
        command.addAll(List.of("stress", "--mode", "in-process", "--json", "--campaign",
            folder.resolve("c").toString()));
        command.addAll(List.of(options));
        if (!command.contains("--seed")) {
            command.addAll(List.of("--seed", "1"));
        }
        command.addAll(List.of("-cp", classes.toString()));
        command.addAll(List.of(program.split(" ")));
        return lastLine(command);
    }

    /** The last line that a command writes to standard output; a campaign that found a failure exits with 1. */
    static String lastLine(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        List<String> lines = new String(process.getInputStream().readAllBytes()).lines().toList();
        int code = process.waitFor();
        if (code > 1 && code != INCONCLUSIVE || lines.isEmpty()) {
            throw new IOException(String.join(" ", command) + " failed: " + lines);
        }
        return lines.get(lines.size() - 1);
    }

    /** A number of the JSON object. */
    double number(String key) {
        return found(key).orElseThrow(() -> new IllegalArgumentException("no " + key + " in " + json));
    }

    /** A number of the JSON object that may be null. */
    OptionalDouble found(String key) {
        Matcher found = Pattern.compile('"' + Pattern.quote(key) + "\":([0-9.E]+)").matcher(json);
        return found.find() ? OptionalDouble.of(Double.parseDouble(found.group(1))) : OptionalDouble.empty();
    }
}
