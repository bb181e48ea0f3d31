/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.coverage;

import java.util.Arrays;
import org.contest.analysis.stream.Indexed;
import org.contest.analysis.stream.Steps;
import org.contest.protocol.EventKind.Category;
import org.contest.protocol.WaitOutcome;

/**
 * Synchronization as GoldiLocks sees it: each time a member of a set brings another one into the set. Members are
 * threads, locks and volatile variables of the run, each with a number.
 */
final class Transfers {

    /** A thread, a lock or a variable: its number as a member from 1, and its abstract identity. */
    private static final class Member {
        private int number;
    }

    private final Indexed<Member> threads = new Indexed<>(Member::new);
    private final Indexed<Member> objects = new Indexed<>(Member::new);
    private final Indexed<Member> variables = new Indexed<>(Member::new);
    private int[] names = new int[64];
    private int members;
    private int[] from = new int[64];
    private int[] to = new int[64];
    private int size;
    private int[] stamps = {};
    private int[] grown = {};
    private int grownSize;
    private int stamp;

    /** Takes an event, if it synchronizes. */
    void take(Steps step) {
        if (step.kind().category() == Category.SYNCHRONIZATION) {
            synchronization(step, ofThread(step));
        }
    }

    private void synchronization(Steps step, int thread) {
        switch (step.kind()) {
        case MONITOR_ENTER, WAIT_END -> add(monitor(step), thread);
        case MONITOR_EXIT, WAIT -> add(thread, monitor(step));
        case VOLATILE_READ, STATIC_VOLATILE_READ, ATOMIC_READ -> add(variable(step), thread);
        case VOLATILE_WRITE, STATIC_VOLATILE_WRITE, ATOMIC_WRITE -> add(thread, variable(step));
        case ATOMIC_UPDATE -> {
            add(variable(step), thread);
            add(thread, variable(step));
        }
        case THREAD_START -> {
            if (step.value() >= 0) {
                add(thread, number(threads.of((int) step.value())));
            }
        }
        case JOIN -> {
            int ended = step.threadOfObject();
            if (ended >= 0 && step.value() == WaitOutcome.SIGNALLED.ordinal()) {
                add(number(threads.of(ended)), thread);
            }
        }
        default -> {
        }
        }
    }

    private int monitor(Steps step) {
        return named(objects.of(step.object()), step.objectName(step.object()));
    }

    private int variable(Steps step) {
        return named(variables.of(step.variable()), step.synchronizerName());
    }

    private int named(Member member, int name) {
        int number = number(member);
        names[number] = names[number] == 0 ? name : names[number];
        return number;
    }

    private int number(Member member) {
        if (member.number == 0) {
            member.number = ++members;
            if (members == names.length) {
                names = Arrays.copyOf(names, 2 * members);
            }
        }
        return member.number;
    }

    private void add(int member, int brings) {
        if (size == from.length) {
            from = Arrays.copyOf(from, 2 * size);
            to = Arrays.copyOf(to, 2 * size);
        }
        from[size] = member;
        to[size++] = brings;
    }

    /** The number of transfers so far. */
    int size() {
        return size;
    }

    /** The member that is the thread of the event. */
    int ofThread(Steps step) {
        int thread = number(threads.of(step.thread()));
        if (step.location() != 0) {
            names[thread] = step.threadName();
        }
        return thread;
    }

    /** What a sorted set has become by the transfers from one on. */
    int[] grown(int[] set, int since) {
        if (set.length == 0 || since == size) {
            return set;
        }
        begin(set);
        for (int i = since; i < size; i++) {
            if (stamps[from[i]] == stamp && stamps[to[i]] != stamp) {
                stamps[to[i]] = stamp;
                grown[grownSize++] = to[i];
            }
        }
        int[] result = grownSize == set.length ? set : Arrays.copyOf(grown, grownSize);
        Arrays.sort(result);
        return result;
    }

    /** Marks the members of a set. */
    private void begin(int[] set) {
        if (stamps.length < names.length) {
            stamps = new int[names.length];
            grown = new int[names.length];
            stamp = 0;
        }
        stamp++;
        grownSize = set.length;
        System.arraycopy(set, 0, grown, 0, set.length);
        for (int member : set) {
            stamps[member] = stamp;
        }
    }

    /** The abstract identities of members, sorted, each once. */
    int[] names(int[] set) {
        int[] all = new int[set.length];
        for (int i = 0; i < set.length; i++) {
            all[i] = names[set[i]];
        }
        return Sets.of(all, all.length);
    }
}
