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
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contest.engine.CampaignOptions;
import org.contest.engine.EngineException;
import org.contest.engine.ProgramSpec;
import org.contest.engine.ReplayOptions;
import org.contest.engine.store.CampaignStore;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceHeader;

/**
 * A recorded run of a campaign.
 *
 * @param trace its trace
 * @param program that was run
 * @param options of the campaign
 * @param signatures of its failures; empty when it passed
 * @param told what the recorded run was told
 * @param sites its program locations
 */
public record RecordedRun(Path trace, ProgramSpec program, CampaignOptions options, List<String> signatures,
    RunOptions told, Path sites) {

    private static final Pattern NAME = Pattern.compile("run-(\\d+)\\.trace");
    private static final int MILLIS = 1000;

    /**
     * Reads the trace's head and its campaign.
     *
     * @throws EngineException with a plain sentence when either cannot be used
     */
    public static RecordedRun of(Path file) {
        Path trace = file.toAbsolutePath().normalize();
        if (!Files.isRegularFile(trace)) {
            throw EngineException.user("There is no trace file " + trace
                + ". Name a trace in the folder traces of a campaign, or a run as CAMPAIGN:RUN.");
        }
        TraceHeader header = header(trace);
        Matcher name = NAME.matcher(trace.getFileName().toString());
        Path folder = trace.getParent();
        Path campaign = folder == null ? null : folder.getParent();
        if (campaign == null || !CampaignStore.exists(campaign) || !name.matches()) {
            throw EngineException.user("The trace " + trace + " does not lie in a campaign, so the program that it "
                + "belongs to is not known. Keep it in the folder traces of its campaign, under its name run-N.trace.");
        }
        try (CampaignStore store = CampaignStore.open(campaign)) {
            Path own = CampaignFiles.sitesOf(trace);
            return new RecordedRun(trace, store.program(), store.options(),
                store.signatures(Integer.parseInt(name.group(1))), told(header),
                Files.exists(own) ? own : new CampaignFiles(campaign).sites());
        }
    }

    /**
     * The same run of a program that is somewhere else now; an empty class path changes nothing. What else is missing
     * here, as after a copy from another machine, is taken from this process.
     */
    public RecordedRun at(List<Path> classPath) {
        if (classPath.isEmpty()) {
            return this;
        }
        ProgramSpec moved = program.withClassPath(classPath);
        if (!Files.isDirectory(moved.javaHome())) {
            moved = moved.withJavaHome(Path.of(System.getProperty("java.home")));
        }
        if (!Files.isDirectory(moved.workingDirectory())) {
            moved = moved.withWorkingDirectory(Path.of("").toAbsolutePath());
        }
        return new RecordedRun(trace, moved, options, signatures, told, sites);
    }

    private static TraceHeader header(Path trace) {
        try {
            return Trace.read(trace).header();
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

    /** What a replay of this run is told. */
    public RunOptions replayOptions(ReplayOptions replay) {
        RunOptions options = told.with(Key.SCHEDULER, "replay").with(Key.CONTROL, true).with(Key.REPLAY, trace)
            .with(Key.RECORD, "none").with(Key.TRACE, "").with(Key.SITES, "").with(Key.SITES_IN, sites)
            .with(Key.HARNESS, false).with(Key.TIMEOUT, (long) MILLIS * replay.patience());
        return options.with(Key.PREFIX, replay.until().orElse(-1));
    }
}
