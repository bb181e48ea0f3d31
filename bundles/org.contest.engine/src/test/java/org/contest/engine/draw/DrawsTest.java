/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.contest.engine.CampaignOption;
import org.contest.engine.CampaignOptions;
import org.contest.engine.Configurations;
import org.contest.protocol.RunOptions.Key;
import org.junit.jupiter.api.Test;

class DrawsTest {

    private static List<Draw> draws(CampaignOptions options, long seed) {
        Draws draws = new Draws(options, seed);
        return IntStream.rangeClosed(1, 600).mapToObj(draws::draw).toList();
    }

    @Test
    void the_same_seed_draws_the_same() {
        assertEquals(draws(CampaignOptions.defaults(), 7), draws(CampaignOptions.defaults(), 7));
        assertNotEquals(draws(CampaignOptions.defaults(), 7), draws(CampaignOptions.defaults(), 8));
    }

    @Test
    void every_run_has_its_own_seed() {
        Set<Long> seeds = draws(CampaignOptions.defaults(), 7).stream().map(Draw::seed).collect(Collectors.toSet());
        assertEquals(600, seeds.size());
    }

    @Test
    void auto_draws_every_scheduler_and_noise_for_a_share() {
        List<Draw> draws = draws(CampaignOptions.defaults(), 7);
        long noise = draws.stream().filter(draw -> draw.scheduler().equals("noise")).count();
        assertTrue(noise > 50 && noise < 150, noise + " of 600");
        Set<String> drawn = draws.stream().map(Draw::scheduler).collect(Collectors.toSet());
        assertTrue(drawn.containsAll(Configurations.CONTROLLED), drawn.toString());
    }

    @Test
    void control_goes_with_controlled_schedulers_only() {
        for (Draw draw : draws(CampaignOptions.defaults(), 7)) {
            assertEquals(Configurations.CONTROLLED.contains(draw.scheduler()), draw.options().isTrue(Key.CONTROL));
            assertEquals(draw.scheduler(), draw.options().get(Key.SCHEDULER));
        }
    }

    @Test
    void what_is_asked_for_is_not_drawn() {
        CampaignOptions options = CampaignOptions.defaults().with(CampaignOption.SCHEDULER, "noise")
            .with(CampaignOption.SEEDING, "yield").with(CampaignOption.FREQUENCY, 77);
        for (Draw draw : draws(options, 7)) {
            assertEquals("yield", draw.options().get(Key.SEEDING));
            assertEquals("77", draw.options().get(Key.FREQUENCY));
        }
        assertTrue(draws(options, 7).stream().map(draw -> draw.options().get(Key.PLACEMENT)).distinct().count() > 1);
    }
}
