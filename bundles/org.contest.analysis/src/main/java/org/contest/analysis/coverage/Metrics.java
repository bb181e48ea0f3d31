/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.coverage;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.contest.analysis.Similarity;

/** The one list of coverage metrics. */
public final class Metrics {

    private static final List<CoverageMetric> ALL = List.of(
        new CoverageMetric("Sync", "(pl, mode)", Sync::new),
        new CoverageMetric("ConcurPairs", "(pl1, pl2, switch)", ConcurPairs::new));

    private Metrics() {
    }

    /** All metrics. */
    public static List<CoverageMetric> all() {
        return ALL;
    }

    /** The names of all metrics. */
    public static List<String> names() {
        return ALL.stream().map(CoverageMetric::name).toList();
    }

    /**
     * The metrics with these names.
     *
     * @param names comma separated, in any case; empty for none, {@code all} for all
     * @throws IllegalArgumentException with a plain sentence when there is no such metric
     */
    public static List<CoverageMetric> named(String names) {
        if (names.strip().equalsIgnoreCase("all")) {
            return ALL;
        }
        List<CoverageMetric> chosen = new ArrayList<>();
        for (String name : names.split(",")) {
            if (!name.isBlank()) {
                chosen.add(one(name.strip()));
            }
        }
        return chosen.stream().distinct().toList();
    }

    private static CoverageMetric one(String name) {
        return ALL.stream().filter(metric -> metric.name().equalsIgnoreCase(name)).findFirst()
            .orElseThrow(() -> new IllegalArgumentException("There is no metric \"" + name + "\"; the nearest is "
                + nearest(name) + ". The metrics are " + String.join(", ", names()) + "."));
    }

    private static String nearest(String name) {
        String wanted = name.toLowerCase(Locale.ROOT);
        return names().stream()
            .min(Comparator.comparingInt(known -> Similarity.distance(wanted, known.toLowerCase(Locale.ROOT))))
            .orElseThrow();
    }
}
