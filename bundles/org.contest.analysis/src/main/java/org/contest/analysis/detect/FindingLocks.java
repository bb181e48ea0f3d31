/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Names for the locks of one finding: an object has one in all places, and two objects that would read as one common
 * lock have a number.
 */
final class FindingLocks {

    private final LockTitles titles;
    private final Map<Integer, String> names = new LinkedHashMap<>();
    private final Map<Integer, Boolean> known = new HashMap<>();
    private final List<Set<Integer>> places = new ArrayList<>();

    FindingLocks(LockTitles titles) {
        this.titles = titles;
    }

    /** Adds the locks of one place, in the order of the story: those that are held, and the one that is taken. */
    void add(List<HeldLocks.Held> locks) {
        Set<Integer> here = new LinkedHashSet<>();
        for (HeldLocks.Held lock : locks) {
            here.add(lock.object());
            boolean isKnown = titles.isOfProgram(lock.event());
            Boolean before = known.putIfAbsent(lock.object(), isKnown);
            if (before == null || isKnown && !before) {
                names.put(lock.object(), titles.of(lock));
                known.put(lock.object(), isKnown);
            }
        }
        places.add(here);
    }

    /**
     * Gives numbers.
     *
     * @param all true when the locks of one place are to be told apart, too
     */
    void number(boolean all) {
        Map<String, Set<Integer>> alike = new LinkedHashMap<>();
        names.forEach((object, name) -> alike.computeIfAbsent(name, n -> new LinkedHashSet<>()).add(object));
        alike.forEach((name, objects) -> {
            if (objects.size() > 1 && (all || differ(objects))) {
                int number = 0;
                for (int object : objects) {
                    names.put(object, name + " #" + ++number);
                }
            }
        });
    }

    /** True when two places have some of these objects, and not the same ones. */
    private boolean differ(Set<Integer> objects) {
        return places.stream().map(place -> place.stream().filter(objects::contains).toList())
            .filter(some -> !some.isEmpty()).map(Set::copyOf).distinct().count() > 1;
    }

    String of(int object) {
        return names.getOrDefault(object, "a lock");
    }
}
