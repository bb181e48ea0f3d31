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
import java.util.List;

/**
 * Reads of one variable, each with the write of the same thread that belongs to it, and writes of other threads that
 * came before or after such a pair, though nothing keeps them from coming between. A few of each are kept.
 */
final class OpenPairs {

    private static final int MOST = 4;

    private record Pair(Access read, Access write) {
    }

    private final List<Pair> pairs = new ArrayList<>(1);
    private final List<Access> writes = new ArrayList<>(1);

    /** Takes a pair; {@code now} is what its thread knows. Returns the writes before that might have come between. */
    List<Access> pair(Access read, Access write, VectorClock now) {
        boolean known = pairs.stream().anyMatch(pair -> pair.write.thread() == write.thread()
            && pair.read.site() == read.site() && pair.write.site() == write.site());
        if (!known && pairs.size() < MOST) {
            pairs.add(new Pair(read, write));
        }
        return writes.stream().filter(other -> other.thread() != write.thread() && other.event() < read.event()
            && other.time() > now.of(other.thread()) && read.letsIn(write, other)).toList();
    }

    /** Takes a write; {@code now} is what its thread knows. Returns what it might have come between, with itself. */
    List<List<Integer>> write(Access write, VectorClock now) {
        boolean known =
            writes.stream().anyMatch(other -> other.thread() == write.thread() && other.site() == write.site());
        if (!known && writes.size() < MOST) {
            writes.add(write);
        }
        return pairs.stream().filter(pair -> pair.write.thread() != write.thread()
            && pair.write.time() > now.of(pair.write.thread()) && pair.read.letsIn(pair.write, write))
            .map(pair -> List.of(pair.read.event(), write.event(), pair.write.event())).toList();
    }
}
