/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.contest.analysis.stream.Indexed;
import org.contest.protocol.EventKind;
import org.contest.protocol.trace.UnseenOrder;
import org.jspecify.annotations.Nullable;

/**
 * What threads learn by locks of the JDK whose use is no event: a thread that has taken one knows what the giver knew
 * when it gave the lock back.
 */
final class UnseenClocks {

    /** One thread: its events so far, when it gives and when it takes. */
    private static final class Side {
        private long events;
        private long[] gives = new long[4];
        private int given;
        private int gaveSo;
        private int[] takes = new int[4];
        private int taken;
        private int tookSo;

        void gives(long event) {
            if (given == gives.length) {
                gives = Arrays.copyOf(gives, 2 * given);
            }
            gives[given++] = event;
        }

        void takes(int pair) {
            if (taken == takes.length) {
                takes = Arrays.copyOf(takes, 2 * taken);
            }
            takes[taken++] = pair;
        }
    }

    private record Gift(int thread, long event) {
    }

    private final UnseenOrder order;
    private final HappensBefore clocks;
    private final Indexed<Side> sides = new Indexed<>(Side::new);
    private final Map<Gift, VectorClock> gifts = new HashMap<>();

    UnseenClocks(UnseenOrder order, HappensBefore clocks) {
        this.order = order;
        this.clocks = clocks;
        for (int i = 0; i < order.size(); i++) {
            sides.of(order.giver(i)).gives(order.given(i));
            sides.of(order.taker(i)).takes(i);
        }
        for (int i = 0; i < order.size(); i++) {
            Side giver = sides.of(order.giver(i));
            Arrays.sort(giver.gives, 0, giver.given);
        }
    }

    /** Before an event of a thread. */
    void before(int thread, EventKind kind, long value) {
        Side side = sides.of(thread);
        give(thread, side);
        while (side.tookSo < side.taken && order.taken(side.takes[side.tookSo]) <= side.events) {
            take(thread, side.takes[side.tookSo++]);
        }
        side.events += kind == EventKind.ACCESS_RUN ? value : 1;
    }

    private void take(int thread, int pair) {
        int giver = order.giver(pair);
        Side side = sides.of(giver);
        if (side.events >= order.given(pair)) {
            give(giver, side);
        }
        VectorClock gift = gifts.get(new Gift(giver, order.given(pair)));
        clocks.clock(thread).join(gift == null ? clocks.clock(giver) : gift);
    }

    /** The thread has come to where it gives, and knows no more yet. */
    private void give(int thread, Side side) {
        @Nullable
        VectorClock gift = null;
        while (side.gaveSo < side.given && side.gives[side.gaveSo] <= side.events) {
            gift = gift == null ? clocks.clock(thread).copy() : gift;
            gifts.put(new Gift(thread, side.gives[side.gaveSo++]), gift);
        }
        if (gift != null) {
            clocks.clock(thread).tick(thread);
        }
    }
}
