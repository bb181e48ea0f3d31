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
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.contest.analysis.operations.Operations;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.ReplaySummary;
import org.contest.engine.model.RunRow;
import org.contest.engine.store.CampaignStore;
import org.contest.engine.store.StoredRun;
import org.contest.protocol.Failure;
import org.contest.protocol.RunResult;
import org.contest.protocol.SiteTable;
import org.contest.protocol.trace.Trace;

/** A run that a user made between the runs of a campaign, which becomes one of them. */
public final class AddedRun {

    private static final String CONTROL = "controlled";

    private AddedRun() {
    }

    /**
     * Stores it as the last run of a campaign; the trace moves there.
     *
     * @param summary what it did
     * @param written its trace, which tells its program itself
     * @param scheduler how such runs are called
     * @throws EngineException with a plain sentence when the campaign is being run, or its files cannot be used
     */
    public static RunRow add(Path campaign, ReplaySummary summary, Path written, String scheduler, String description,
        long seed) {
        Path directory = campaign.toAbsolutePath().normalize();
        CampaignFiles files = new CampaignFiles(directory);
        FileLock lock = files.lock();
        try (CampaignStore store = CampaignStore.open(directory)) {
            int number = store.lastRun() + 1;
            Path trace = move(written, files.trace(number));
            Trace recorded = Trace.read(trace);
            Operations operations = Operations.of(recorded, SiteTable.read(files.sitesFor(trace)));
            Failure failure = summary.failure();
            StoredRun run = new StoredRun(number, scheduler, description, seed, summary.seconds(),
                store.head().seconds(), recorded.size(), operations.size(), recorded.threads().size(),
                TraceMeasure.schedule(recorded),
                CONTROL, failure == null ? List.of() : List.of(failure), summary.notes(), trace, null,
                List.of());
            store.add(run, RunResult.Health.NONE);
            return store.run(number).get(0);
        } catch (IOException e) {
            throw EngineException.tool("The run could not be added to the campaign in " + directory + " ("
                + e.getMessage() + ").", e);
        } finally {
            CampaignFiles.release(lock);
        }
    }

    /** The program locations that the trace tells are put beside it, where the campaign looks for them. */
    private static Path move(Path written, Path trace) throws IOException {
        Files.createDirectories(trace.getParent());
        Files.move(written, trace);
        Origin origin = Origin.of(trace);
        if (origin != null) {
            Files.write(CampaignFiles.sitesOf(trace), origin.sites());
        }
        return trace;
    }
}
