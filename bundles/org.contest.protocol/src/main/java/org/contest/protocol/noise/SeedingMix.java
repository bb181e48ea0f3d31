/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.noise;

import java.util.ArrayList;
import java.util.List;

/**
 * How often noise is made, and how: one of some seedings each time.
 *
 * @param frequency 0 (never) to 1000 (always)
 * @param seedings how, each with a strength in its unit
 */
public record SeedingMix(int frequency, List<Part> seedings) {

    /**
     * One way to make noise.
     *
     * @param seeding the heuristic
     * @param strength in its unit
     */
    public record Part(Seeding seeding, int strength) {
    }

    private static final int ALWAYS = 1000;
    private static final int MOST_STRENGTH = 1_000_000;

    /** Copies the list. */
    public SeedingMix {
        seedings = List.copyOf(seedings);
    }

    /**
     * As options give it.
     *
     * @param seedings names, joined by {@code +}
     * @param strengths numbers, joined by {@code +}: one for all, or one for each
     * @throws IllegalArgumentException with a plain sentence when something is wrong
     */
    public static SeedingMix of(String frequency, String seedings, String strengths) {
        List<Seeding> named = Seeding.listOf(seedings);
        String[] numbers = strengths.split("\\+", -1);
        if (numbers.length != 1 && numbers.length != named.size()) {
            throw new IllegalArgumentException("The noise strength \"" + strengths + "\" has " + numbers.length
                + " numbers for " + (named.size() == 1 ? "the one seeding " : named.size() + " seedings, ") + seedings
                + ". Give one number, or one for each.");
        }
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < named.size(); i++) {
            parts.add(new Part(named.get(i),
                number("strength", numbers[numbers.length == 1 ? 0 : i], MOST_STRENGTH)));
        }
        return new SeedingMix(number("frequency", frequency, ALWAYS), parts);
    }

    /**
     * As {@code FREQUENCY[,SEEDING[,STRENGTH]]} gives it; what is left out is as here.
     *
     * @throws IllegalArgumentException with a plain sentence when something is wrong
     */
    public SeedingMix with(String text) {
        String[] given = text.split(",", -1);
        if (given.length > 3) {
            throw new IllegalArgumentException("\"" + text + "\" is not FREQUENCY[,SEEDING[,STRENGTH]].");
        }
        return of(given[0], given.length > 1 ? given[1] : names(), given.length > 2 ? given[2] : strengths());
    }

    SeedingMix withFrequency(int other) {
        return new SeedingMix(other, seedings);
    }

    private static int number(String what, String text, int most) {
        try {
            int number = Integer.parseInt(text);
            if (number >= 0 && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // said below
        }
        throw new IllegalArgumentException("The noise " + what + " is \"" + text + "\", but has to be a whole number"
            + " from 0 to " + most + '.');
    }

    /** The names of the seedings, joined by {@code +}. */
    public String names() {
        StringBuilder names = new StringBuilder();
        for (Part part : seedings) {
            names.append(names.length() == 0 ? "" : "+").append(part.seeding().text());
        }
        return names.toString();
    }

    /** Their strengths, joined by {@code +}; one where all have the same. */
    public String strengths() {
        StringBuilder strengths = new StringBuilder();
        boolean same = true;
        for (Part part : seedings) {
            strengths.append(strengths.length() == 0 ? "" : "+").append(part.strength());
            same &= part.strength() == seedings.get(0).strength();
        }
        return same ? Integer.toString(seedings.get(0).strength()) : strengths.toString();
    }
}
