/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.policy;

import java.util.Arrays;
import java.util.StringTokenizer;
import org.contest.protocol.EventKind;
import org.contest.runtime.IntIndex;
import org.contest.runtime.model.ModelThread;

/**
 * How many events each thread and its descendants do on each variable. A thread is its place in the spawn tree; a
 * variable is taken by the class of the object (or the static field), so that it is the same in every run.
 */
final class EventTally {

    private final IntIndex threads = new IntIndex();
    private final IntIndex variables = new IntIndex();
    private int[][] counts = new int[8][];
    private int[] firstThread = new int[8];
    private boolean[] shared = new boolean[8];
    private boolean[] ofProgram = new boolean[8];
    private long total;

    /** The number of the variable that an event is about. */
    static int variable(EventKind kind, Object target, int detail) {
        if (target == null) {
            return kind.isAccess() ? detail : kind.ordinal();
        }
        return name(target.getClass()).hashCode() * 31 + (kind.isAccess() ? 1 : 0);
    }

    /** Classes of lambdas have numbers that differ between JVMs. */
    private static String name(Class<?> type) {
        String name = type.getName();
        int lambda = type.isHidden() ? name.indexOf("$$Lambda") : -1;
        return lambda < 0 ? name : name.substring(0, lambda);
    }

    private int reserve(int variable) {
        int v = variables.of(variable);
        if (v >= counts.length) {
            counts = Arrays.copyOf(counts, counts.length * 2);
            firstThread = Arrays.copyOf(firstThread, counts.length);
            shared = Arrays.copyOf(shared, counts.length);
            ofProgram = Arrays.copyOf(ofProgram, counts.length);
        }
        return v;
    }

    /** Counts an event for the thread and every ancestor. */
    void add(ModelThread t, int variable, boolean inProgram) {
        total++;
        int v = reserve(variable);
        if (counts[v] == null) {
            counts[v] = new int[8];
            firstThread[v] = t.index;
        }
        shared[v] |= firstThread[v] != t.index;
        ofProgram[v] |= inProgram;
        for (ModelThread at = t; at != null; at = at.parent) {
            int thread = threads.of(at.identity.hashCode());
            if (thread >= counts[v].length) {
                counts[v] = Arrays.copyOf(counts[v], Math.max(thread + 1, counts[v].length * 2));
            }
            counts[v][thread]++;
        }
    }

    /** The events on a variable by a thread and its descendants. */
    int count(ModelThread t, int variable) {
        int v = variables.find(variable);
        int thread = threads.find(t.identity.hashCode());
        return v < 0 || thread < 0 || thread >= counts[v].length ? 0 : counts[v][thread];
    }

    /** The variables that more than one thread used, as keys to draw from; those of the program or the others. */
    int[] sharedVariables(boolean program) {
        int[] keys = new int[variables.size()];
        int found = 0;
        for (int v = 0; v < variables.size(); v++) {
            if (shared[v] && ofProgram[v] == program) {
                keys[found++] = variables.keyOf(v);
            }
        }
        return Arrays.copyOf(keys, found);
    }

    long total() {
        return total;
    }

    /** Appends a line: total, number and hashes of the threads, then for each variable its key, marks and counts. */
    void format(StringBuilder text) {
        text.append("tally ").append(total).append(' ').append(threads.size());
        for (int thread = 0; thread < threads.size(); thread++) {
            text.append(' ').append(threads.keyOf(thread));
        }
        for (int v = 0; v < variables.size(); v++) {
            text.append(' ').append(variables.keyOf(v)).append(' ')
                .append((shared[v] ? 1 : 0) + (ofProgram[v] ? 2 : 0));
            for (int thread = 0; thread < threads.size(); thread++) {
                text.append(' ').append(thread < counts[v].length ? counts[v][thread] : 0);
            }
        }
        text.append('\n');
    }

    /** Reads what {@link #format} wrote. */
    static EventTally parse(String line) {
        StringTokenizer words = new StringTokenizer(line, " \n");
        words.nextToken();
        EventTally tally = new EventTally();
        tally.total = Long.parseLong(words.nextToken());
        int threadCount = Integer.parseInt(words.nextToken());
        for (int thread = 0; thread < threadCount; thread++) {
            tally.threads.of(Integer.parseInt(words.nextToken()));
        }
        while (words.hasMoreTokens()) {
            int v = tally.reserve(Integer.parseInt(words.nextToken()));
            int marks = Integer.parseInt(words.nextToken());
            tally.shared[v] = (marks & 1) != 0;
            tally.ofProgram[v] = (marks & 2) != 0;
            tally.counts[v] = new int[threadCount];
            for (int thread = 0; thread < threadCount; thread++) {
                tally.counts[v][thread] = Integer.parseInt(words.nextToken());
            }
        }
        return tally;
    }
}
