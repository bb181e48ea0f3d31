/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.contest.engine.Campaign;
import org.contest.engine.ReplaySeries;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.model.ReplayOptions;

/**
 * Runs programs on real libraries, each a file beside this one with its libraries in its head, and writes what was seen
 * into a table, row by row. Arguments: the folder of the project, seconds for a program in a mode, replays of a
 * failure, and names of programs, all of them when there is none. The exit code is 1 when a correct program did not
 * pass.
 */
public final class Zoo {

    private static final String TABLE = "<!-- table -->";
    private static final String KIND = "// kind: ";
    private static final String LIBRARIES = "// libs: ";
    private static final String CORRECT = "correct";
    private static final String WRONG = "WRONG";
    private static final String WITHOUT_END = "had no end";
    private static final int MOST_RUNS = 300;
    private static final long SEED = 7;

    private record Program(String name, String kind, List<String> libraries, String what, Path source) {

        static Program of(Path source) throws IOException {
            List<String> lines = Files.readAllLines(source);
            List<String> libraries = lines.stream().filter(line -> line.startsWith(LIBRARIES))
                .map(line -> line.substring(LIBRARIES.length()).strip()).filter(line -> !line.isEmpty()).toList();
            return new Program(source.getFileName().toString().replace(".java", ""), line(lines, KIND),
                libraries, line(lines, "/** ").replace(" */", ""), source);
        }

        private static String line(List<String> lines, String head) {
            return lines.stream().filter(line -> line.startsWith(head)).findFirst().orElse(head)
                .substring(head.length()).strip();
        }

        List<Path> jars(Path folder) {
            return libraries.stream().map(name -> name.split(":"))
                .map(parts -> String.join("-", parts).substring(parts[0].length() + 1) + ".jar")
                .map(folder::resolve).toList();
        }
    }

    private final Path target;
    private final int seconds;
    private final int replays;
    /** Rows of correct programs that did not pass. */
    private int wrong;

    private Zoo(Path target, int seconds, int replays) {
        this.target = target;
        this.seconds = seconds;
        this.replays = replays;
    }

    public static void main(String[] args) throws IOException {
        Path home = Path.of(args[0]);
        Path here = home.resolve("releng/org.contest.realsoftware.tests");
        List<String> names = Arrays.asList(args).subList(3, args.length);
        List<Program> programs;
        try (Stream<Path> files = Files.list(here.resolve("zoo"))) {
            programs = new ArrayList<>(files.filter(file -> file.toString().endsWith(".java"))
                .filter(file -> !file.endsWith("Zoo.java") && !file.endsWith("Together.java")).sorted()
                .map(Zoo::program)
                .filter(program -> names.isEmpty() || names.contains(program.name())).toList());
        }
        Zoo zoo = new Zoo(here.resolve("target/zoo"), Integer.parseInt(args[1]), Integer.parseInt(args[2]));
        Path table = home.resolve("docs/zoo.md");
        for (Program program : programs) {
            for (String mode : List.of("in-process", "fork")) {
                String row = zoo.row(program, mode);
                System.out.println(row);
                write(table, row);
            }
        }
        if (zoo.wrong > 0) {
            System.out.println("Correct programs did not pass in " + zoo.wrong + " of the rows: they have " + WRONG
                + " in docs/zoo.md.");
            System.exit(1);
        }
    }

