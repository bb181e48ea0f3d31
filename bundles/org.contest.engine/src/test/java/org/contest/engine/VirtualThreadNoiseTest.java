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
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Cancellation;
import org.contest.engine.model.ProgramSpec;
import org.contest.protocol.noise.Seeding;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Noise of each kind lets virtual threads go on: priorities made the JVM crash, and sleeps had no end. */
class VirtualThreadNoiseTest {

    private static final int RUNS = 3;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource(Seeding.class)
    void a_correct_program_of_virtual_threads_passes(Seeding seeding) {
        ProgramSpec program =
            Programs.of(List.of(Recorded.PROGRAMS), "org.contest.testprograms.success.ManyVirtualThreads",
                List.of());
        CampaignOptions options = CampaignOptions.defaults().withSeed(1).withRuns(RUNS)
            .with(CampaignOption.MODE, "in-process").with(CampaignOption.SCHEDULER, "noise")
            .with(CampaignOption.PLACEMENT, "random-all").with(CampaignOption.SEEDING, seeding.text())
            .with(CampaignOption.FREQUENCY, "500");
        try (Campaign campaign = Campaign.create(folder.resolve("x"), program, options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            Recorded.allPassed(campaign, RUNS);
        }
    }
}
