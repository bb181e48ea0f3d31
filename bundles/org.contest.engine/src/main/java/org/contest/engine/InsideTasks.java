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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.contest.analysis.coverage.CoverageMeasure;
import org.contest.analysis.coverage.Metrics;
import org.contest.analysis.identity.Identities;
import org.contest.engine.internal.CampaignFiles;
import org.contest.engine.internal.TaskLedger;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Count;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.RunRow;
import org.contest.engine.store.CampaignStore;
import org.contest.protocol.SiteTable;
import org.contest.protocol.trace.Trace;

/**
 * The tasks of all events of a campaign, also where it has counted those of operations: then measured anew, from the
 * traces that are kept, into a campaign file of its own that is gone in the end.
 */
public final class InsideTasks implements AutoCloseable {

    private final Path directory;
    private final boolean isTemporary;
    private final String note;

    private InsideTasks(Path directory, boolean isTemporary, String note) {
        this.directory = directory;
        this.isTemporary = isTemporary;
        this.note = note;
    }

    /**
     * Of a campaign.
     *
     * @throws EngineException with a plain sentence when it keeps no trace, or one cannot be read
     */
    public static InsideTasks of(Path campaign) {
        try (CampaignStore from = CampaignStore.open(campaign.toAbsolutePath().normalize())) {
            if (from.options().isTrue(CampaignOption.INSIDE)) {
                return new InsideTasks(campaign, false,
                    "The campaign counts all events: these are the tasks of all its runs.");
            }
            List<RunRow> runs =
                from.runs().stream().filter(run -> run.trace() != null && Files.exists(run.trace())).toList();
            if (runs.isEmpty()) {
                throw EngineException.user("No trace of the campaign in " + campaign + " is kept, so its events inside "
                    + "libraries are not known. Run it with --inside, which counts them.");
            }
            InsideTasks tasks = new InsideTasks(Files.createTempDirectory("contest-inside"), true,
                "These are tasks of all events, of the " + Count.of(runs.size(), "run") + " whose traces are kept, of "
                    + from.lastRun() + ".");
            try {
                measure(from, new CampaignFiles(campaign), runs, tasks.directory);
                return tasks;
            } catch (EngineException e) {
                tasks.close();
                throw e;
            }
        } catch (IOException e) {
            throw EngineException.tool("No temporary files could be used (" + e.getMessage() + ").", e);
        }
    }

    private static void measure(CampaignStore from, CampaignFiles files, List<RunRow> runs, Path into) {
        CampaignOptions options = from.options();
        CampaignStore.Head head = from.head();
        try (CampaignStore to =
            CampaignStore.create(into, head.id(), head.created(), head.seed(), from.program(), options)) {
            Identities identities = new Identities();
            to.use(identities);
            CoverageMeasure measure = new CoverageMeasure(Metrics.named(options.get(CampaignOption.METRICS)),
                identities, true, options.number(CampaignOption.THREAD_METHODS));
            TaskLedger ledger = new TaskLedger(measure);
            for (RunRow run : runs) {
                Path trace = Objects.requireNonNull(run.trace());
                to.put(ledger.add(run.number(), measure(measure, trace, files.sitesFor(trace))));
            }
            to.put(ledger.unwritten());
        }
    }

    private static int[][] measure(CoverageMeasure measure, Path trace, Path sites) {
        try {
            return measure.measure(Trace.read(trace), SiteTable.read(sites)).covered();
        } catch (IOException e) {
            throw EngineException.user("The tasks of the trace " + trace + " cannot be told: " + e.getMessage(), e);
        }
    }

    /** The directory of a campaign whose tasks these are. */
    public Path directory() {
        return directory;
    }

    /** Which runs they are of, for the user. */
    public String note() {
        return note;
    }

    @Override
    public void close() {
        if (isTemporary) {
            try {
                CampaignFiles.deleteFolder(directory);
            } catch (IOException e) {
                throw EngineException.tool("The folder " + directory + " could not be deleted (" + e.getMessage()
                    + ").", e);
            }
        }
    }
}