    private static Program program(Path source) {
        try {
            return Program.of(source);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Puts a row into the table, in place of that of the same program and mode: a table may be made in parts. */
    private static void write(Path file, String row) throws IOException {
        String text = Files.readString(file);
        int end = text.indexOf(TABLE) + TABLE.length();
        Map<String, String> rows = new TreeMap<>();
        text.substring(end).lines().filter(line -> line.startsWith("| ") && !line.startsWith("| program "))
            .forEach(line -> rows.put(key(line), line));
        rows.put(key(row), row);
        Files.writeString(file, text.substring(0, end) + "\n| program | libraries | should | mode | control | runs "
            + "| runs/s | events | verdict | replays | seconds | load |\n"
            + "|---|---|---|---|---|---|---|---|---|---|---|---|\n"
            + String.join("\n", rows.values()) + "\n");
    }

    private static String key(String row) {
        String[] cells = row.split("\\|");
        return cells[1].strip() + ' ' + (cells[4].strip().equals("fork") ? 2 : 1);
    }

    private String row(Program program, String mode) {
        String head = "| " + program.name() + " | " + program.libraries().stream().map(name -> name.split(":"))
            .map(parts -> parts[1] + ' ' + parts[2]).limit(2).collect(Collectors.joining(", ")) + " | "
            + program.kind() + " | " + mode + " | ";
        long begin = System.nanoTime();
        String seen;
        try {
            seen = run(program, mode);
        } catch (EngineException | IOException e) {
            seen = " | | | | not run: " + e.getMessage() + " | ";
        }
        return head + seen + String.format(Locale.ROOT, " | %.0f | %.0f |", (System.nanoTime() - begin) / 1e9,
            ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
    }

    private String run(Program program, String mode) throws IOException {
        List<Path> path = new ArrayList<>(List.of(compiled(program)));
        path.addAll(program.jars(target));
        Path directory = Files.createTempDirectory(target, program.name()).resolve("x.contest");
        CampaignOptions options = CampaignOptions.defaults().withSeed(SEED).withRuns(MOST_RUNS)
            .with(CampaignOption.TIME, seconds).with(CampaignOption.MODE, mode)
            .with(CampaignOption.STOP_ON, program.kind().equals(CORRECT) ? "never" : "failure");
        List<String> notes = new ArrayList<>();
        ProgramSpec spec = new ProgramSpec(path, List.of(), program.name(), List.of(), List.of(),
            directory.getParent(), Map.of(), Path.of(System.getProperty("java.home")));
        try (Campaign campaign = Campaign.create(directory, spec, options)) {
            CampaignSummary summary = campaign.run(new CampaignListener() {
                @Override
                public void note(String sentence) {
                    notes.add(sentence);
                }
            }, Cancellation.NEVER);
            String control = notes.stream().anyMatch(note -> note.contains("left control")) ? "partly" : "whole";
            return String.format(Locale.ROOT, "%s | %d | %.1f | %d | %s | %s", control, summary.runs(),
                summary.runsPerSecond(), summary.events(), verdict(program, summary) + withoutEnd(notes),
                replays(summary));
        }
    }

    private Path compiled(Program program) throws IOException {
        Path classes = Files.createDirectories(target.resolve("classes").resolve(program.name()));
        String path = program.jars(target).stream().map(Path::toString)
            .collect(Collectors.joining(java.io.File.pathSeparator));
        int failed = ToolProvider.getSystemJavaCompiler().run(null, null, null, "-nowarn", "-proc:none", "-cp", path,
            "-d", classes.toString(), program.source().toString(),
            program.source().resolveSibling("Together.java").toString());
        if (failed != 0) {
            throw new IOException("the program cannot be compiled");
        }
        return classes;
    }

    private String verdict(Program program, CampaignSummary summary) {
        boolean passed = summary.verdict() == CampaignSummary.Verdict.PASSED && summary.distinctFailures().isEmpty();
        boolean isWrong = program.kind().equals(CORRECT) && !passed;
        wrong += isWrong ? 1 : 0;
        return (isWrong ? WRONG + ": " : "") + verdict(summary);
    }

    /** Runs that were stopped when the time was over; where their stacks are is told beside the table. */
    private static String withoutEnd(List<String> notes) {
        List<String> told = notes.stream().filter(note -> note.contains(WITHOUT_END)).toList();
        told.forEach(System.out::println);
        return told.stream().map(note -> "; " + note.split("\\. ")[0]).collect(Collectors.joining());
    }

    private static String verdict(CampaignSummary summary) {
        String failures = summary.distinctFailures().stream().map(Zoo::inWords).collect(Collectors.joining("; "));
        String word = summary.verdict().name().toLowerCase(Locale.ROOT);
        return failures.isEmpty() ? word + (summary.health().ok() ? "" : ": " + summary.health().why())
            : word + ": " + failures;
    }

    private static String inWords(FailureRow failure) {
        return failure.signature().split(" \\| ")[0] + " in run " + failure.firstRun()
            + (failure.timingOnly() ? ", timing only" : "") + (failure.unconfirmed() ? ", unconfirmed" : "");
    }

    /** Of the first failure, each in a JVM of its own. */
    private String replays(CampaignSummary summary) {
        if (summary.distinctFailures().isEmpty() || summary.distinctFailures().get(0).trace() == null) {
            return "";
        }
        int same = 0;
        ReplaySeries series = new ReplaySeries(summary.distinctFailures().get(0).trace());
        for (int i = 0; i < replays; i++) {
            same += series.next(ReplayOptions.defaults(), Cancellation.NEVER).reproduced() ? 1 : 0;
        }
        return same + " of " + replays;
    }
}
