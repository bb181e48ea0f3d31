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
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.ProgramSpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Deadlocks of class initializers in which the trace does not tell who held what. */
class InitializerReplayTest {

    private static final long SEED = 7;

    @TempDir
    private Path folder;

    /** One thread holds a class without initializer, which another asks for behind the last event of all. */
    @Test
    void a_class_without_events_is_left_to_who_asked_before_the_trace_ended() {
        ProgramSpec program = Programs.of(List.of(Recorded.PROGRAMS),
            "org.contest.testprograms.fail.SuperclassInitDeadlock", List.of());
        CampaignOptions options = CampaignOptions.defaults().withSeed(SEED).withRuns(200)
            .with(CampaignOption.SCHEDULER, "random").with(CampaignOption.MODE, "in-process");
        try (Campaign campaign = Campaign.create(folder.resolve("x"), program, options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            Recorded.comesAgain(Objects.requireNonNull(campaign.failures().get(0).trace()), 3);
        }
    }
}
