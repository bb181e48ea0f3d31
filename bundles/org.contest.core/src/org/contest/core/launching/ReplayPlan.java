/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.launching;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.contest.core.ContestStatus;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignManager;
import org.contest.core.campaigns.ReplayOutcome;
import org.contest.core.internal.Messages;
import org.contest.engine.Campaign;
import org.contest.engine.Replay;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.ProcessSpec;
import org.contest.engine.model.ReplayDivergence;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplayOptions.Place;
import org.contest.engine.model.ReplaySummary;
import org.contest.engine.steps.DebuggedReplay;
import org.contest.engine.steps.ProgramChanges;
import org.contest.protocol.Failure;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;

/** The JVM of a replay, for a launcher that starts it itself, and the judgement when it is over. */
public final class ReplayPlan {

    private static final String CLASS_PATH = "-cp"; //$NON-NLS-1$
    private static final String MODULE_PATH = "--module-path"; //$NON-NLS-1$

    private final ReplayConfiguration configuration;
    private final Place place;
    private final DebuggedReplay debugged;
    private final ProcessSpec process;
    private final Path result;
    private final @Nullable FailureRow failure;

    private ReplayPlan(ReplayConfiguration configuration, Place place, DebuggedReplay debugged,
        ProcessSpec process, Path result, @Nullable FailureRow failure) {
        this.configuration = configuration;
        this.place = place;
        this.debugged = debugged;
        this.process = process;
        this.result = result;
        this.failure = failure;
    }

    /**
     * Plans a replay.
     *
     * @throws CoreException with the engine's sentence when the trace or its campaign cannot be used
     */
    public static ReplayPlan of(ReplayConfiguration configuration) throws CoreException {
        Path trace = configuration.trace();
        Place place = ProgramPlaces.of(configuration);
        try {
            Path result = Files.createTempDirectory("contest-replay").resolve("result"); //$NON-NLS-1$ //$NON-NLS-2$
            ProcessSpec process = Replay.command(trace, forDebugging().withPlace(place), result);
            return new ReplayPlan(configuration, place, new DebuggedReplay(trace, place), process, result,
                configuration.isInCampaign() ? failure(configuration) : null);
        } catch (EngineException e) {
            throw new CoreException(ContestStatus.of(e));
        } catch (IOException e) {
            throw new CoreException(ContestStatus.CAMPAIGN_FILES.because(e, trace, String.valueOf(e.getMessage())));
        }
    }

    private static @Nullable FailureRow failure(ReplayConfiguration configuration) {
        try (Campaign campaign = Campaign.open(configuration.campaign())) {
            return campaign.failures().stream().filter(row -> row.id() == configuration.failure()).findFirst()
                .orElse(null);
        }
    }

    /**
     * A plan that replays with a copy of the classes of the program as they are now, so that a build does not change
     * them; {@link #release} deletes the copy.
     */
    public ReplayPlan kept() {
        return new ReplayPlan(configuration, place, debugged.kept(), process, result, failure);
    }

    /** Gives up the classes that were kept, and its own result. */
    public void release() {
        debugged.close();
        discard();
    }

