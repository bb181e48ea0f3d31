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
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplayOptions.Place;
import org.contest.engine.model.ReplayOptions.Then;
import org.contest.engine.model.ReplaySummary;
import org.contest.engine.store.CampaignStore;
import org.contest.protocol.EventKind;
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;
import org.contest.protocol.Places;
import org.contest.protocol.RecordLevel;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.contest.protocol.Scheduler;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceHeader;
import org.jspecify.annotations.Nullable;

/**
 * A recorded run: of a campaign, or as its trace itself tells.
 *
 * @param trace its trace
 * @param events that it has
 * @param program that was run
 * @param options of the campaign
 * @param signatures of its failures; empty when it passed
 * @param told what the recorded run was told
 * @param jdk version of the JVM that recorded it; empty when not known
 * @param sites its program locations
 * @param damage what is not as it should be with the trace, in words; empty when it is whole
 */
public record RecordedRun(Path trace, int events, ProgramSpec program, CampaignOptions options,
    List<String> signatures, RunOptions told, String jdk, Path sites, String damage) {

    private static final Pattern NAME = Pattern.compile("run-(\\d+)\\.trace");
    private static final int MILLIS = 1000;

    /**
     * Reads the trace, and its campaign where it lies in one.
     *
     * @throws EngineException with a plain sentence when either cannot be used
     */
    public static RecordedRun of(Path file) {
        Path trace = file.toAbsolutePath().normalize();
        if (!Files.isRegularFile(trace)) {
            throw EngineException.user("There is no trace file " + trace
                + ". Name a trace file, or a run as CAMPAIGN:RUN.");
        }
        Trace recorded = read(trace);
        Matcher name = NAME.matcher(trace.getFileName().toString());
        Path folder = trace.getParent();
        Path campaign = folder == null ? null : folder.getParent();
        Origin origin = originOf(trace);
        if (campaign != null && CampaignStore.exists(campaign) && name.matches()) {
            try {
                return inCampaign(recorded, trace, campaign, Integer.parseInt(name.group(1)));
            } catch (EngineException e) {
                if (origin == null) {
                    throw e;
                }
            }
        }
        if (origin == null) {
            Origin.of(trace); // says so where it is damaged
            throw EngineException.user("The trace " + trace + " lies in no campaign and does not say what program it "
                + "is of: it was cut off, or its campaign was. Record it again, or put it back into the folder traces "
                + "of its campaign, under its name run-N.trace.");
        }
        return of(recorded, trace, origin.program(), origin.options(), origin.signatures(), table(origin.sites()));
    }

    /** What the trace says of its program; null when it says nothing, or its end is damaged. */
    private static @Nullable Origin originOf(Path trace) {
        try {
            return Origin.of(trace);
        } catch (EngineException e) {
            return null; // the campaign may know
        }
    }

    private static RecordedRun inCampaign(Trace recorded, Path trace, Path campaign, int run) {
        try (CampaignStore store = CampaignStore.open(campaign)) {
            return of(recorded, trace, store.program(), store.options(), store.signatures(run),
                new CampaignFiles(campaign).sitesFor(trace));
        }
    }

    private static RecordedRun of(Trace recorded, Path trace, ProgramSpec program, CampaignOptions options,
        List<String> signatures, Path sites) {
        UserKinds.learn(program.workingDirectory());
        return new RecordedRun(trace, recorded.size(), program, options, signatures, told(recorded.header()),
            recorded.header().get(TraceHeader.JDK), sites, recorded.note());
    }

    private static Path table(byte[] sites) {
        try {
            Path file = Files.createTempFile("contest", ".sites.tsv");
            file.toFile().deleteOnExit();
            return Files.write(file, sites);
        } catch (IOException e) {
            throw EngineException.tool("No temporary file could be used (" + e.getMessage() + ").", e);
        }
    }

    /**
     * The same run of a program that may be somewhere else now. A JRE or working directory that is missing here, as
     * after a copy from another machine, is that of this process.
     *
     * @throws EngineException with a plain sentence when the program is not there
     */
    public RecordedRun at(Place place) {
        ProgramSpec moved = program;
        moved = place.classPath().isEmpty() ? moved : moved.withClassPath(place.classPath());
        moved = place.modulePath().isEmpty() ? moved : moved.withModulePath(place.modulePath());
        moved = place.javaHome().isEmpty() ? moved : moved.withJavaHome(place.javaHome().get().toAbsolutePath());
        if (place.javaHome().isEmpty() && !Files.isDirectory(moved.javaHome())) {
            moved = moved.withJavaHome(Path.of(System.getProperty("java.home")));
        }
        if (!Files.isDirectory(moved.workingDirectory())) {
            moved = moved.withWorkingDirectory(Path.of("").toAbsolutePath());
        }
        for (Path entry : moved.allPaths()) {
            if (!Files.exists(entry)) {
                throw EngineException.user("The program of the trace " + trace + " is not here: there is no " + entry
                    + ". Say where its jars and folders are with -cp"
                    + (moved.modulePath().isEmpty() ? "." : " and -p."));
            }
        }
        return new RecordedRun(trace, events, moved, options, signatures, told, jdk, sites, damage);
    }

    /** True when the recorded run failed so; lambdas have other names where the program was compiled again. */
    public boolean failedBy(Failure failure) {
        String signature = Places.withoutLambdaNames(failure.signature());
        return signatures.stream().anyMatch(recorded -> Places.withoutLambdaNames(recorded).equals(signature));
    }

    /**
     * True when the recorded run only hung, since of free threads nobody may know more, and the replay found a deadlock
     * where the trace ends: the threads did all that they did then, and nothing since.
     */
    public boolean isHangExplainedBy(Failure failure, RunResult replay) {
        String hang = FailureKind.HANG.jsonName() + " no-progress";
        return failure.kind() == FailureKind.DEADLOCK && signatures.stream().anyMatch(s -> s.startsWith(hang))
            && operations(read(trace)) == operations(replay);
    }

    private static long operations(Trace trace) {
        long operations = 0;
        for (int i = 0; i < trace.size(); i++) {
            operations += isAccess(trace.event(i).kind()) ? 0 : 1;
        }
        return operations;
    }

    private static long operations(RunResult replay) {
        long operations = replay.totalEvents();
        for (EventKind kind : EventKind.values()) {
            operations -= isAccess(kind) ? replay.events().getOrDefault(kind, 0L) : 0;
        }
        return operations;
    }

    /** Where accesses were not recorded, a replay has more of them. */
    private static boolean isAccess(EventKind kind) {
        return kind.category() == EventKind.Category.ACCESS;
    }

    /** Sentences for the user about damage of the trace, and about how the JDK differs that replays. */
    public List<String> warnings() {
        List<String> warnings = new ArrayList<>(JavaVersions.differences(jdk, JavaVersions.of(program.javaHome())));
        if (!damage.isEmpty()) {
            warnings.add(0, "The trace is not whole, so the replay may end otherwise: " + damage);
        }
        return warnings;
    }

    /**
     * Makes the trace of a run that followed a prefix of this one complete in itself.
     *
     * @param written its site table; null when there is none
     */
    public void completeBranch(Path branch, ReplaySummary summary, @Nullable Path written) throws IOException {
        if (Files.exists(branch)) {
            Failure failure = summary.failure();
            new Origin(program, options, failure == null ? List.of() : List.of(failure.signature()),
                written == null ? sites : written).appendTo(branch);
        }
    }

    /** Makes a trace of a part of this run complete in itself. */
    public void complete(Path part) throws IOException {
        new Origin(program, options, signatures, sites).appendTo(part);
    }

    /**
     * Checks that this is a run of a program.
     *
     * @throws EngineException with a plain sentence when it is not
     */
    public void requireProgram(ProgramSpec other) {
        boolean same = program.mainClass().equals(other.mainClass());
        if (!same || !program.arguments().equals(other.arguments())) {
            throw EngineException.user("The trace " + trace + " is of " + program.title()
                + (same && !program.isJUnit() ? " with other arguments" : ", not of " + other.title())
                + ". Leave the program out, or name a trace of this one.");
        }
    }

    private static Trace read(Path trace) {
        try {
            return Trace.read(trace);
        } catch (IOException e) {
            throw EngineException.user(String.valueOf(e.getMessage()), e);
        }
    }

    private static RunOptions told(TraceHeader header) {
        try {
            return RunOptions.parse(header.get(TraceHeader.OPTIONS));
        } catch (IllegalArgumentException e) {
            throw EngineException.user("The trace was written by another ConTest: " + e.getMessage() + ".", e);
        }
    }

    /**
     * What a replay of this run is told that someone else starts.
     *
     * @param result where its result goes; its locations, beside it, tell of what the recorded program did not have
     */
    public RunOptions replayOptions(ReplayOptions replay, Path result) {
        Path file = result.toAbsolutePath();
        return replayOptions(replay).with(Key.RESULT, file).with(Key.SITES, file.resolveSibling("sites.tsv"));
    }

    /** What a replay of this run is told. */
    public RunOptions replayOptions(ReplayOptions replay) {
        RunOptions options = told.with(Key.SCHEDULER, Scheduler.REPLAY.text()).with(Key.CONTROL, true)
            .with(Key.REPLAY, trace)
            .with(Key.RECORD, RecordLevel.NONE.text()).with(Key.TRACE, "").with(Key.SITES, "").with(Key.SITES_IN, sites)
            .with(Key.LESSONS, "").with(Key.TEACHES, false).with(Key.HARNESS, false)
            .with(Key.TIMEOUT, (long) MILLIS * replay.patience())
            .with(Key.PREFIX, replay.until().orElse(-1));
        if (replay.then().isEmpty()) {
            return options.with(Key.AFTER_PREFIX, replay.debugPort().isPresent() ? "debug" : "stop");
        }
        Then then = replay.then().get();
        options = options.with(Key.AFTER_PREFIX, then.scheduler());
        if (replay.goesOnBy(Then.OWN_ORDER)) {
            return options.with(Key.TIME, "virtual");
        }
        options = options.with(Key.SEED, then.seed());
        options = replay.waitsOn() ? options.with(Key.TIME, "virtual") : options;
        return then.trace().isEmpty() ? options
            : options.with(Key.RECORD, RecordLevel.FULL.text()).with(Key.TRACE, then.trace().get().toAbsolutePath());
    }
}
