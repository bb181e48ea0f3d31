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
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What is predicted in programs, and what of it a led run has made happen: a table by kinds of findings. */
final class Confirms {

    private static final List<String> KINDS = List.of("data-race", "potential-deadlock", "atomicity-violation");
    private static final Pattern FINDING = Pattern.compile("\"kind\":\"([a-z-]+)\",\"state\":\"([a-z]+)\"");

    private final String contest;
    private final Path examples;
    private final Path zoo;
    private final List<String> limits;

    private Confirms(String contest, Path examples, Path zoo, String runs, String seconds) {
        this.contest = contest;
        this.examples = examples;
        this.zoo = zoo;
        this.limits = List.of("--runs", runs, "--time", seconds);
    }

    /** Arguments: contest command, classes of examples, folder of the zoo, runs and seconds for each, programs. */
    public static void main(String[] args) throws Exception {
        Confirms confirms = new Confirms(args[0], Path.of(args[1]), Path.of(args[2]), args[3], args[4]);
        List<String> programs = new ArrayList<>(Arrays.asList(args).subList(5, args.length));
        if (programs.isEmpty()) {
            programs.addAll(Examples.in(confirms.examples));
            programs.addAll(List.of("AgronaRing", "CaffeineCache", "CommonsPool2", "DisruptorRing", "GuavaCache",
                "GuavaEvents", "HikariPool", "JCTools", "LogbackAsync", "RxJava3"));
        }
        System.out.println("| program | " + String.join(" | ", KINDS) + " | failed runs |");
        System.out.println("|---|" + "---|".repeat(KINDS.size() + 1));
        for (String program : programs) {
            System.out.println("| " + program.substring(program.lastIndexOf('.') + 1) + confirms.row(program));
        }
    }

    /** A campaign that is inconclusive has no numbers to tell. */
    private String row(String program) throws InterruptedException {
        try {
            return measured(program);
        } catch (IOException e) {
            return " | | | | no verdict |";
        }
    }

    private String measured(String program) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("contest-confirms");
        String path = program.startsWith("examples.") ? examples.toString() : ZooProgram.compiled(zoo, program, folder);
        List<String> stress = command("stress", "--seed", "1", "--confirm", "--stop-on", "never", "--metrics", "",
            "--json", "--campaign", folder.resolve("c").toString());
        stress.addAll(limits);
        stress.addAll(List.of("-cp", path, program));
        String summary = Stress.lastLine(stress);
        Matcher failed = Pattern.compile("\"failures\":(\\d+)").matcher(summary);
        return " | " + cells(Stress.lastLine(command("findings", folder.resolve("c").toString(), "--json")))
            + " | " + (failed.find() ? failed.group(1) : "?") + " |";
    }

    private List<String> command(String... arguments) {
        List<String> command = new ArrayList<>(List.of(contest.split(" ")));
        command.addAll(List.of(arguments));
        return command;
    }

    /** Of each kind those that were found, and in brackets those that happened. */
    private static String cells(String json) {
        Map<String, int[]> counts = new LinkedHashMap<>();
        KINDS.forEach(kind -> counts.put(kind, new int[2]));
        Matcher finding = FINDING.matcher(json);
        while (finding.find()) {
            int[] count = counts.getOrDefault(finding.group(1), new int[2]);
            count[0]++;
            count[1] += finding.group(2).equals("confirmed") ? 1 : 0;
        }
        return String.join(" | ", counts.values().stream().map(count -> count[0] == 0 ? "" : count[0] + " (" + count[1]
            + ")").toList());
    }
}
