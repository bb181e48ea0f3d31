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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.ProgramSpec;
import org.contest.protocol.Failure;
import org.jspecify.annotations.Nullable;

/**
 * Files of finished runs, as a campaign keeps them: some traces of each signature, and each output once. Used by one
 * thread, in the order of the runs.
 */
final class KeptFiles {

    /** Traces kept of one signature; later ones tell nothing new. */
    private static final int TRACES_EACH = 20;
    /** Outputs to compare a new one with. */
    private static final int MOST_OUTPUTS = 10_000;
    private static final long FACTOR = 0x100000001B3L;

    private final CampaignFiles files;
    private final Map<String, Integer> tracesOf = new HashMap<>();
    private final Map<Long, Path> outputs = new HashMap<>();
    private long bytes;

    KeptFiles(CampaignFiles files) {
        this.files = files;
        bytes = files.bytes();
    }

    /** Bytes on disk, without the campaign file. */
    long bytes() {
        return bytes;
    }

    /** The output of a run; that of an earlier run when it printed the same, null when it printed nothing. */
    @Nullable
    Path output(FinishedRun run) {
        Path file = run.output();
        if (file == null) {
            return null;
        }
        try {
            byte[] text = Files.readAllBytes(file);
            Path same = outputs.size() < MOST_OUTPUTS ? outputs.putIfAbsent(hash(text), file) : outputs.get(hash(text));
            if (same != null && Files.mismatch(same, file) < 0) {
                Files.delete(file);
                return same;
            }
            bytes += text.length;
            return file;
        } catch (IOException e) {
            throw EngineException.tool("The output " + file + " could not be kept (" + e.getMessage() + ").", e);
        }
    }

    private static long hash(byte[] text) {
        long hash = text.length;
        for (byte b : text) {
            hash = (hash ^ b) * FACTOR;
        }
        return hash;
    }

    /** The trace of a run, made complete in itself; null when none is kept. */
    @Nullable
    Path trace(FinishedRun run, ProgramSpec program, CampaignOptions options) {
        Path trace = run.trace();
        if (trace == null) {
            return null;
        }
        if (!run.failures().isEmpty() && run.failures().stream()
            .noneMatch(failure -> tracesOf.merge(failure.signature(), 1, Integer::sum) <= TRACES_EACH)) {
            discardTrace(run.number());
            return null;
        }
        try {
            List<String> signed = run.failures().stream().map(Failure::signature).toList();
            new Origin(program, options, signed, files.sitesFor(trace)).appendTo(trace);
            bytes += Files.size(trace);
        } catch (IOException e) {
            throw EngineException.tool("The trace " + trace + " could not be completed (" + e.getMessage() + ").", e);
        }
        return trace;
    }

    /** Keeps the output of a run that is not stored by another name, as the number is another run's later. */
    Path withoutEnd(int number) {
        Path output = files.output(number);
        Path kept = output.resolveSibling("run-" + number + "-without-end.txt");
        try {
            return Files.move(output, kept, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw EngineException.tool("The output " + output + " could not be kept (" + e.getMessage() + ").", e);
        }
    }

    private void discardTrace(int number) {
        CampaignFiles.delete(files.trace(number));
        CampaignFiles.delete(CampaignFiles.sitesOf(files.trace(number)));
    }

    /** Forgets a run that is not stored. */
    void discard(int number) {
        discardTrace(number);
        CampaignFiles.delete(files.output(number));
    }
}
