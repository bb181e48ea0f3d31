/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.identity;

import java.util.List;

/**
 * A coverage task: a tuple of abstract identities (Fiedor 2014, section 3). Tasks of different runs are the same task
 * when they are equal.
 *
 * @param locations program locations, none to three
 * @param objects abstract identities of the variable, of locks, of the synchronization object, or a set of locks
 * @param detail mode, state or flag; empty where the metric has none
 * @param threads abstract identities of threads; empty for basic metrics
 */
public record Task(List<Location> locations, List<String> objects, String detail, List<String> threads) {

    private static final int MOST = 3;

    /** Copies the lists. */
    public Task {
        locations = List.copyOf(locations);
        objects = List.copyOf(objects);
        threads = List.copyOf(threads);
    }

    /** All of it in one line. */
    public String text() {
        return String.join(" -> ", locations.stream().map(Location::text).toList()) + more();
    }

    /** All of it in one line, for the user: in the order of time, so that the third location, of Avio, is between. */
    public String inWords() {
        List<String> places = locations.stream().map(Location::inWords).toList();
        boolean between = places.size() == MOST;
        return String.join(" -> ", between ? List.of(places.get(0), places.get(2), places.get(1)) : places) + more();
    }

    private String more() {
        StringBuilder text = new StringBuilder();
        objects.forEach(object -> text.append(", ").append(object));
        if (!detail.isEmpty()) {
            text.append(", ").append(detail);
        }
        threads.forEach(thread -> text.append(", by ").append(thread));
        return text.toString();
    }
}
