/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.contest.engine.model.CampaignOption;
import org.contest.protocol.noise.Placement;
import org.contest.protocol.noise.Seeding;
import org.junit.jupiter.api.Test;

class HelpTest {

    @Test
    void help_lists_the_commands_that_work() {
        Cli help = Cli.run("--help");
        assertEquals(0, help.exit());
        for (String command : new String[] {"stress", "replay", "report", "campaigns", "tasks", "try"}) {
            assertTrue(help.out().contains("  " + command), help.out());
            assertEquals(0, Cli.run(command, "--help").exit());
        }
        assertFalse(help.out().contains("explain") || help.out().contains("search"), help.out());
    }

    @Test
    void help_of_stress_tells_every_option_of_a_campaign() {
        String help = Cli.run("stress", "--help").out();
        for (CampaignOption option : CampaignOption.values()) {
            assertTrue(help.contains("--" + option.text()), option.text());
        }
        List<String> names = new ArrayList<>(Placement.names());
        names.addAll(Seeding.names());
        for (String name : names) {
            assertTrue(help.contains("  " + name + ": "), name);
        }
        for (String option : new String[] {"--campaign", "--json", "--junit", "-cp", "--java", "--verbose"}) {
            assertTrue(help.contains(option), option);
        }
    }
}
