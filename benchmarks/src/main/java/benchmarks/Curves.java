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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The cumulative curves of all metrics over the runs of a program (Fiedor 2014, Figure 1): data and picture. */
final class Curves {

    private Curves() {
    }

    /** Arguments: contest command, classes, program, runs, folder for the results. */
    public static void main(String[] args) throws Exception {
        Path results = Files.createDirectories(Path.of(args[4]));
        Path campaign = Files.createTempDirectory("contest-curves").resolve("c");
        run(args[0], List.of("stress", "--seed", "1", "--runs", args[3], "--stop-on", "never", "--metrics", "all",
            "--findings", "none", "--campaign", campaign.toString(), "-cp", args[1], args[2]));
        Path data = results.resolve("curves.csv");
        run(args[0], List.of("report", campaign.toString(), "--format", "curves", "-o", data.toString()));
        Path runs = results.resolve("runs.csv");
        run(args[0], List.of("report", campaign.toString(), "--format", "csv", "-o", runs.toString()));
        draw(data, runs, results.resolve("curves.svg"));
        System.out.println(results.resolve("curves.svg"));
    }

    private static void run(String contest, List<String> arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(contest.split(" ")));
        command.addAll(arguments);
        int exit = new ProcessBuilder(command).inheritIO().start().waitFor();
        if (exit > 1) {
            throw new IOException(String.join(" ", command) + " ended with " + exit);
        }
    }

    /** Draws the data of two reports. */
    static void draw(Path data, Path runs, Path picture) throws IOException {
        Map<String, List<long[]>> curves = new LinkedHashMap<>();
        for (String line : Files.readAllLines(data).subList(1, Files.readAllLines(data).size())) {
            String[] cells = line.split(",");
            curves.computeIfAbsent(cells[0], metric -> new ArrayList<>())
                .add(new long[] {Long.parseLong(cells[1]), Long.parseLong(cells[3])});
        }
        List<String> lines = Files.readAllLines(runs);
        List<Long> failures = lines.stream().skip(1).filter(line -> !line.contains(",passed,"))
            .map(line -> Long.valueOf(line.substring(0, line.indexOf(',')))).toList();
        Files.writeString(picture, new Figure(curves, failures, lines.size() - 1L).svg());
    }
}
