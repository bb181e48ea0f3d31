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
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Cancellation;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The program ends the JVM in one thread while others wait. */
class ProgramExitTest {

    private static final int RUNS = 5;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"noise, in-process", "random, in-process", "noise, fork"})
    void what_waiting_threads_throw_then_is_no_failure(String scheduler, String mode) {
        CampaignOptions options = CampaignOptions.defaults().withSeed(1).withRuns(RUNS)
            .with(CampaignOption.MODE, mode).with(CampaignOption.SCHEDULER, scheduler);
        try (Campaign campaign =
            Campaign.create(folder.resolve("x"), Sample.of("ExitsWhileOthersWait"), options)) {
            campaign.run(CampaignListener.NONE, Cancellation.NEVER);
            Recorded.allPassed(campaign, RUNS);
        }
    }
}
