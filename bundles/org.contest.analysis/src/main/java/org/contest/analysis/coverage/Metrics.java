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
import java.util.Map;
import org.contest.analysis.Similarity;

/** The one list of coverage metrics. */
public final class Metrics {

    private static final String WEIGHTED = "GoldiLockSC";

    private static final List<CoverageMetric> ALL = List.of(
        closed("Method interrupted", "(method, interrupted or not)", MethodInterrupted::new,
            MethodWorlds.INTERRUPTIONS),
        closed("Method pair", "(method A, method B)", MethodPairs::new, MethodWorlds.PAIRS),
        metric("ConcurPairs", "(pl1, pl2, switch)", ConcurPairs::new),
        metric("DUPairs*", "(var, pl1, pl2, t1, t2)", DefinitionUse::new),
        metric("Sync", "(pl, mode)", Sync::new),
        metric("Eraser", "(pl, var, state, lockset)", Shared.ERASER),
        metric("Eraser*", "(pl, var, state, lockset, t)", Shared.ERASER),
        metric("GoldiLock", "(pl, var, goldilockset)", Shared.GOLDI_LOCKS),
        metric("GoldiLock*", "(pl, var, goldilockset, t)", Shared.GOLDI_LOCKS),
        metric(WEIGHTED, "(pl, var, state, goldilockset)", GoldiLocks::withShortCircuits),
        metric("Avio", "(pl1, pl2, pl3, var)", Shared.AVIO),
        metric("Avio*", "(pl1, pl2, pl3, var, t1, t2)", Shared.AVIO),
        metric("GoodLock", "(pl1, pl2, l1, l2)", Shared.GOOD_LOCK),
        metric("GoodLock*", "(pl1, pl2, l1, l2, t)", Shared.GOOD_LOCK),
        metric("HBPair", "(pl1, pl2, syncObj)", Shared.HAPPENS_BEFORE),
        metric("HBPair*", "(pl1, pl2, syncObj, t1, t2)", Shared.HAPPENS_BEFORE));

    /** What basic metrics and their extended forms have in common. */
    private static final class Shared {
        private static final CollectorMaker ERASER = Eraser::new;
        private static final CollectorMaker GOLDI_LOCKS = GoldiLocks::whole;
        private static final CollectorMaker AVIO = Avio::new;
        private static final CollectorMaker GOOD_LOCK = GoodLock::new;
        private static final CollectorMaker HAPPENS_BEFORE = HappensBeforePairs::new;
    }

    private Metrics() {
    }

    /** What the tasks of a metric weigh, by their detail; empty where all weigh as much. */
    public static Map<String, Integer> weights(String metric) {
        return metric.equals(WEIGHTED) ? GoldiLocks.WEIGHTS : Map.of();
    }

    private static CoverageMetric metric(String name, String tuple, CollectorMaker maker) {
        return new CoverageMetric(name, tuple, maker, null);
    }

    private static CoverageMetric closed(String name, String tuple, CollectorMaker maker, World world) {
        return new CoverageMetric(name, tuple, maker, world);
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
     * @param names comma separated, in any case, blanks or hyphens or neither between words; empty for none,
     *     {@code all} among them for all
     * @throws IllegalArgumentException with a plain sentence when there is no such metric
     */
    public static List<CoverageMetric> named(String names) {
        List<CoverageMetric> chosen = new ArrayList<>();
        boolean all = false;
        for (String name : names.split(",")) {
            if (name.strip().equalsIgnoreCase("all")) {
                all = true;
            } else if (!name.isBlank()) {
                chosen.add(one(name.strip()));
            }
        }
        return all ? ALL : chosen.stream().distinct().toList();
    }

    private static CoverageMetric one(String name) {
        return ALL.stream().filter(metric -> plain(metric.name()).equals(plain(name))).findFirst()
            .orElseThrow(() -> new IllegalArgumentException("There is no metric \"" + name + "\"; the nearest is "
                + nearest(name) + ". The metrics are " + String.join(", ", names()) + "."));
    }

    /** Blanks and hyphens do not count. */
    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replace(" ", "").replace("-", "");
    }

    private static String nearest(String name) {
        String wanted = name.toLowerCase(Locale.ROOT);
        return names().stream()
            .min(Comparator.comparingInt(known -> Similarity.distance(wanted, known.toLowerCase(Locale.ROOT))))
            .orElseThrow();
    }
}
