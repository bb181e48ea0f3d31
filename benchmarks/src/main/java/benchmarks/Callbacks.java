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
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How soon the default finds a bug of the user's own under a library, and how often its trace is followed. */
final class Callbacks {

    private static final List<String> ALL = List.of("LostInCaffeine", "LostInGuava", "LostInFutures", "LostInHttp",
        "LostInNetty", "LostInPekko", "LostInPool", "LostInReactor", "LostInRxJava");

    private final List<String> contest;
    private final Path zoo;
    private final int seeds;
    private final int replays;
    private final List<String> limits;

    private Callbacks(String[] args) {
        this.contest = List.of(args[0].split(" "));
        this.zoo = Path.of(args[1]);
        this.seeds = Integer.parseInt(args[2]);
        this.replays = Integer.parseInt(args[3]);
        this.limits = List.of("--runs", args[4], "--time", args[5]);
    }

    /** Arguments: contest command, folder of the zoo, seeds, replays of each, most runs, most seconds, programs. */
    public static void main(String[] args) throws Exception {
        Callbacks callbacks = new Callbacks(args);
        callbacks.build();
        List<String> programs = args.length == 6 ? ALL : Arrays.asList(args).subList(6, args.length);
        System.out.println("| program | found, of " + callbacks.seeds + " seeds | first failing run, median (most) "
            + "| seconds to it, median (most) | seconds of the command, median (most) | replays that followed "
            + "| seeds of which all did |");
        System.out.println("|---|---|---|---|---|---|---|");
        for (String program : programs) {
            System.out.println("| " + program + callbacks.row(program));
        }
    }

    /** The first command builds the product where its sources are newer: no seed is to wait for that. */
    private void build() throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(contest);
        command.add("--version");
        Stress.lastLine(command);
    }

    /** The first run with a failure that a replay in a JVM of its own has shown again. */
    private record Found(int run, double seconds, String trace) {
    }

    private String row(String program) throws IOException, InterruptedException, SQLException {
        Path folder = Files.createTempDirectory("contest-callbacks");
        String path = ZooProgram.compiled(zoo, program, folder);
        List<Double> runs = new ArrayList<>();
        List<Double> times = new ArrayList<>();
        List<Double> commands = new ArrayList<>();
        int followed = 0;
        int whole = 0;
        for (int seed = 1; seed <= seeds; seed++) {
            Path campaign = folder.resolve(Integer.toString(seed));
            long begin = System.nanoTime();
            stress(path, program, seed, campaign);
            commands.add((System.nanoTime() - begin) / 1e9);
            Found found = found(campaign);
            if (found != null) {
                runs.add((double) found.run());
                times.add(found.seconds());
                int good = replays == 0 ? 0 : replayed(campaign.resolve(found.trace()).toString());
                followed += good;
                whole += good == replays ? 1 : 0;
            }
        }
        return " | " + runs.size() + " | " + cell(runs, "%.0f") + " | " + cell(times, "%.1f") + " | "
            + cell(commands, "%.1f") + " | "
            + (replays == 0 ? " | |"
                : followed + " of " + runs.size() * replays + " | " + whole + " of " + runs.size() + " |");
    }

    /** Null where no run failed. */
    private static Found found(Path campaign) throws SQLException {
        try (Connection database = DriverManager.getConnection("jdbc:sqlite:" + campaign.resolve("campaign.db"));
            Statement statement = database.createStatement();
            ResultSet first = statement.executeQuery("SELECT r.number, r.finished, f.trace FROM failures f "
                + "JOIN runs r ON r.number = f.first_run WHERE f.unconfirmed = 0 ORDER BY r.number LIMIT 1")) {
            return first.next() ? new Found(first.getInt(1), first.getDouble(2), first.getString(3)) : null;
        }
    }

    private void stress(String path, String program, int seed, Path campaign) throws IOException,
        InterruptedException {
        List<String> command = new ArrayList<>(contest);
        command.addAll(List.of("stress", "--seed", Integer.toString(seed), "--stop-on", "failure", "--json",
            "--campaign", campaign.toString()));
        command.addAll(limits);
        command.addAll(List.of("-cp", path, program));
        Stress.lastLine(command);
    }

    private int replayed(String trace) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(contest);
        command.addAll(List.of("replay", "--times", Integer.toString(replays), "--json", trace));
        String reproduced = text(Stress.lastLine(command), "\"reproduced\":(\\d+)");
        return reproduced.isEmpty() ? 0 : Integer.parseInt(reproduced);
    }

    private static String text(String json, String pattern) {
        Matcher found = Pattern.compile(pattern).matcher(json);
        return found.find() ? found.group(1) : "";
    }

    private static String cell(List<Double> values, String format) {
        if (values.isEmpty()) {
            return "";
        }
        List<Double> sorted = new ArrayList<>(values);
        Collections.sort(sorted);
        return String.format(format + " (" + format + ")", sorted.get(sorted.size() / 2),
            sorted.get(sorted.size() - 1));
    }
}
