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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.contest.core.Count;
import org.contest.core.internal.Messages;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignProgress;
import org.contest.engine.model.CampaignSummary;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.RunRow;
import org.eclipse.osgi.util.NLS;

/**
 * Tells a campaign in the console: each new failure with the output of its run, and what came out in the end. All goes
 * to one stream: a console that opens late shows two of them one after the other.
 */
final class CampaignConsole implements CampaignListener {

    /** More than this of a run's output is left in its file. */
    private static final String NOISE = "Noise: "; //$NON-NLS-1$
    private static final int MOST_OUTPUT = 20_000;

    private final StressProcess process;
    private final Map<Integer, FailureRow> known = new HashMap<>();
    private final Map<Integer, List<RunRow>> unknown = new HashMap<>();

    CampaignConsole(StressProcess process) {
        this.process = process;
    }

    void began(String program, Path directory) {
        process.output().println(NLS.bind(Messages.console_campaign, program, directory));
    }

    /** A failure is told when it is known what it is, which may be after its run is over. */
    @Override
    public void failureFound(FailureRow failure) {
        known.put(failure.id(), failure);
        process.output().println(NLS.bind(Messages.console_failure,
            new Object[] {failure.firstRun(), failure.kind(), failure.message()}));
        failure.frames().forEach(frame -> process.output().println("\tat " + frame)); //$NON-NLS-1$
        unknown.getOrDefault(failure.id(), List.of()).forEach(run -> failed(run, failure));
        unknown.remove(failure.id());
    }

    @Override
    public void runFinished(RunRow run, CampaignProgress progress) {
        Integer id = run.failureId();
        if (id != null && known.containsKey(id)) {
            failed(run, known.get(id));
        } else if (id != null) {
            unknown.computeIfAbsent(id, key -> new ArrayList<>()).add(run);
        }
    }

    private void failed(RunRow run, FailureRow failure) {
        if (failure.firstRun() == run.number()) {
            showOutput(run);
        } else {
            process.output().println(NLS.bind(Messages.console_failed, run.number(), failure.id()));
        }
    }

    /** The noise of each run stands in the list of runs: here it would raise the console again and again. */
    @Override
    public void note(String sentence) {
        if (!sentence.startsWith(NOISE)) {
            process.output().println(sentence);
        }
    }

    void ended(CampaignSummary summary, boolean cancelled) {
        process.output().println(NLS.bind(Messages.console_summary, new Object[] {Count.runs(summary.runs()),
            String.format(Locale.ROOT, "%.1f", summary.seconds()), Count.of(summary.failures()), //$NON-NLS-1$
            Count.failures(summary.distinctFailures().size()), cancelled ? Messages.console_stopped
                : sentence(summary.stopped())}));
        if (summary.verdict() == CampaignSummary.Verdict.PASSED) {
            process.output().println(NLS.bind(Messages.console_passed, Count.runs(summary.runs())));
        } else if (summary.verdict() == CampaignSummary.Verdict.INCONCLUSIVE) {
            process.output().println(NLS.bind(Messages.console_health, summary.health().why()));
        }
    }

    private static String sentence(String words) {
        return words.isEmpty() ? words : Character.toUpperCase(words.charAt(0)) + words.substring(1) + '.';
    }

    private void showOutput(RunRow run) {
        Path file = run.output();
        if (file == null) {
            return;
        }
        process.output().println(NLS.bind(Messages.console_output, run.number()));
        try {
            String text = Files.readString(file);
            process.output().println(text.substring(0, Math.min(text.length(), MOST_OUTPUT)).stripTrailing());
        } catch (IOException e) {
            process.output().println(String.valueOf(e));
        }
    }
}
