/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.contest.engine.exec.JavaCommand;
import org.contest.engine.exec.QuickStart;
import org.contest.engine.exec.RunExecutor;
import org.contest.engine.exec.RunExecutors;
import org.contest.engine.exec.RunLimit;
import org.contest.engine.exec.RunReport;
import org.contest.engine.exec.RunTask;
import org.contest.engine.exec.TemporaryFolder;
import org.contest.engine.internal.CampaignFiles;
import org.contest.engine.internal.RecordedOperations;
import org.contest.engine.internal.RecordedRun;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.ProcessSpec;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.model.ReplayDivergence;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplayOptions.Then;
import org.contest.engine.model.ReplaySummary;
import org.contest.engine.model.ReplaySummary.Outcome;
import org.contest.engine.model.RunRow;
import org.contest.engine.oracle.Oracles;
import org.contest.engine.store.CampaignStore;
import org.contest.protocol.Divergence;
import org.contest.protocol.Failure;
import org.contest.protocol.RunResult;
import org.jspecify.annotations.Nullable;

/** Runs a recorded schedule again, in a JVM of its own. */
public final class Replay {

    /** Thrown by the runtime before the event {@code until}. The debug agent insists on a command to launch then. */
    private static final String EVENT_REACHED = "org.contest.runtime.replay.EventReached";

    private Replay() {
    }

    /**
     * Replays a trace, of a campaign or alone.
     *
     * @throws EngineException with a plain sentence when the trace is damaged or its program is missing
     */
    public static ReplaySummary run(Path trace, ReplayOptions options, Cancellation cancellation) {
        RecordedRun recorded = RecordedRun.of(trace).at(options.place());
        List<String> vm = QuickStart.arguments(recorded.program(), debugArguments(recorded.program(), options));
        Duration limit = Duration.ofSeconds(options.patience());
        try (RunExecutor executor =
            RunExecutors.fork(recorded.program(), RunLimit.ofReplay(limit, recorded.events()), vm)) {
            Path folder = Files.createTempDirectory("contest-replay");
            Path output = folder.resolve("output.txt");
            try {
                RunReport report = executor.execute(new RunTask(1, recorded.replayOptions(options), output),
                    cancellation);
                if (report.end() == RunReport.End.LOST) {
                    throw EngineException.tool("The replay was lost: its JVM " + report.crash() + ".", null);
                }
                String printed =
                    Files.exists(output) ? new String(Files.readAllBytes(output), StandardCharsets.UTF_8) : "";
                ReplaySummary summary = summary(recorded, report, printed, notes(recorded, options));
                if (options.then().isPresent() && options.then().get().trace().isPresent()) {
                    recorded.completeBranch(options.then().get().trace().get(), summary, report.sites());
                }
                return summary;
            } finally {
                CampaignFiles.deleteFolder(folder);
            }
        } catch (IOException e) {
            throw EngineException.tool("The files of the replay could not be used (" + e.getMessage() + ").", e);
        }
    }

    /**
     * Replays a run of a campaign.
     *
     * @throws EngineException with a plain sentence when there is no such run or it kept no trace
     */
    public static ReplaySummary run(Path campaign, int run, ReplayOptions options, Cancellation cancellation) {
        return run(traceOf(campaign, run), options, cancellation);
    }

    /**
     * The trace of a run of a campaign.
     *
     * @throws EngineException with a plain sentence when there is no such run or it kept no trace
     */
    public static Path traceOf(Path campaign, int run) {
        try (CampaignStore store = CampaignStore.open(campaign.toAbsolutePath().normalize())) {
            List<RunRow> rows = store.run(run);
            if (rows.isEmpty()) {
                throw EngineException.user("The campaign in " + campaign + " has no run " + run + "; it has "
                    + store.lastRun() + " runs.");
            }
            Path trace = rows.get(0).trace();
            if (trace == null || !Files.exists(trace)) {
                throw EngineException.user("Run " + run + " of the campaign in " + campaign + " kept no trace: "
                    + (rows.get(0).failureId() == null ? "it passed." : "run it with --record full."));
            }
            return trace;
        }
    }

    /**
     * The first event of an operation of a recorded run.
     *
     * @throws EngineException with a plain sentence when there is no such operation, or the trace is damaged
     */
    public static long eventOf(Path trace, int operation) {
        return RecordedOperations.of(RecordedRun.of(trace)).firstEvent(operation);
    }

    /**
     * The program that a trace was recorded of.
     *
     * @param place where it is now
     * @throws EngineException with a plain sentence when the trace is damaged or its program is missing
     */
    public static ProgramSpec program(Path trace, ReplayOptions.Place place) {
        return RecordedRun.of(trace).at(place).program();
    }

    /**
     * The program that a trace was recorded of, as it was then: it may be somewhere else now, or nowhere.
     *
     * @throws EngineException with a plain sentence when the trace is damaged
     */
    public static ProgramSpec recordedProgram(Path trace) {
        return RecordedRun.of(trace).program();
    }

