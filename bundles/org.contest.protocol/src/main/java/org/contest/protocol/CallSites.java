/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * How many instructions that access variables call a hook, and how many do not since a reduction removed the call.
 *
 * @param kept number of instructions with a hook
 * @param removed number of those without, by reduction; a reduction that removed nothing may be absent
 * @param unshared number of those with a hook that access variables which runs have found unshared
 * @param protectedOnes number of those with a hook that access variables which runs have found protected
 */
public record CallSites(int kept, Map<Reduction, Integer> removed, int unshared, int protectedOnes) {

    /** Nothing was instrumented. */
    public static final CallSites NONE = new CallSites(0, Map.of(), 0, 0);

    /** Copies the map. */
    public CallSites {
        Map<Reduction, Integer> copy = new EnumMap<>(Reduction.class);
        copy.putAll(removed);
        removed = Collections.unmodifiableMap(copy);
    }

    /** A copy with what runs have found. */
    public CallSites with(int newUnshared, int newProtected) {
        return new CallSites(kept, removed, newUnshared, newProtected);
    }

    /** All instructions that access variables. */
    public int total() {
        return kept + removed.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** How many calls a reduction removed. */
    public int removed(Reduction reduction) {
        return removed.getOrDefault(reduction, 0);
    }

    /** A sentence for the user. */
    public String inWords() {
        List<String> parts = new ArrayList<>();
        for (Reduction reduction : Reduction.values()) {
            if (removed(reduction) > 0) {
                parts.add(removed(reduction) + " " + reduction.inWords());
            }
        }
        return "Accesses of variables: " + total() + " call sites, " + kept + " with a hook"
            + (parts.isEmpty() ? "" : "; left out: " + String.join(", ", parts))
            + (unshared + protectedOnes == 0 ? "."
                : ". Of those with a hook, " + unshared + " access variables that runs "
                    + "have found unshared, " + protectedOnes + " protected ones.");
    }
}
