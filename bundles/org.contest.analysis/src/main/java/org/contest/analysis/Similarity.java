/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** How far apart two words are. */
public final class Similarity {

    /** So many letters are a slip. */
    private static final int SLIP = 2;

    private Similarity() {
    }

    /** The known word that somebody meant who wrote another one by a slip; capitals do not count. */
    public static Optional<String> meant(String written, Collection<String> known) {
        String word = written.toLowerCase(Locale.ROOT);
        return known.stream().filter(one -> distance(word, one.toLowerCase(Locale.ROOT)) <= SLIP)
            .min(Comparator.comparingInt(one -> distance(word, one.toLowerCase(Locale.ROOT))));
    }

    /** The number of letters to insert, delete or change to make one word of the other (Levenshtein). */
    public static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int changed = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}
