/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.contest.analysis.Similarity;
import org.contest.engine.model.CampaignOption.Check;
import org.contest.protocol.noise.Placement;
import org.contest.protocol.noise.RandomPerRun;
import org.contest.protocol.noise.Seeding;
import org.contest.protocol.noise.SeedingMix;

/** Checks of the options of noise: the words are those of the runtime, which refuses the same. */
final class NoiseChecks {

    static final Check PLACEMENT = new NoiseCheck(Placement::plocs, RandomPerRun.placements(), placements());
    static final Check SEEDING = new NoiseCheck(Seeding::listOf, RandomPerRun.seedings(), seedings());
    static final Check FREQUENCY = new NoiseCheck(value -> SeedingMix.of(value, "sleep", "1"),
        List.of("10", "50", "100", "200", "500"), Map.of());
    static final Check STRENGTH = new NoiseCheck(NoiseChecks::strengths, List.of("10", "50", "200", "1000", "5000"),
        Map.of());
    static final Check MIX = value -> value.isEmpty() ? "" : wrong(SeedingMix.of("0", "sleep", "1")::with, value);

    private NoiseChecks() {
    }

    private record NoiseCheck(Consumer<String> parser, List<String> names, Map<String, String> meanings)
        implements Check {
        @Override
        public String wrong(String value) {
            String wrong = value.equals(RandomPerRun.NAME) ? "" : NoiseChecks.wrong(parser, value);
            return wrong.isEmpty() ? "" : wrong + meant(value);
        }

        private String meant(String value) {
            return Arrays.stream(value.split("\\+")).filter(one -> !meanings.isEmpty() && !names.contains(one))
                .flatMap(one -> Similarity.meant(one, names).stream()).findFirst()
                .map(one -> "; perhaps " + one + " is meant").orElse("");
        }

        @Override
        public List<String> offered() {
            List<String> offered = new ArrayList<>(List.of(RandomPerRun.NAME));
            offered.addAll(names);
            return offered;
        }
    }

    private static String wrong(Consumer<String> parser, String value) {
        try {
            parser.accept(value);
            return "";
        } catch (IllegalArgumentException e) {
            String sentence = String.valueOf(e.getMessage());
            return sentence.substring(0, sentence.length() - 1).replaceFirst("^T", "t");
        }
    }

    private static void strengths(String value) {
        for (String one : value.split("\\+", -1)) {
            SeedingMix.of("0", "sleep", one);
        }
    }

    private static Map<String, String> placements() {
        Map<String, String> meanings = drawn();
        for (Placement placement : Placement.values()) {
            meanings.put(placement.text(), placement.description());
        }
        return meanings;
    }

    private static Map<String, String> seedings() {
        Map<String, String> meanings = drawn();
        for (Seeding seeding : Seeding.values()) {
            String unit = seeding.unit().text();
            meanings.put(seeding.text(), seeding.description() + (unit.isEmpty() ? "" : "; " + unit));
        }
        return meanings;
    }

    private static Map<String, String> drawn() {
        Map<String, String> meanings = new LinkedHashMap<>();
        meanings.put(RandomPerRun.NAME, "drawn for each run");
        return meanings;
    }
}
