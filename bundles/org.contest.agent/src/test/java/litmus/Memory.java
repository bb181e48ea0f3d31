/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package litmus;

import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

/** Litmus tests of the memory model (JLS 17.4), under which a controlled run is sequentially consistent. */
final class Memory {

    private Memory() {
    }

    static List<Litmus> all() {
        return List.of(new StoreBuffering(), new PlainStoreBuffering(), new MessagePassing(),
            new IndependentReads(), new Increments(), new AtomicIncrements(), new CompareAndSet(), new Coherence());
    }

    /** With volatile variables one of the two sees the other's write. */
    private static final class StoreBuffering extends Litmus {
        private volatile int x;
        private volatile int y;
        private final int[] seen = new int[2];

        StoreBuffering() {
            super("0 1", "1 0", "1 1");
        }

        @Override
        public String run() throws Exception {
            together(() -> {
                x = 1;
                seen[0] = y;
            }, () -> {
                y = 1;
                seen[1] = x;
            });
            return seen[0] + " " + seen[1];
        }
    }

    /** With plain variables perhaps none. */
    private static final class PlainStoreBuffering extends Litmus {
        private int x;
        private int y;
        private final int[] seen = new int[2];

        PlainStoreBuffering() {
            super("0 1", "1 0", "1 1");
        }

        @Override
        public String run() throws Exception {
            together(() -> {
                x = 1;
                seen[0] = y;
            }, () -> {
                y = 1;
                seen[1] = x;
            });
            return seen[0] + " " + seen[1];
        }

        @Override
        public Set<String> relaxed() {
            return Set.of("0 0");
        }
    }

    /** A thread that sees the flag sees the message. */
    private static final class MessagePassing extends Litmus {
        private int message;
        private volatile boolean sent;
        private String seen;

        MessagePassing() {
            super("false 0", "false 1", "true 1");
        }

        @Override
        public String run() throws Exception {
            together(() -> {
                message = 1;
                sent = true;
            }, () -> seen = sent + " " + message);
            return seen;
        }
    }

    /** All see the writes of two threads in one order. */
    private static final class IndependentReads extends Litmus {
        private volatile int x;
        private volatile int y;
        private final String[] seen = new String[2];

        IndependentReads() {
            super("00 00", "00 01", "00 10", "00 11", "01 00", "01 01", "01 10", "01 11", "10 00", "10 01", "10 11",
                "11 00", "11 01", "11 10", "11 11");
        }

        @Override
        public String run() throws Exception {
            together(() -> x = 1, () -> y = 1, () -> seen[0] = "" + x + y, () -> {
                int first = y;
                seen[1] = "" + x + first;
                seen[1] = seen[1].substring(1) + seen[1].charAt(0);
            });
            return seen[0] + " " + seen[1];
        }
    }

    /** A volatile increment is two steps. */
    private static final class Increments extends Litmus {
        private volatile int count;

        Increments() {
            super("1", "2");
        }

        @Override
        public String run() throws Exception {
            together(() -> count++, () -> count++);
            return "" + count;
        }
    }

    /** An atomic one is one step. */
    private static final class AtomicIncrements extends Litmus {
        private final AtomicInteger count = new AtomicInteger();
        private final int[] got = new int[2];

        AtomicIncrements() {
            super("1 2", "2 1");
        }

        @Override
        public String run() throws Exception {
            together(() -> got[0] = count.incrementAndGet(), () -> got[1] = count.incrementAndGet());
            return got[0] + " " + got[1];
        }
    }

    /** One of two wins. */
    private static final class CompareAndSet extends Litmus {
        private final AtomicInteger owner = new AtomicInteger();
        private final boolean[] won = new boolean[2];

        CompareAndSet() {
            super("true false 1", "false true 2");
        }

        @Override
        public String run() throws Exception {
            together(() -> won[0] = owner.compareAndSet(0, 1), () -> won[1] = owner.compareAndSet(0, 2));
            return won[0] + " " + won[1] + " " + owner.get();
        }
    }

    /** A variable does not go back, where threads take turns. */
    private static final class Coherence extends Litmus {
        private int x;
        private String seen;

        Coherence() {
            super("00", "01", "11");
        }

        @Override
        public String run() throws Exception {
            together(() -> x = 1, () -> seen = "" + x + x);
            return seen;
        }

        @Override
        public Set<String> relaxed() {
            return Set.of("10");
        }
    }
}