    /**
     * The exact Java command of a replay, for launchers that start it themselves, such as a debugger. Its folder for
     * temporary files is deleted when this process ends.
     *
     * @param result file that the JVM writes its {@link RunResult} to; others are beside it
     */
    public static ProcessSpec command(Path trace, ReplayOptions options, Path result) {
        RecordedRun recorded = RecordedRun.of(trace).at(options.place());
        List<String> vm = new ArrayList<>(debugArguments(recorded.program(), options));
        vm.addAll(TemporaryFolder.of(recorded.program()).arguments());
        return JavaCommand.program(recorded.program(),
            recorded.replayOptions(options, result), vm);
    }

    /**
     * Judges a replay that a launcher started by {@link #command} and that is over.
     *
     * @param result file that the JVM was to write its {@link RunResult} to; need not exist
     * @param output what the program printed
     */
    public static ReplaySummary judge(Path trace, Path result, int exitCode, double seconds, String output) {
        RecordedRun recorded = RecordedRun.of(trace);
        try {
            RunResult told = Files.exists(result) ? RunResult.read(result) : null;
            return summary(recorded, RunReport.ended(exitCode, told, seconds), output, recorded.warnings());
        } catch (IOException e) {
            throw EngineException.tool("The result of the replay cannot be read (" + e.getMessage() + ").", e);
        }
    }

    /**
     * A divergence from a trace in words.
     *
     * @param told the text form of what the runtime told
     */
    public static ReplayDivergence divergence(Path trace, String told) {
        return divergence(RecordedRun.of(trace), Divergence.of(told));
    }

    private static ReplayDivergence divergence(RecordedRun recorded, Divergence told) {
        return Files.exists(recorded.sites()) ? RecordedOperations.of(recorded).divergence(told)
            : ReplayDivergence.of(told);
    }

    private static List<String> debugArguments(ProgramSpec program, ReplayOptions options) {
        if (options.debugPort().isEmpty()) {
            return List.of();
        }
        String agent = "-agentlib:jdwp=transport=dt_socket,server=y,suspend=y,address=127.0.0.1:"
            + options.debugPort().getAsInt();
        return List.of(options.until().isEmpty() || options.then().isPresent() ? agent : agent + ",onthrow="
            + EVENT_REACHED + ",launch=" + JavaCommand.java(program.javaHome()) + " -Xinternalversion");
    }

    private static List<String> notes(RecordedRun recorded, ReplayOptions options) {
        List<String> notes = new ArrayList<>(recorded.warnings());
        if (options.until().isPresent() && options.until().getAsLong() >= recorded.events()) {
            notes.add("The trace has only " + recorded.events() + " events: all of it was followed.");
        } else if (options.then().isEmpty() && options.until().isPresent() && Files.exists(recorded.sites())) {
            notes.add(RecordedOperations.of(recorded).before(options.until().getAsLong()));
        } else if (options.then().isPresent() && !options.waitsOn() && !options.goesOnBy(Then.OWN_ORDER)) {
            notes.add("From event " + options.until().orElse(0) + " of " + recorded.events()
                + " on the run went on by itself: " + options.then().get().scheduler() + ", seed "
                + options.then().get().seed() + '.');
        }
        return notes;
    }

    private static ReplaySummary summary(RecordedRun recorded, RunReport report, String printed,
        List<String> warnings) {
        RunResult result = report.result();
        List<Failure> failures = Oracles.of(recorded.options()).judge(report, printed);
        Failure failure = failures.stream().filter(recorded::failedBy).findFirst()
            .orElse(failures.isEmpty() ? null : failures.get(0));
        List<String> notes = new ArrayList<>(warnings);
        notes.addAll(result == null ? List.of("The replay ended without a word of the runtime.") : result.notes());
        Divergence left = result == null ? null : result.divergence();
        if (failure != null && result != null && recorded.isHangExplainedBy(failure, result)) {
            notes.add("The recorded run only hung, as free threads do; the replay tells why.");
        }
        return new ReplaySummary(recorded.trace(), outcome(recorded, result, failure),
            recorded.signatures().isEmpty() ? "" : recorded.signatures().get(0), failure,
            result == null ? 0 : result.totalEvents(), left == null ? null : divergence(recorded, left),
            result == null ? List.of() : result.positions(), report.seconds(), printed, notes);
    }

    private static Outcome outcome(RecordedRun recorded, @Nullable RunResult result, @Nullable Failure failure) {
        if (result != null && result.divergence() != null) {
            return Outcome.DIVERGED;
        }
        if (result != null && !result.positions().isEmpty()) {
            return Outcome.STOPPED;
        }
        if (failure == null) {
            return Outcome.NO_FAILURE;
        }
        boolean explained = result != null && recorded.isHangExplainedBy(failure, result);
        return explained || recorded.failedBy(failure) ? Outcome.SAME_FAILURE
            : Outcome.OTHER_FAILURE;
    }
}
