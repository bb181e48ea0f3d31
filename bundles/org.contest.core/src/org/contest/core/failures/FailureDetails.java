/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.failures;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.internal.Messages;
import org.contest.core.source.SimpleNames;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.RunRow;
import org.contest.engine.store.CampaignStore;
import org.eclipse.osgi.util.NLS;

/**
 * Everything that is known of a failure; read from files, so not for the user interface's thread.
 *
 * @param threads those of the failure first
 * @param cycle the threads that wait for each other, in their order; empty when there is no cycle
 * @param alongside titles of the other failures that its first run has shown
 * @param output what the first failing run printed, or its end where that is long
 * @param problem why threads or output are not complete, in a sentence; empty when they are
 */
public record FailureDetails(List<FailureThread> threads, List<FailureThread> cycle, List<String> alongside,
    String output, String problem) {

    private static final int MOST_OUTPUT = 100_000;

    /** Reads the trace and the output of the first run that failed so. */
    public static FailureDetails read(CampaignEntry campaign, FailureRow failure) {
        List<FailureThread> threads = named(failure);
        String problem = ""; //$NON-NLS-1$
        Path trace = failure.trace();
        try {
            threads = trace == null ? threads : LastEvents.read(trace).complete(threads);
        } catch (IOException | IllegalArgumentException | IndexOutOfBoundsException e) {
            problem = String.valueOf(e.getMessage());
        }
        String output = ""; //$NON-NLS-1$
        List<String> alongside = List.of();
        try (CampaignStore store = CampaignStore.open(campaign.directory())) {
            alongside = alongside(store, failure);
            output = output(store, failure.firstRun());
        } catch (IOException | EngineException e) {
            problem = String.valueOf(e.getMessage());
        }
        return new FailureDetails(threads, WaitCycle.among(threads), alongside, output, problem);
    }

    /** The threads of a deadlock that wait for each other, in their order; empty when there is no such circle. */
    public static List<FailureThread> cycle(FailureRow failure) {
        return WaitCycle.among(ThreadsInWords.in(failure.message()));
    }

    private static List<FailureThread> named(FailureRow failure) {
        List<FailureThread> threads = ThreadsInWords.in(failure.message());
        if (threads.isEmpty() && !failure.frames().isEmpty()) {
            return List.of(new FailureThread("", failure.thread(), failed(failure), "", "",
                failure.frames(), -1, true));
        }
        List<FailureThread> framed = new ArrayList<>();
        List<String> concerned = List.of(failure.thread().split(", ")); //$NON-NLS-1$
        for (FailureThread thread : threads) {
            boolean top = thread.frames().stream().anyMatch(failure.frames()::contains);
            framed.add(thread.with(top ? failure.frames() : thread.frames(), -1, concerned.contains(thread.name())));
        }
        framed.sort(Comparator.comparing(thread -> !thread.failed()));
        return framed;
    }

    private static String failed(FailureRow failure) {
        return failure.kind().equals("exception") || failure.kind().equals("assertion") //$NON-NLS-1$ //$NON-NLS-2$
            ? NLS.bind(Messages.thread_threw, SimpleNames.in(FailureTitle.type(failure)))
            : NLS.bind(Messages.thread_failed, failure.kind());
    }

    private static List<String> alongside(CampaignStore store, FailureRow failure) {
        List<String> signatures = store.signatures(failure.firstRun());
        return store.failures().stream()
            .filter(row -> row.id() != failure.id() && signatures.contains(row.signature()))
            .map(FailureTitle::brief).toList();
    }

    private static String output(CampaignStore store, int run) throws IOException {
        List<RunRow> rows = store.run(run);
        Path file = rows.isEmpty() ? null : rows.get(0).output();
        return file == null || !Files.exists(file) ? "" : end(file); //$NON-NLS-1$
    }

    private static String end(Path file) throws IOException {
        try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) { //$NON-NLS-1$
            byte[] bytes = new byte[(int) Math.min(MOST_OUTPUT, in.length())];
            in.seek(in.length() - bytes.length);
            in.readFully(bytes);
            return new String(bytes, StandardCharsets.UTF_8);
        }
    }
}
