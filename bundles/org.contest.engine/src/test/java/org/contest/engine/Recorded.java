/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/** Campaigns that leave a failing run behind, for tests of replays. */
final class Recorded {

    static final Path PROGRAMS = Path.of(System.getProperty("contest.testprograms"));
    private static final String FAIL = "org.contest.testprograms.fail.";

    private Recorded() {
    }

    /** The trace of the first failing run of a test program under the random scheduler. */
    static Path failing(Path directory, String program) {
        return failing(directory, ProgramSpec.of(List.of(PROGRAMS), FAIL + program, List.of()), "random");
    }

    /** The trace of the first failing run of a test program under a scheduler. */
    static Path failing(Path directory, String program, String scheduler) {
        return failing(directory, ProgramSpec.of(List.of(PROGRAMS), FAIL + program, List.of()), scheduler);
    }

    /** The trace of the first failing run of a program under a scheduler. */
    static Path failing(Path directory, ProgramSpec program, String scheduler) {
        return failing(directory, program, scheduler, "in-process");
    }

    /** The trace of the first failing run of a test program under noise, each run in a JVM of its own. */
    static Path failingFork(Path directory, String program) {
        return failing(directory, ProgramSpec.of(List.of(PROGRAMS), FAIL + program, List.of()), "noise", "fork");
    }

    private static Path failing(Path directory, ProgramSpec program, String scheduler, String mode) {
        CampaignOptions options = CampaignOptions.defaults().withSeed(3).withRuns(200)
            .with(CampaignOption.SCHEDULER, scheduler).with(CampaignOption.MODE, mode);
        try (Campaign campaign = Campaign.create(directory, program, options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            return Objects.requireNonNull(campaign.failures().get(0).trace());
        }
    }

    /** A replay as the options ask for. */
    static ReplaySummary replay(Path trace, ReplayOptions options) {
        return Replay.run(trace, options, Cancellation.NEVER);
    }
}
