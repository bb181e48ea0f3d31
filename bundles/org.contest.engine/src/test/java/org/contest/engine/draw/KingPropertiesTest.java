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
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.EngineException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KingPropertiesTest {

    @TempDir
    private Path folder;

    private Path file(String... lines) throws IOException {
        return Files.write(folder.resolve("KingProperties"), List.of(lines));
    }

    private KingProperties.Read read(String... lines) throws IOException {
        return KingProperties.read(file(lines), CampaignOptions.defaults());
    }

    @Test
    void keys_become_options_of_noise() throws IOException {
        CampaignOptions options = read("noiseFrequency = 150", "noiseType = sleep", "strength=20", "haltOneThread=true",
            "timeoutTampering=false", "sharedVarNoise=one", "targetClasses=p/q, r.S").options();
        assertEquals("noise", options.get(CampaignOption.SCHEDULER));
        assertEquals("150", options.get(CampaignOption.FREQUENCY));
        assertEquals("sleep+haltOneThread", options.get(CampaignOption.SEEDING));
        assertEquals("20", options.get(CampaignOption.STRENGTH));
        assertEquals("sharedVar-one", options.get(CampaignOption.PLACEMENT));
        assertEquals("p.q*,r.S*", options.get(CampaignOption.INCLUDE));
    }

    @Test
    void unknown_keys_are_told() throws IOException {
        List<String> unknown = read("coverageDirectory=/x", "noiseFrequency=1").unknown();
        assertEquals(1, unknown.size());
        assertTrue(unknown.get(0).startsWith("The key coverageDirectory of "), unknown.get(0));
        assertTrue(unknown.get(0).endsWith("; it is left out."), unknown.get(0));
        String slip = read("strenght=20").unknown().get(0);
        assertTrue(slip.endsWith("; it is left out. Perhaps strength is meant."), slip);
    }

    @Test
    void a_value_that_is_not_possible_is_told_with_its_key() throws IOException {
        Path wrong = file("noiseFrequency=often");
        EngineException e =
            assertThrows(EngineException.class, () -> KingProperties.read(wrong, CampaignOptions.defaults()));
        assertTrue(e.getMessage().startsWith("In " + wrong + ", \"often\" is not possible for noiseFrequency: "),
            e.getMessage());
        assertThrows(EngineException.class, () -> read("noiseType=thunder"));
        assertThrows(EngineException.class,
            () -> KingProperties.read(folder.resolve("missing"), CampaignOptions.defaults()));
    }
}
