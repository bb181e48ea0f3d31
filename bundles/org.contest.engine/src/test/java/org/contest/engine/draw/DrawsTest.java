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
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Configurations;
import org.contest.engine.model.EngineException;
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
    void the_first_runs_of_auto_are_of_every_scheduler_without_noise() {
        Set<String> all = Set.copyOf(Configurations.DRAWN_CONTROLLED);
        for (long seed = 0; seed < 50; seed++) {
            Draws draws = new Draws(CampaignOptions.defaults(), seed);
            assertEquals(all, IntStream.rangeClosed(1, all.size()).mapToObj(run -> draws.draw(run).scheduler())
                .collect(Collectors.toSet()), "seed " + seed);
        }
    }

    @Test
    void auto_draws_every_scheduler_and_noise_for_a_share() {
        List<Draw> draws = draws(CampaignOptions.defaults(), 7);
        long noise = draws.stream().filter(draw -> draw.scheduler().equals("noise")).count();
        assertTrue(noise > 50 && noise < 150, noise + " of 600");
        Set<String> drawn = draws.stream().map(Draw::scheduler).collect(Collectors.toSet());
        assertTrue(drawn.containsAll(Configurations.DRAWN_CONTROLLED), drawn.toString());
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

    @Test
    void noise_as_a_rule_has_the_noise_of_free_threads_under_control() {
        CampaignOptions options = CampaignOptions.defaults().with(CampaignOption.SCHEDULER, "noise-rule");
        List<Draw> free = draws(options.with(CampaignOption.SCHEDULER, "noise"), 7);
        List<Draw> rule = draws(options, 7);
        for (int i = 0; i < free.size(); i++) {
            assertEquals(free.get(i).description(), rule.get(i).description());
            assertFalse(free.get(i).options().isTrue(Key.CONTROL));
            assertTrue(rule.get(i).options().isTrue(Key.CONTROL));
            boolean tampers = rule.get(i).description().contains("timeoutTamper");
            assertEquals(tampers ? "expire" : "virtual", rule.get(i).options().get(Key.TIME));
        }
    }

    @Test
    void read_write_is_told_what_was_asked_for_each_kind() {
        Draw draw = draws(CampaignOptions.defaults().with(CampaignOption.SCHEDULER, "noise")
            .with(CampaignOption.PLACEMENT, "read-write").with(CampaignOption.FREQUENCY, 1)
            .with(CampaignOption.SEEDING, "sleep").with(CampaignOption.STRENGTH, "40").with(CampaignOption.READS, "300")
            .with(CampaignOption.WRITES, "20,yield,7").with(CampaignOption.SYNC, "5,barrier")
            .with(CampaignOption.FIXED, true), 7).get(0);
        assertEquals(
            "read-write, reads sleep, frequency 300, strength exactly 40; writes yield, frequency 20, strength "
                + "exactly 7; sync barrier, frequency 5, strength exactly 40",
            draw.description());
    }

    @Test
    void options_of_noise_that_do_not_fit_each_other_are_refused() {
        CampaignOptions options = CampaignOptions.defaults().with(CampaignOption.READS, "300");
        EngineException refused = assertThrows(EngineException.class, () -> Draws.check(options
            .with(CampaignOption.PLACEMENT, "coverage")));
        assertEquals("The noise for reads, 300, needs the placement read-write, not coverage.", refused.getMessage());
        Draws.check(options.with(CampaignOption.PLACEMENT, "read-write"));
    }
}
