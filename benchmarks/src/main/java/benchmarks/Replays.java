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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.contest.protocol.noise.RandomPerRun;

/**
 * How surely a recorded failure comes again: of each program with a bug the first failing run under each scheduler,
 * with {@code full} recording, is replayed so many times. A replay counts when it follows its trace to the end and
 * has the recorded failure.
 */
public final class Replays {

    private static final List<String> CONTROLLED = List.of("random", "pct", "pos", "surw");
    private static final int MOST_RUNS = 1_000;
    private static final int MOST_NOISE_RUNS = 300;
    private static final String HANG_MILLIS = "2000";

    private record Recorded(Path trace, String signature, long seed) {
    }

    private final Path jars;
    private final Path classes;
    private final Path folder;
    private final int times;
    private final Map<String, String> notes = new HashMap<>();
    private HarnessClient jvm;
    private boolean control;
    private int failed;

    private Replays(Path jars, Path classes, Path folder, int times) {
        this.jars = jars;
        this.classes = classes;
        this.folder = folder;
        this.times = times;
    }

    /** Arguments: folder of the agent's jars, classes of the programs, number of replays of each failure. */
    public static void main(String[] args) throws IOException {
        Path folder = Files.createTempDirectory("contest-replays");
        Replays replays = new Replays(Path.of(args[0]), Path.of(args[1]), folder, Integer.parseInt(args[2]));
        replays.run();
        System.exit(replays.failed == 0 ? 0 : 1);
    }

    private void run() throws IOException {
        List<String> programs = Examples.in(classes).stream()
            .filter(name -> !name.contains(".Fixed") && !name.contains(".success.")).toList();
        Map<String, Recorded> noise = new HashMap<>();
        for (String program : programs) {
            noise.put(program, record(program, "noise"));
        }
        System.out.println("| program | noise | " + String.join(" | ", CONTROLLED) + " |");
        System.out.println("|---|---|" + "---|".repeat(CONTROLLED.size()));
        for (String program : programs) {
            StringBuilder line = new StringBuilder("| " + program + " | " + again(program, noise.get(program)));
            for (String scheduler : CONTROLLED) {
                line.append(" | ").append(again(program, record(program, scheduler)));
            }
            System.out.println(line.append(" |"));
        }
        jvm.close();
        notes.forEach((where, note) -> System.out.println(where + ": " + note));
    }

    /** The first failing run; null when there is none. */
    private Recorded record(String program, String scheduler) throws IOException {
        boolean free = scheduler.equals("noise");
        for (long seed = 1; seed <= (free ? MOST_NOISE_RUNS : MOST_RUNS); seed++) {
            Path trace = folder.resolve(program + '-' + scheduler + ".trace");
            RunOptions options = RunOptions.defaults().with(Key.CONTROL, !free).with(Key.SCHEDULER, scheduler)
                .with(Key.SEED, seed).with(Key.RECORD, "full").with(Key.TRACE, trace)
                .with(Key.TIMEOUT, HANG_MILLIS).with(Key.PLACEMENT, RandomPerRun.NAME)
                .with(Key.SEEDING, RandomPerRun.NAME);
            HarnessClient.Answer answer =
                run(program, !free, RandomPerRun.draw(options, new SplittableRandom(seed)));
            if (!answer.result().failures().isEmpty()) {
                if (answer.trace() != null) {
                    Files.write(trace, answer.trace());
                }
                return new Recorded(trace, answer.result().failures().get(0).signature(), seed);
            }
        }
        return null;
    }

    private String again(String program, Recorded recorded) throws IOException {
        if (recorded == null) {
            return "no failure";
        }
        RunOptions options = RunOptions.defaults().with(Key.CONTROL, true).with(Key.SCHEDULER, "replay")
            .with(Key.SEED, recorded.seed()).with(Key.REPLAY, recorded.trace()).with(Key.TIMEOUT, HANG_MILLIS);
        int same = 0;
        for (int i = 0; i < times; i++) {
            RunResult result = run(program, true, options).result();
            boolean again = result.divergence() == null && result.failures().stream()
                .anyMatch(failure -> failure.signature().equals(recorded.signature()));
            same += again ? 1 : 0;
            String where = recorded.trace().getFileName().toString();
            result.notes().forEach(note -> notes.putIfAbsent(where, note));
            if (!again) {
                failed++;
                notes.put(where, "recorded was " + recorded.signature() + ", but "
                    + (result.divergence() != null ? result.divergence() : result.failures()));
            }
        }
        return same + " of " + times;
    }

    private HarnessClient.Answer run(String program, boolean controlled, RunOptions options) throws IOException {
        if (jvm == null || control != controlled) {
            if (jvm != null) {
                jvm.close();
            }
            jvm = new HarnessClient(jars, folder, controlled);
            control = controlled;
        }
        jvm.program(classes, program, folder.resolve("scratch.trace"));
        HarnessClient.Answer answer = jvm.run(options, folder.resolve("output.txt"));
        if (!answer.leavesClean()) {
            jvm.close();
            jvm = null;
        }
        return answer;
    }
}
