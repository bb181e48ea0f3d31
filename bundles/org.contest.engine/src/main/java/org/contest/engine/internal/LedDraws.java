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
import java.util.Optional;
import org.contest.analysis.branch.Branch;
import org.contest.analysis.detect.Directions;
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
        Path prefix = files.branches().resolve("finding-" + row.id() + ".trace");
        try {
            Trace trace = Trace.readBeginning(seen, mostEvents);
            Optional<Branch> branch = Directions.of(trace, SiteTable.read(files.sitesFor(seen)), row.finding());
            if (branch.isEmpty()) {
                return null;
            }
            Files.createDirectories(files.branches());
            branch.get().write(trace, prefix);
            return draw(described(row), common.with(Key.SCHEDULER, Scheduler.REPLAY.text()).with(Key.CONTROL, true)
                .with(Key.AFTER_PREFIX, Scheduler.RANDOM.text()).with(Key.REPLAY, prefix)
                .with(Key.PREFIX, branch.get().length()));
        } catch (IOException e) {
            throw EngineException.tool(String.valueOf(e.getMessage()), e);
        }
    }

    /** Lets threads meet at its accesses; null where the trace that has shown it is gone, or is a beginning of it. */
    @Nullable
    Draw meeting(FindingRow row, Path seen) {
        if (!Files.exists(seen)) {
            return null;
        }
        try {
            Trace trace = Trace.readBeginning(seen, mostEvents);
            SiteTable sites = SiteTable.read(files.sitesFor(seen));
            return Meeting.isIn(trace, row.finding())
                ? draw(described(row) + ", threads meet", Meeting.options(common, trace, sites, row.finding()))
                : null;
        } catch (IOException e) {
            throw EngineException.tool(String.valueOf(e.getMessage()), e);
        }
    }

    private Draw draw(String description, RunOptions options) {
        return new Draw(Configurations.CONFIRM, description, options.number(Key.SEED), options);
    }

    private static String described(FindingRow row) {
        return "finding " + row.id() + " (" + row.finding().kind().title().toLowerCase(Locale.ROOT) + ")";
    }
}
