/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.trace;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * Merges the streams of free-running threads into one total order that keeps every thread's order and the order of
 * stamps on every stripe. Linear in the number of events, but for gaps: a stamp that was drawn by an event that is not
 * in the file (the JVM was killed in between) is passed over when nothing else can go on.
 */
final class StreamMerge {

    private static final class Stream {
        final int thread;
        final EventColumns columns;
        int next;

        Stream(int thread, EventColumns columns) {
            this.thread = thread;
            this.columns = columns;
        }
    }

    /** The counter of a stripe as the merge has come to, and who waits for it to go on. */
    private static final class Stripe {
        long next;
        final Map<Long, Stream> waiting = new HashMap<>();
    }

    private final List<Stream> streams = new ArrayList<>();
    private final Map<Integer, Stripe> stripes = new HashMap<>();
    private final ArrayDeque<Stream> ready = new ArrayDeque<>();
    private @Nullable Map<Integer, long[]> present;
    private int gaps;

    void add(int thread, EventColumns columns) {
        streams.add(new Stream(thread, columns));
    }

    /** Stamps that no event in the file has. */
    int gaps() {
        return gaps;
    }

    void into(EventColumns total) {
        ready.addAll(streams);
        do {
            while (!ready.isEmpty()) {
                advance(ready.poll(), total);
            }
        } while (passGap());
    }

    private void advance(Stream stream, EventColumns total) {
        EventColumns columns = stream.columns;
        while (stream.next < columns.size) {
            int i = stream.next;
            if (columns.stripes[i] >= 0 && !draw(stream, columns.stripes[i], columns.stamps[i])) {
                return;
            }
            if (columns.kinds[i] != EventColumns.MARK) {
                total.append(stream.thread, columns, i);
            }
            stream.next++;
        }
    }

    /** True when it is the stamp's turn, which then has come; otherwise the stream waits for it. */
    private boolean draw(Stream stream, int number, long stamp) {
        Stripe stripe = stripes.computeIfAbsent(number, n -> new Stripe());
        if (stamp > stripe.next) {
            Stream other = stripe.waiting.put(stamp, stream);
            if (other != null) {
                throw new IllegalArgumentException("two events have stamp " + stamp + " of stripe " + number);
            }
            return false;
        }
        if (stamp == stripe.next) {
            stripe.next++;
            Stream waiting = stripe.waiting.remove(stripe.next);
            if (waiting != null) {
                ready.add(waiting);
            }
        }
        return true;
    }

    /** When all wait: goes on behind a stamp that no stream has. */
    private boolean passGap() {
        for (Map.Entry<Integer, Stripe> entry : stripes.entrySet()) {
            Stripe stripe = entry.getValue();
            if (!stripe.waiting.isEmpty()) {
                long[] stamps = Objects.requireNonNull(present().get(entry.getKey()));
                int at = Arrays.binarySearch(stamps, stripe.next);
                if (at < 0) {
                    goOn(stripe, stamps[-at - 1]);
                    return true;
                }
            }
        }
        return breakCycle();
    }

    /** The stamps that are in the file, by stripe, ascending. Needed for damaged files only. */
    private Map<Integer, long[]> present() {
        if (present == null) {
            Map<Integer, LongStream.Builder> found = new HashMap<>();
            for (Stream stream : streams) {
                for (int i = 0; i < stream.columns.size; i++) {
                    found.computeIfAbsent(stream.columns.stripes[i], n -> LongStream.builder())
                        .add(stream.columns.stamps[i]);
                }
            }
            Map<Integer, long[]> sorted = new HashMap<>();
            found.forEach((stripe, stamps) -> sorted.put(stripe, stamps.build().sorted().toArray()));
            present = sorted;
        }
        return present;
    }

    private void goOn(Stripe stripe, long stamp) {
        gaps++;
        stripe.next = stamp;
        Stream waiting = stripe.waiting.remove(stamp);
        if (waiting != null) {
            ready.add(waiting);
        }
    }

    /** All wait for each other, which no run can leave behind: a damaged file. Takes any, to read on. */
    private boolean breakCycle() {
        for (Stripe stripe : stripes.values()) {
            if (!stripe.waiting.isEmpty()) {
                goOn(stripe, stripe.waiting.keySet().iterator().next());
                return true;
            }
        }
        return false;
    }
}