    /** Deletes the files of the result: it is judged already, or nobody wants to know. */
    public void discard() {
        Path folder = result.getParent();
        if (!Files.exists(folder)) {
            return;
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                Files.deleteIfExists(file);
            }
            Files.deleteIfExists(folder);
        } catch (IOException e) {
            ILog.get().warn("The files of a replay's result stay: " + result, e); //$NON-NLS-1$
        }
    }

    /** A thread held by a debugger is no hang. */
    private static ReplayOptions forDebugging() {
        ReplayOptions whole = ReplayOptions.defaults();
        return new ReplayOptions(whole.debugPort(), whole.until(), 0);
    }

    /** What is replayed. */
    public ReplayConfiguration configuration() {
        return configuration;
    }

    /** Where the program is now. */
    public Place place() {
        return place;
    }

    /** What is expected to fail; null when it is not known. */
    public @Nullable FailureRow failure() {
        return failure;
    }

    /** The failures of the recorded run, each as its kind, type and place; empty when it passed. */
    public List<String> signatures() {
        return debugged.signatures();
    }

    /**
     * The same in another JVM, which connects to a debugger that listens at a port, and stops before an event.
     *
     * @throws CoreException with the engine's sentence when the program cannot be used
     */
    public ReplayPlan debugged(int port, int until) throws CoreException {
        try {
            Path other = Files.createTempDirectory("contest-replay").resolve("result"); //$NON-NLS-1$ //$NON-NLS-2$
            return new ReplayPlan(configuration, place, debugged, debugged.command(port, until, other), other,
                failure);
        } catch (EngineException e) {
            throw new CoreException(ContestStatus.of(e));
        } catch (IOException e) {
            throw new CoreException(ContestStatus.CAMPAIGN_FILES.because(e, configuration.campaign(),
                String.valueOf(e.getMessage())));
        }
    }

    /** The whole command. */
    public List<String> command() {
        return process.command();
    }

    /** The JRE that ran the program when it failed. */
    public Path javaHome() {
        return debugged.program().javaHome();
    }

    /** Arguments of the JVM, without class path. */
    public List<String> vmArguments() {
        return process.vmArguments();
    }

    /** Variables beside those of this process. */
    public Map<String, String> environment() {
        return process.environment();
    }

    /** Where it runs. */
    public Path workingDirectory() {
        return process.workingDirectory();
    }

    /** The class path, as one text. */
    public String classPath() {
        return after(CLASS_PATH);
    }

    /** The module path, as one text; empty when there is none. */
    public String modulePath() {
        return after(MODULE_PATH);
    }

    /** The class with {@code main}. */
    public String mainClass() {
        return debugged.program().mainClass();
    }

    /** What {@code main} gets. */
    public List<String> arguments() {
        return debugged.program().arguments();
    }

    /** True when the replay has told how it came out. */
    public boolean hasResult() {
        return Files.exists(result);
    }

    /**
     * Judges the replay when it is over, and tells the campaigns of the workspace.
     *
     * @param output what it printed
     */
    public ReplayOutcome judge(int exitCode, String output) {
        ReplayOutcome outcome = outcome(exitCode, output);
        CampaignEntry entry = CampaignManager.ofWorkspace().find(configuration.campaign());
        if (entry != null) {
            CampaignManager.ofWorkspace().replayed(entry, outcome);
        }
        return outcome;
    }

    private ReplayOutcome outcome(int exitCode, String output) {
        try {
            ReplaySummary summary = Replay.judge(configuration.trace(), result, exitCode, 0, output);
            return new ReplayOutcome(configuration.failure(), summary.reproduced(), sentence(summary));
        } catch (EngineException e) {
            return new ReplayOutcome(configuration.failure(), false, String.valueOf(e.getMessage()));
        }
    }

    private String sentence(ReplaySummary summary) {
        ReplayDivergence divergence = summary.divergence();
        if (divergence != null) {
            return NLS.bind(Messages.replay_diverged,
                divergence.inWords(ProgramChanges.since(configuration.trace(), place)));
        }
        return switch (summary.outcome()) {
        case SAME_FAILURE -> Messages.replay_same;
        case OTHER_FAILURE -> NLS.bind(Messages.replay_other, words(summary.failure()));
        case NO_FAILURE, DIVERGED, STOPPED -> Messages.replay_none;
        };
    }

    private static String words(@Nullable Failure failure) {
        return failure == null ? "" : failure.kind().jsonName() + ": " + failure.message(); //$NON-NLS-1$ //$NON-NLS-2$
    }

    /** The value of an option of the command that stands between the JVM's arguments and the main class. */
    private String after(String option) {
        List<String> command = process.command();
        int end = command.size() - debugged.program().arguments().size() - 1;
        for (int i = 1 + process.vmArguments().size(); i + 1 < end; i += 2) {
            if (command.get(i).equals(option)) {
                return command.get(i + 1);
            }
        }
        return ""; //$NON-NLS-1$
    }
}
