/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class CampaignOptionsTest {

    @ParameterizedTest
    @EnumSource(CampaignOption.class)
    void every_default_passes_its_own_check(CampaignOption option) {
        assertEquals("", option.problem(option.defaultValue()));
        assertTrue(option.description().endsWith("."), option.description());
    }

    @ParameterizedTest
    @CsvSource({"RUNS,-1", "RUNS,many", "TIME,1.5", "STOP_ON,later", "MODE,thread", "SCHEDULER,fifo", "JOBS,1025",
        "SEED,0x10", "EXPECT_OUTPUT,(", "EXIT_CODE,256", "RECORD,everything", "TIMEOUT,0"})
    void a_value_that_is_not_possible_is_refused_in_a_sentence(CampaignOption option, String value) {
        EngineException e =
            assertThrows(EngineException.class, () -> CampaignOptions.defaults().with(option, value));
        assertEquals(EngineException.Side.USER, e.side());
        assertTrue(e.getMessage().startsWith("\"" + value + "\" is not possible for " + option.text() + ": it needs "),
            e.getMessage());
    }

    @Test
    void a_campaign_without_bounds_ends_after_five_minutes() {
        assertEquals(300, CampaignOptions.defaults().seconds());
        assertEquals(0, CampaignOptions.defaults().withRuns(10).seconds());
        assertEquals(7, CampaignOptions.defaults().with(CampaignOption.TIME, 7).seconds());
        assertEquals(0, CampaignOptions.defaults().with(CampaignOption.STOP_ON, "never").seconds());
    }

    @Test
    void options_are_values() {
        CampaignOptions options = CampaignOptions.defaults().withRuns(3).withSeed(4);
        assertEquals(CampaignOptions.defaults().withSeed(4).withRuns(3), options);
        assertEquals(0, CampaignOptions.defaults().number(CampaignOption.RUNS));
        assertEquals("3", options.get(CampaignOption.RUNS));
        assertEquals("auto", options.get(CampaignOption.SCHEDULER));
    }
}
