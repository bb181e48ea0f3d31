/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.campaigns;

import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.contest.core.ContestTools;
import org.contest.engine.Campaign;
import org.contest.engine.model.CampaignProgress;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.CurvePoint;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.RunRow;
import org.eclipse.jdt.annotation.Nullable;

/** A campaign of the workspace. Thread-safe; views read {@link #snapshot()}. */
public final class CampaignEntry {

    private final Path directory;
    private final LaunchOrigin origin;
    private final Map<Integer, FailureRow> failures = new LinkedHashMap<>();
    private final Map<String, List<CurvePoint>> curves = new TreeMap<>();
    private final Map<Integer, ReplayOutcome> replays = new HashMap<>();
    private CampaignState state;
    private @Nullable CampaignProgress progress;
    private @Nullable CampaignSummary summary;
    private @Nullable CampaignSummary earlier;
    private @Nullable CampaignSnapshot cached;
    private String message = ""; //$NON-NLS-1$
    private String error = ""; //$NON-NLS-1$
    private boolean loaded;
    private int localizations;
    private FileTime read = FileTime.fromMillis(0);
    private Runnable canceller = () -> {};

    CampaignEntry(Path directory, LaunchOrigin origin, CampaignState state) {
        this.directory = directory;
        this.origin = origin;
        this.state = state;
    }

    /** Where it is kept. */
    public Path directory() {
        return directory;
    }

    /** Which launch made it. */
    public LaunchOrigin origin() {
        return origin;
    }

    /** What a user calls it: the name of its folder. */
    public String name() {
        return nameOf(directory);
    }

    /** What a user calls the campaign in a folder. */
    public static String nameOf(Path directory) {
        String name = String.valueOf(directory.getFileName());
        return name.endsWith(ContestTools.CAMPAIGN_SUFFIX)
            ? name.substring(0, name.length() - ContestTools.CAMPAIGN_SUFFIX.length()) : name;
    }

    /** True while it runs. */
    public synchronized boolean isRunning() {
        return state == CampaignState.RUNNING;
    }

    /** Cancels it if it runs; what it found is kept. */
    public void cancel() {
        Runnable cancelling;
        synchronized (this) {
            cancelling = canceller;
        }
        cancelling.run();
    }

    synchronized void onCancel(Runnable cancelling) {
        canceller = cancelling;
    }

    /** The campaign as it is now. */
    public synchronized CampaignSnapshot snapshot() {
        CampaignSnapshot now = cached;
        if (now == null) {
            Map<String, List<CurvePoint>> copies = new LinkedHashMap<>();
            curves.forEach((metric, curve) -> copies.put(metric, List.copyOf(curve)));
            now = new CampaignSnapshot(state, List.copyOf(failures.values()), copies, progress, summary, replays,
                message);
            cached = now;
        }
        return now;
    }

    /** True when its curves have yet to be read from disk. */
    synchronized boolean needsLoading() {
        return state != CampaignState.RUNNING && !loaded && summary != null;
    }

    /** True when something else, such as the command line, has written to it since it was read. */
    synchronized boolean isStale() {
        return state != CampaignState.RUNNING && !read.equals(CampaignFolders.changed(directory));
    }

    /**
     * Was read from disk.
     *
     * @param changed when the file was written to last, seen before it was opened
     */
    synchronized void readAt(FileTime changed) {
        read = changed;
    }

    /** Runs again, from where it ended. */
    synchronized void resume() {
        earlier = summary;
        state = CampaignState.RUNNING;
        message = ""; //$NON-NLS-1$
        error = ""; //$NON-NLS-1$
        cached = null;
    }

    synchronized void runFinished(RunRow run, CampaignProgress reached) {
        progress = total(reached);
        Integer id = run.failureId();
        FailureRow failure = id == null ? null : failures.get(id);
        if (failure != null && failure.firstRun() != run.number()) {
            failures.put(failure.id(), failure.withCount(failure.count() + 1));
        }
        cached = null;
    }

    /** The engine counts what it does now; what it did before belongs to the campaign too. */
    private CampaignProgress total(CampaignProgress now) {
        CampaignSummary before = earlier;
        return before == null ? now
            : new CampaignProgress(before.runs() + now.runs(),
                now.plannedRuns() == 0 ? 0 : before.runs() + now.plannedRuns(), now.runsPerSecond(),
                before.failures() + now.failures(), now.secondsLeft());
    }

    synchronized void failureFound(FailureRow failure) {
        failures.put(failure.id(), failure);
        cached = null;
    }

    synchronized void curveGrew(String metric, CurvePoint point) {
        curves.computeIfAbsent(metric, name -> new ArrayList<>()).add(point);
        cached = null;
    }

    /** How often failures of it were localized in this session: its findings are others after each time. */
    public synchronized int localizations() {
        return localizations;
    }

    synchronized void localized() {
        localizations++;
    }

    synchronized void replayed(ReplayOutcome outcome) {
        replays.put(outcome.failureId(), outcome);
        cached = null;
    }

    /** Ended by an error, which its file may not be able to tell. */
    synchronized void failed(String why) {
        error = why;
        broken(why);
    }

    synchronized void broken(String why) {
        state = CampaignState.BROKEN;
        message = why;
        cached = null;
    }

    /** Takes summary and failures from disk, for the list of campaigns. */
    void readSummary(Campaign campaign) {
        CampaignSummary stored = campaign.summary();
        List<FailureRow> storedFailures = campaign.failures();
        synchronized (this) {
            over(stored, storedFailures);
            loaded = false;
        }
    }

    /** Takes everything from disk. */
    void readAll(Campaign campaign) {
        CampaignSummary stored = campaign.summary();
        List<FailureRow> storedFailures = campaign.failures();
        Map<String, List<CurvePoint>> storedCurves = new LinkedHashMap<>();
        campaign.metrics().forEach(metric -> storedCurves.put(metric, campaign.curve(metric)));
        synchronized (this) {
            over(stored, storedFailures);
            curves.clear();
            storedCurves.forEach((metric, curve) -> curves.put(metric, new ArrayList<>(curve)));
            loaded = true;
        }
    }

    synchronized void end(CampaignState reached) {
        state = reached;
        progress = null;
        cached = null;
    }

    private void over(CampaignSummary stored, List<FailureRow> storedFailures) {
        summary = stored;
        String why = error.isEmpty() ? stored.error() : error;
        if (!why.isEmpty()) {
            broken(why);
        } else {
            state = state == CampaignState.BROKEN ? CampaignState.FINISHED : state;
            boolean isInconclusive = stored.verdict() == CampaignSummary.Verdict.INCONCLUSIVE;
            message = isInconclusive ? stored.health().why() : ""; //$NON-NLS-1$
        }
        failures.clear();
        storedFailures.forEach(failure -> failures.put(failure.id(), failure));
        cached = null;
    }
}
