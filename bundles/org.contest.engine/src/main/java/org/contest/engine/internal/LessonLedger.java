/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.EngineException;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.lessons.LessonPlan;
import org.contest.protocol.lessons.Lessons;

/**
 * What the runs of a campaign have shown, in the order of their numbers, and what each run is told of it: so a run is
 * the same with any number of workers, in any JVM. Kept in the campaign, for when it goes on.
 */
final class LessonLedger {

    /** So many runs may be done before one that is slow: they wait for it in memory. */
    private static final int MOST_EARLY = 4096;
    private static final int WAIT_MILLIS = 100;
    private static final String HEAD = "run ";

    private final CampaignFiles files;
    private final Lessons lessons = new Lessons();
    /** Of runs that were done before an earlier one. */
    private final Map<Integer, String> early = new HashMap<>();
    /** Runs up to this one are done. */
    private int done;
    /** Runs up to this one are stored, with what they let predict. */
    private int stored;

    /** The ledger of a campaign whose runs up to one are stored. */
    LessonLedger(CampaignFiles files, int lastRun) {
        this.files = files;
        stored = lastRun;
        try {
            Files.createDirectories(files.lessons());
            try (Stream<Path> old = Files.list(files.lessons())) {
                old.filter(file -> !file.equals(all())).forEach(CampaignFiles::delete);
            }
            Map<Integer, String> earlier = Files.exists(all()) ? read(Files.readAllLines(all())) : Map.of();
            while (done < lastRun) {
                put(done + 1, earlier.getOrDefault(done + 1, ""));
            }
        } catch (IOException e) {
            throw broken(e);
        }
    }

    private Path all() {
        return files.lessons().resolve("all");
    }

    private Path after(int run) {
        return files.lessons().resolve("after-" + run);
    }

    private EngineException broken(Exception e) {
        return EngineException.tool("What earlier runs have shown, in " + files.lessons() + ", could not be used ("
            + e.getMessage() + ").", e);
    }

    /** Lessons by run; one that was cut off is of a run that is not stored, and is done again. */
    private static Map<Integer, String> read(List<String> lines) {
        Map<Integer, String> earlier = new HashMap<>();
        for (int at = 0; at < lines.size();) {
            String[] head = lines.get(at).substring(HEAD.length()).split(" ");
            int end = at + 1 + Integer.parseInt(head[1]);
            if (end <= lines.size()) {
                earlier.put(Integer.parseInt(head[0]), String.join("\n", lines.subList(at + 1, end)));
            }
            at = end;
        }
        return earlier;
    }

    /** Waits until a run can be told what it has to know; false when nobody wants it any more. */
    synchronized boolean await(int run, Cancellation cancellation) throws InterruptedException {
        while (!isReady(run)) {
            if (cancellation.isCancelled()) {
                return false;
            }
            wait(WAIT_MILLIS);
        }
        return true;
    }

    /** True when all runs are done from which a run has learned. */
    synchronized boolean isReady(int run) {
        return LessonPlan.chapter(run) <= done && run <= done + MOST_EARLY && LedRuns.isReady(run, stored);
    }

    /** A run is stored, and all before it. */
    synchronized void stored(int run) {
        stored = run;
        notifyAll();
    }

    /** The options of a controlled run with what it is told; it has to be ready. */
    RunOptions told(int run, RunOptions options) {
        int chapter = LessonPlan.chapter(run);
        RunOptions told = chapter == 0 ? options : options.with(Key.LESSONS, after(chapter));
        return LessonPlan.teaches(run) ? told.with(Key.TEACHES, true) : told;
    }

    /** A run is done. */
    synchronized void add(int run, String lesson) {
        early.put(run, lesson);
        try {
            for (String next = early.remove(done + 1); next != null; next = early.remove(done + 1)) {
                if (!next.isEmpty()) {
                    Files.writeString(all(), HEAD + (done + 1) + ' ' + next.lines().count() + '\n' + next,
                        StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
                }
                put(done + 1, next);
            }
        } catch (IOException e) {
            throw broken(e);
        }
        notifyAll();
    }

    private void put(int run, String lesson) throws IOException {
        try {
            lessons.add(lesson);
        } catch (IllegalArgumentException e) {
            throw broken(e);
        }
        done = run;
        if (LessonPlan.ends(run)) {
            Files.writeString(after(run), lessons.knowledge());
        }
    }
}
