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
import java.util.Locale;
import org.contest.analysis.branch.Branch;
import org.contest.analysis.detect.Directions;
import org.contest.analysis.detect.RacingCalls;
import org.contest.engine.draw.Draw;
import org.contest.engine.model.Configurations;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.FindingRow;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.Scheduler;
import org.contest.protocol.SiteTable;
import org.contest.protocol.trace.Trace;
import org.jspecify.annotations.Nullable;

/** What runs are told that are to show a predicted finding. */
final class LedDraws {

    /** What a run is told by a trace and the program locations of it; null for no run. */
    @FunctionalInterface
    private interface Reader {
        @Nullable
        Draw draw(Trace trace, SiteTable sites) throws IOException;
    }

    private final CampaignFiles files;
    private final RunOptions common;
    private final long mostEvents;

    /**
     * For a campaign.
     *
     * @param common what every run is told, and the seed
     * @param mostEvents of a trace no more than these are read
     */
    LedDraws(CampaignFiles files, RunOptions common, long mostEvents) {
        this.files = files;
        this.common = common;
        this.mostEvents = mostEvents;
    }

    /** Follows a trace that has shown it to where it happens, then goes on at random; null where none leads there. */
    @Nullable
    Draw to(FindingRow row, Path seen) {
        return read(seen, (trace, sites) -> Directions.of(trace, sites, row.finding())
            .map(branch -> draw(described(row), led("finding-" + row.id(), trace, branch))).orElse(null));
    }

    /**
     * Follows a trace that has shown a race into the two calls of a library, then goes on at random at each event; null
     * where none leads there.
     *
     * @param attempt from 1: another way in each, the last one again and again with other random choices
     */
    @Nullable
    Draw intoCalls(FindingRow row, Path seen, int attempt) {
        return read(seen, (trace, sites) -> RacingCalls.into(trace, sites, row.finding(), attempt - 1)
            .map(branch -> draw(described(row) + ", inside the calls",
                led("finding-" + row.id() + "-inside-" + attempt, trace, branch).with(Key.FINE, true)
                    .with(Key.SEED, common.number(Key.SEED) + attempt)))
            .orElse(null));
    }

    /** Lets threads meet at its accesses; null where the trace that has shown it is gone, or is a beginning of it. */
    @Nullable
    Draw meeting(FindingRow row, Path seen) {
        return !Files.exists(seen) ? null : read(seen, (trace, sites) -> Directions.isIn(trace, row.finding())
            ? draw(described(row) + ", threads meet", Meeting.options(common, trace, sites, row.finding()))
            : null);
    }

    /** The run of a draw is over: what led it is deleted. */
    void done(Draw draw) {
        String prefix = draw.options().get(Key.REPLAY);
        try {
            if (!prefix.isEmpty()) {
                Files.deleteIfExists(Path.of(prefix));
            }
        } catch (IOException e) {
            throw EngineException.tool("The file " + prefix + " could not be deleted: " + e.getMessage(), e);
        }
    }

    private @Nullable Draw read(Path seen, Reader reader) {
        try {
            return reader.draw(Trace.readBeginning(seen, mostEvents), SiteTable.read(files.sitesFor(seen)));
        } catch (IOException e) {
            throw EngineException.tool(String.valueOf(e.getMessage()), e);
        }
    }

    private RunOptions led(String name, Trace trace, Branch branch) {
        Path prefix = files.branches().resolve(name + ".trace");
        try {
            Files.createDirectories(files.branches());
            branch.write(trace, prefix);
        } catch (IOException e) {
            throw EngineException.tool(String.valueOf(e.getMessage()), e);
        }
        return common.with(Key.SCHEDULER, Scheduler.REPLAY.text()).with(Key.CONTROL, true)
            .with(Key.AFTER_PREFIX, Scheduler.RANDOM.text()).with(Key.REPLAY, prefix)
            .with(Key.PREFIX, branch.length());
    }

    private Draw draw(String description, RunOptions options) {
        return new Draw(Configurations.CONFIRM, description, options.number(Key.SEED), options);
    }

    private static String described(FindingRow row) {
        return "finding " + row.id() + " (" + row.finding().kind().title().toLowerCase(Locale.ROOT) + ")";
    }
}
