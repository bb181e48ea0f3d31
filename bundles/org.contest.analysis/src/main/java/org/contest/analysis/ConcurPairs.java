/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;
import org.jspecify.annotations.Nullable;

/**
 * Pairs of program locations that followed each other, and whether the thread switched between them (Fiedor 2014,
 * section 3, ConcurPairs). Task: (pl1, pl2, switch).
 */
final class ConcurPairs implements CoverageMetric {

    private record Pair(int first, int second, boolean switched) {
    }

    @Override
    public String name() {
        return "ConcurPairs";
    }

    @Override
    public Collector collector() {
        return new Collector() {
            private final Locations locations = new Locations();
            private final Map<Pair, String> pairs = new HashMap<>();
            private int lastThread = -1;
            private @Nullable Site last;

            @Override
            public void event(int thread, EventKind kind, Site site, int object, long value) {
                if (site.id() < 0) {
                    return;
                }
                if (last != null) {
                    Site first = last;
                    boolean switched = lastThread != thread;
                    pairs.computeIfAbsent(new Pair(first.id(), site.id(), switched), pair -> locations.of(first)
                        + " -> " + locations.of(site) + (switched ? ", switch" : ", no switch"));
                }
                last = site;
                lastThread = thread;
            }

            @Override
            public Set<String> tasks() {
                return new HashSet<>(pairs.values());
            }
        };
    }
}
