/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis;

import java.util.ArrayList;
import java.util.List;

/** The one list of coverage metrics. */
public final class Metrics {

    private static final List<CoverageMetric> ALL = List.of(new Sync(), new ConcurPairs());

    private Metrics() {
    }

    /** All metrics. */
    public static List<CoverageMetric> all() {
        return ALL;
    }

    /**
     * The metrics with these names.
     *
     * @param names comma separated; empty for none
     * @throws IllegalArgumentException with a plain sentence when there is no such metric
     */
    public static List<CoverageMetric> named(String names) {
        List<CoverageMetric> chosen = new ArrayList<>();
        for (String name : names.split(",")) {
            if (!name.isBlank()) {
                chosen.add(named(name.strip(), ALL));
            }
        }
        return chosen;
    }

    private static CoverageMetric named(String name, List<CoverageMetric> metrics) {
        return metrics.stream().filter(metric -> metric.name().equalsIgnoreCase(name)).findFirst()
            .orElseThrow(() -> new IllegalArgumentException("There is no metric \"" + name + "\"; the metrics are "
                + String.join(", ", metrics.stream().map(CoverageMetric::name).toList()) + "."));
    }
}
