/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What one run answers. Immutable.
 *
 * @param failures what the oracle inside the program saw, in order
 * @param events number of events by kind; kinds without events are absent
 * @param threads number of program threads
 * @param scheduleHash hash of the schedule: runs that took the same schedule have the same one; 0 when not known
 * @param control {@code controlled}, {@code partly}, {@code free}, or {@code unfinished} for a run that was given up:
 *     it says nothing of the program, and its first note says why
 * @param notes sentences for the user: threads that left control, events dropped, and the like
 * @param divergence where a replay left its trace; null when it did not, or was none
 * @param health what the agent instrumented, skipped and failed at; class names with reasons
 * @param positions where the threads stood when a replay was stopped; empty when it was not, or was none
 * @param lesson what the run shows for later ones, if it was asked; see {@link org.contest.protocol.lessons.Lessons}
 */
public record RunResult(List<Failure> failures, Map<EventKind, Long> events, int threads, long scheduleHash,
    String control, List<String> notes, @Nullable Divergence divergence, Health health,
    List<ThreadPosition> positions, String lesson) {

    /**
     * The agent's report.
     *
     * @param instrumented number of program classes instrumented
     * @param skipped classes left alone by scope, with reason
     * @param failed classes that could not be instrumented, as {@code name: reason}
     * @param callSites accesses of variables in program classes, with and without a hook
     */
    public record Health(int instrumented, int skipped, List<String> failed, CallSites callSites) {

        /** Nothing was instrumented, as without an agent. */
        public static final Health NONE = new Health(0, 0, List.of(), CallSites.NONE);

        /** Copies the list. */
        public Health {
            failed = List.copyOf(failed);
        }
    }

    /** How the note of a replay begins that lets no time limit end early: what went otherwise by that. */
    public static final String WAITED_ON = "Without early timeouts: ";
    /** As {@link #WAITED_ON}, where that was the delay of a task, which came when the others could not go on. */
    public static final String CAME_LATER = "With tasks that come later: ";
    /** The control of a run that was given up. */
    public static final String UNFINISHED = "unfinished";

    private static final String MAGIC = "contest-result 1";

    /** Copies the collections. */
    public RunResult {
        failures = List.copyOf(failures);
        events = Map.copyOf(events);
        notes = List.copyOf(notes);
        positions = List.copyOf(positions);
    }

    /** A run that nobody stopped. */
    public RunResult(List<Failure> failures, Map<EventKind, Long> events, int threads, long scheduleHash,
        String control, List<String> notes, @Nullable Divergence divergence, Health health) {
        this(failures, events, threads, scheduleHash, control, notes, divergence, health, List.of(), "");
    }

    /** All events together. */
    public long totalEvents() {
        return events.values().stream().mapToLong(Long::longValue).sum();
    }

    /** What ended the program's JVM, or would have, with another exit code than 0. */
    public Optional<Failure> exit() {
        return failures.stream().filter(failure -> failure.kind() == FailureKind.EXIT).findFirst();
    }

    /** A copy with another report of the agent. */
    public RunResult withHealth(Health other) {
        return new RunResult(failures, events, threads, scheduleHash, control, notes, divergence, other, positions,
            lesson);
    }

    /** A copy with one more sentence for the user. */
    public RunResult withNote(String note) {
        List<String> more = new ArrayList<>(notes);
        more.add(note);
        return new RunResult(failures, events, threads, scheduleHash, control, more, divergence, health, positions,
            lesson);
    }

    /** Writes the text form by a temporary file and an atomic move, so that a reader never sees half of it. */
    public void write(Path file) throws IOException {
        Path part = file.resolveSibling(file.getFileName() + ".part");
        Files.writeString(part, format());
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    }

    /**
     * Reads what {@link #write} wrote.
     *
     * @throws IOException when the file is missing or not a result of this version
     */
    public static RunResult read(Path file) throws IOException {
        return parse(Files.readString(file, StandardCharsets.UTF_8));
    }

    /** The text form: lines of tab separated, escaped words. */
    public String format() {
        Lines lines = new Lines();
        lines.add(MAGIC);
        lines.add("run", threads, scheduleHash, control);
        failures.forEach(f -> {
            lines.add("failure", f.kind().name(), f.type(), f.message(), f.thread(), f.timingOnly());
            f.frames().forEach(frame -> lines.add("frame", frame));
        });
        events.forEach((kind, count) -> lines.add("events", kind.name(), count));
        notes.forEach(note -> lines.add("note", note));
        if (divergence != null) {
            lines.add("divergence", divergence.text());
        }
        positions.forEach(p -> {
            lines.add("position", p.identity(), p.name(), p.state());
            p.holds().forEach(held -> lines.add("holds", held));
            p.frames().forEach(frame -> lines.add("at", frame));
        });
        lines.add("health", health.instrumented(), health.skipped());
        health.failed().forEach(failed -> lines.add("failed", failed));
        lines.add("callSites", health.callSites().kept(), health.callSites().unshared(),
            health.callSites().protectedOnes());
        health.callSites().removed().forEach((reduction, count) -> lines.add("removed", reduction.name(), count));
        if (!lesson.isEmpty()) {
            lines.add("lesson", lesson);
        }
        lines.add("end");
        return lines.toString();
    }

    /**
     * Parses {@link #format}.
     *
     * @throws IOException when the text is not a whole result of this version
     */
    public static RunResult parse(String text) throws IOException {
        try {
            return new Reader().read(text);
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new IOException("the run's result is damaged: " + e.getMessage(), e);
        }
    }

    private static final class Lines {
        private final StringBuilder text = new StringBuilder();

        void add(Object... words) {
            for (int i = 0; i < words.length; i++) {
                text.append(i == 0 ? "" : "\t").append(escape(String.valueOf(words[i])));
            }
            text.append('\n');
        }

        private static String escape(String word) {
            return word.replace("\\", "\\\\").replace("\t", "\\t").replace("\n", "\\n").replace("\r", "\\r");
        }

        static String unescape(String word) {
            if (word.indexOf('\\') < 0) {
                return word;
            }
            StringBuilder plain = new StringBuilder();
            for (int i = 0; i < word.length(); i++) {
                char c = word.charAt(i);
                if (c != '\\' || i + 1 == word.length()) {
                    plain.append(c);
                    continue;
                }
                char next = word.charAt(++i);
                plain.append(next == 't' ? '\t' : next == 'n' ? '\n' : next == 'r' ? '\r' : next);
            }
            return plain.toString();
        }

        @Override
        public String toString() {
            return text.toString();
        }
    }

    private static final class Reader {
        private final List<Failure> failures = new ArrayList<>();
        private final Map<EventKind, Long> events = new LinkedHashMap<>();
        private final List<String> notes = new ArrayList<>();
        private final List<String> failed = new ArrayList<>();
        private final List<ThreadPosition> positions = new ArrayList<>();
        private String[] run = {"run", "0", "0", "free"};
        private String[] health = {"health", "0", "0"};
        private final Map<Reduction, Integer> removed = new LinkedHashMap<>();
        private String[] callSites = {"callSites", "0", "0", "0"};
        private @Nullable Divergence divergence;
        private String lesson = "";
        private boolean ended;

        RunResult read(String text) throws IOException {
            String[] lines = text.split("\n");
            if (!lines[0].equals(MAGIC)) {
                throw new IOException("not a ConTest result of version 1: it begins with \"" + lines[0] + "\"");
            }
            for (int i = 1; i < lines.length; i++) {
                String[] words = lines[i].split("\t", -1);
                for (int w = 0; w < words.length; w++) {
                    words[w] = Lines.unescape(words[w]);
                }
                line(words);
            }
            if (!ended) {
                throw new IOException("the run's result is cut off");
            }
            return new RunResult(failures, events, Integer.parseInt(run[1]), Long.parseLong(run[2]), run[3], notes,
                divergence, new Health(Integer.parseInt(health[1]), Integer.parseInt(health[2]), failed,
                    new CallSites(Integer.parseInt(callSites[1]), removed, Integer.parseInt(callSites[2]),
                        Integer.parseInt(callSites[3]))),
                positions, lesson);
        }

        private void line(String[] w) {
            switch (w[0]) {
            case "run" -> run = w;
            case "failure" -> failures.add(new Failure(FailureKind.valueOf(w[1]), w[2], w[3], w[4], List.of(),
                Boolean.parseBoolean(w[5])));
            case "frame" -> addFrame(w[1]);
            case "events" -> events.put(EventKind.valueOf(w[1]), Long.parseLong(w[2]));
            case "note" -> notes.add(w[1]);
            case "divergence" -> divergence = Divergence.of(w[1]);
            case "position" -> positions.add(new ThreadPosition(w[1], w[2], w[3], List.of(), List.of()));
            case "holds" -> positions.add(positions.remove(positions.size() - 1).holding(w[1]));
            case "at" -> positions.add(positions.remove(positions.size() - 1).at(w[1]));
            case "health" -> health = w;
            case "failed" -> failed.add(w[1]);
            case "callSites" -> callSites = w;
            case "removed" -> removed.put(Reduction.valueOf(w[1]), Integer.parseInt(w[2]));
            case "lesson" -> lesson = w[1];
            case "end" -> ended = true;
            default -> throw new IllegalArgumentException("unknown line \"" + w[0] + "\"");
            }
        }

        private void addFrame(String frame) {
            Failure last = failures.remove(failures.size() - 1);
            List<String> frames = new ArrayList<>(last.frames());
            frames.add(frame);
            failures.add(new Failure(last.kind(), last.type(), last.message(), last.thread(), frames,
                last.timingOnly()));
        }
    }
}
