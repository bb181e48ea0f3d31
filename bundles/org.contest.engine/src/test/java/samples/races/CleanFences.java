/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples.races;

import java.lang.invoke.VarHandle;

/** No idiom has a data race: what a release fence and an acquire fence hand over. */
public final class CleanFences {

    private CleanFences() {
    }

    static final class PlainFlag extends Idiom {
        private int flag;

        @Override
        protected void first() {
            x = 1;
            VarHandle.releaseFence();
            flag = 1;
        }

        @Override
        protected void second() {
            while (flag == 0) {
                Thread.onSpinWait();
            }
            VarHandle.acquireFence();
            x++;
        }
    }

    static final class FullFences extends Idiom {
        private int flag;

        @Override
        protected void first() {
            x = 1;
            VarHandle.fullFence();
            flag = 1;
        }

        @Override
        protected void second() {
            while (flag == 0) {
                Thread.onSpinWait();
            }
            VarHandle.fullFence();
            x++;
        }
    }

    static final class StoresAndLoads extends Idiom {
        private int flag;

        @Override
        protected void first() {
            x = 1;
            VarHandle.storeStoreFence();
            flag = 1;
        }

        @Override
        protected void second() {
            while (flag == 0) {
                Thread.onSpinWait();
            }
            VarHandle.loadLoadFence();
            v = x;
        }
    }

    static final class FenceInLoop extends Idiom {
        private int flag;

        @Override
        protected void first() {
            x = 1;
            VarHandle.releaseFence();
            flag = 1;
        }

        @Override
        protected void second() {
            int seen = 0;
            while (seen == 0) {
                seen = flag;
                VarHandle.acquireFence();
            }
            x++;
        }
    }

    static final class OpaqueFlag extends Idiom {
        private static final VarHandle FLAG = handle(OpaqueFlag.class, "flag");
        private int flag;

        @Override
        protected void first() {
            x = 1;
            VarHandle.releaseFence();
            v = 2;
            FLAG.setOpaque(this, 1);
        }

        @Override
        protected void second() {
            while ((int) FLAG.getOpaque(this) == 0) {
                Thread.onSpinWait();
            }
            v = 3;
            VarHandle.acquireFence();
            x += flag;
        }
    }

    static final class ReadByAcquire extends Idiom {
        private static final VarHandle FLAG = handle(ReadByAcquire.class, "flag");
        private int flag;

        @Override
        protected void first() {
            x = 1;
            VarHandle.releaseFence();
            FLAG.setOpaque(this, 1);
        }

        @Override
        protected void second() {
            while ((int) FLAG.getAcquire(this) == 0) {
                Thread.onSpinWait();
            }
            x++;
        }
    }

    static final class WrittenByRelease extends Idiom {
        private static final VarHandle FLAG = handle(WrittenByRelease.class, "flag");
        private int flag;

        @Override
        protected void first() {
            x = 1;
            FLAG.setRelease(this, 1);
        }

        @Override
        protected void second() {
            while ((int) FLAG.getOpaque(this) == 0) {
                Thread.onSpinWait();
            }
            VarHandle.acquireFence();
            x++;
        }
    }

    static final class VolatileReadOpaquely extends Idiom {
        private static final VarHandle FLAG = handle(VolatileReadOpaquely.class, "flag");
        private volatile int flag;

        @Override
        protected void first() {
            x = 1;
            flag = 1;
        }

        @Override
        protected void second() {
            while ((int) FLAG.getOpaque(this) == 0) {
                Thread.onSpinWait();
            }
            VarHandle.acquireFence();
            x++;
        }
    }

    static final class StaticFlag extends Idiom {
        private static int flag;

        @Override
        protected void first() {
            x = 1;
            VarHandle.releaseFence();
            flag = 1;
        }

        @Override
        protected void second() {
            while (flag == 0) {
                Thread.onSpinWait();
            }
            VarHandle.acquireFence();
            x++;
        }
    }

    static final class Slots extends Idiom {
        private final int[] slots = new int[2];

        @Override
        protected void first() {
            x = 1;
            VarHandle.releaseFence();
            slots[1] = 1;
        }

        @Override
        protected void second() {
            while (slots[1] == 0) {
                Thread.onSpinWait();
            }
            VarHandle.acquireFence();
            x++;
        }
    }

    /** A number that one thread writes and others read, as in rings of messages. */
    private static final class Count {
        private long value;

        long get() {
            long seen = value;
            VarHandle.acquireFence();
            return seen;
        }

        void set(long next) {
            VarHandle.releaseFence();
            value = next;
        }
    }

    static final class RingOfTwo extends Idiom {
        private static final int MESSAGES = 24;
        private final int[] ring = new int[2];
        private final Count written = new Count();
        private final Count taken = new Count();

        @Override
        protected void first() {
            for (int i = 0; i < MESSAGES; i++) {
                while (i - taken.get() >= ring.length) {
                    Thread.onSpinWait();
                }
                ring[i % ring.length] = i;
                written.set(i + 1);
            }
        }

        @Override
        protected void second() {
            for (int i = 0; i < MESSAGES; i++) {
                while (written.get() <= i) {
                    Thread.onSpinWait();
                }
                x += ring[i % ring.length];
                taken.set(i + 1);
            }
        }
    }

    static final class ArrayInFinalField extends OpaqueHandover {
        private static final class Table {
            private final int[] numbers;

            Table(int most) {
                numbers = new int[most];
                for (int i = 0; i < most; i++) {
                    numbers[i] = i;
                }
            }
        }

        @Override
        protected void first() {
            hand(new Table(2));
        }

        @Override
        protected void second() {
            v = ((Table) take()).numbers[1];
        }
    }
}
