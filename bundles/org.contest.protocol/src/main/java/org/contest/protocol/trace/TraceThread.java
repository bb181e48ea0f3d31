/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.trace;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A thread of a recorded run.
 *
 * @param index number in its run, the one that events carry
 * @param identity path in the spawn tree, equal in every run: {@code 0} for main, {@code 0.2} for its second child
 * @param name name when it was announced; for people only
 */
public record TraceThread(int index, String identity, String name) {

    /** As the runtime tells of a thread: {@code 0.1 "reader"}. */
    private static final String TOLD = "[0-9.]+ \"([^\"]*)\"";

    /**
     * What to call each of these threads, by index: its name, with its place in the spawn tree where others have the
     * name too. Virtual threads have no name unless the program gives them one.
     */
    public static Map<Integer, String> titles(List<TraceThread> threads) {
        Map<String, Integer> same = new HashMap<>();
        threads.forEach(thread -> same.merge(thread.name, 1, Integer::sum));
        Map<Integer, String> titles = new HashMap<>();
        for (TraceThread thread : threads) {
            boolean isUnique = same.getOrDefault(thread.name, 0) == 1;
            String named = isUnique ? thread.name : thread.name + '(' + thread.identity + ')';
            titles.put(thread.index, thread.name.isEmpty() ? "thread " + thread.identity : named);
        }
        return titles;
    }

    /** What the runtime tells, with the names of threads alone. */
    public static String namesIn(String told) {
        return told.replaceAll(TOLD, "$1");
    }
}
