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
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.contest.engine.draw.Draw;
import org.contest.engine.exec.RunExecutor;
import org.contest.engine.exec.RunReport;
import org.contest.engine.exec.RunReport.End;
import org.contest.engine.exec.RunTask;
import org.contest.engine.internal.SiteLedger.Loaded;
import org.contest.engine.internal.TraceStudy.Shown;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.Configurations;
import org.contest.engine.model.EngineException;
import org.contest.engine.oracle.Oracles;
import org.contest.protocol.Failure;
import org.contest.protocol.RecordLevel;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.contest.protocol.trace.Trace;
import org.jspecify.annotations.Nullable;

/** One run from draw to judgement, on a worker's thread. */
final class RunWork {

    /** Of so many passing runs the trace is kept as well: to look at, and to branch from. */
    private static final int PASSING_TRACES = 3;
    /** What an event takes, from the reading of a trace to the last metric and detector; of 150 that were measured. */
    private static final int BYTES_AN_EVENT = 256;

    private final AtomicInteger passing = new AtomicInteger();
    private final CampaignFiles files;
    private final SiteLedger sites;
    private final LessonLedger lessons;
    private final Oracles oracles;
    private final TraceStudy study;
    private final long mostEvents;

    /** As {@code workers} do it side by side. */
    RunWork(CampaignFiles files, SiteLedger sites, LessonLedger lessons, Oracles oracles, TraceStudy study,
        int workers) {
        this.files = files;
        this.sites = sites;
        this.lessons = lessons;
        this.oracles = oracles;
        this.study = study;
        mostEvents = Runtime.getRuntime().maxMemory() / BYTES_AN_EVENT / workers;
    }

    /** Of a longer trace the beginning is read. */
    long mostEvents() {
        return mostEvents;
    }

    /** What a run is told; waits for nothing: the run has to be ready. */
    RunTask task(int number, Draw draw) {
        RunOptions options = draw.options().with(Key.SITES_IN, files.sites());
        if (!RecordLevel.NONE.isAskedBy(options)) {
            options = options.with(Key.TRACE, files.trace(number));
            CampaignFiles.delete(files.trace(number));
        }
        if (Configurations.CONTROLLED.contains(draw.scheduler())) {
            options = lessons.told(number, options);
        }
        return new RunTask(number, options, files.output(number));
    }

    /** Does a run. */
    FinishedRun execute(RunTask task, Draw draw, RunExecutor executor, Cancellation cancellation) {
        RunReport report = executor.execute(task, cancellation);
        if (report.end() != End.CANCELLED) {
            lessons.add(task.number(), report.result() == null ? "" : report.result().lesson());
        }
        try {
            return judged(task, draw, report, executor);
        } catch (IOException e) {
            throw EngineException.tool("The files of run " + task.number() + " in " + files.traces().getParent()
                + " could not be used (" + e.getMessage() + ").", e);
        }
    }

    private FinishedRun judged(RunTask task, Draw draw, RunReport report, RunExecutor executor) throws IOException {
        int number = task.number();
        Path trace = files.trace(number);
        Path output = task.output();
        List<String> notes = new ArrayList<>(report.result() == null ? List.of() : report.result().notes());
        Path written = report.sites();
        Loaded loaded = written != null && Files.exists(written) ? sites.take(written)
            : new Loaded(sites.table(), true);
        String printed = oracles.printed(report, output);
        boolean lost = report.end() == End.LOST;
        if (lost) {
            AgentTrouble.check(printed);
        }
        List<Failure> failures = oracles.judge(report, printed);
        long digest = loaded.agrees() ? report.digest() : 0;
        Shown shown = study.known(number, digest);
        Trace events = shown == null ? events(number, report, trace, notes) : null;
        if (shown == null) {
            // which object an event is of may be told at the end only: without it all such objects look like one
            shown = study.of(number, digest, report.result() == null ? null : events, loaded.table());
            Stream.ofNullable(study.note(number, events)).forEach(notes::add);
            if (report.isUnfinished() && events != null && events.isCut()) {
                notes.add(FindingSearch.BEGINNING);
            }
        }
        if (lost) {
            notes.add(0, lost(report, events));
        }
        boolean asked = lost || !failures.isEmpty() || study.isNew(shown, draw.isRepeatable())
            || draw.scheduler().equals(Configurations.CONFIRM) || passing.getAndIncrement() < PASSING_TRACES;
        Path kept = asked ? kept(report.trace(), trace) : null;
        if (!asked && report.trace() != null && !oracles.readsOutput() && study.knowsAll(digest)) {
            executor.know(digest);
        }
        if (kept == null && report.digest() == 0) {
            CampaignFiles.delete(trace);
        } else if (kept != null && !loaded.agrees() && written != null) {
            Files.copy(written, CampaignFiles.sitesOf(trace), StandardCopyOption.REPLACE_EXISTING);
        }
        return new FinishedRun(number, draw, report, failures, schedule(report, events), shown.operations(),
            shown.covered(), shown.findings(), notes, kept, CampaignFiles.unlessEmpty(output), executor.repeats());
    }

    private static String lost(RunReport report, @Nullable Trace events) {
        return "its JVM " + report.crash()
            + (events == null ? "; no trace is left" : events.isCut() ? "; its trace is kept"
                : "; its trace is kept up to event "
                    + (events.size() - 1));
    }

    private static @Nullable Path kept(byte @Nullable [] inMemory, Path trace) throws IOException {
        if (inMemory != null) {
            Files.write(trace, inMemory);
        }
        return CampaignFiles.unlessEmpty(trace);
    }

    /** The trace, where something is to be learned from it. */
    private @Nullable Trace events(int number, RunReport report, Path file, List<String> notes) {
        byte[] inMemory = report.trace();
        boolean counts = report.end() != End.CANCELLED;
        if (!counts || study.isIdle(number) && isKnown(report)
            || inMemory == null && !Files.exists(file)) {
            return null;
        }
        long most = report.isUnfinished() ? study.mostUnfinished(mostEvents) : mostEvents;
        try {
            return inMemory == null ? Trace.readBeginning(file, most) : Trace.readBeginning(inMemory, file, most);
        } catch (IOException e) {
            notes.add("Coverage was not computed: " + e.getMessage());
            return null;
        }
    }

    /** The scheduler knows what it did; of free-running threads only the trace tells. */
    private static long schedule(RunReport report, @Nullable Trace events) {
        RunResult result = report.result();
        return result != null && isKnown(report) ? result.scheduleHash()
            : events == null ? 0 : TraceMeasure.schedule(events);
    }

    private static boolean isKnown(RunReport report) {
        return report.result() != null && report.result().scheduleHash() != 0;
    }
}
