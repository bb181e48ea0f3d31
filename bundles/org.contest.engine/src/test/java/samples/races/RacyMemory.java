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
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;

/** Every idiom has a data race: fields, arrays, publication, monitors, order of threads, access modes. */
public final class RacyMemory {

    private RacyMemory() {
    }

    static final class Counter extends Idiom {
        @Override
        protected void first() {
            x++;
        }

        @Override
        protected void second() {
            first();
        }
    }

    static final class PlainFlag extends Idiom {
        private boolean set;

        @Override
        protected void first() {
            set = true;
        }

        @Override
        protected void second() {
            x = set ? 1 : 0;
        }
    }

    static final class LongField extends Idiom {
        private long sum;

        @Override
        protected void first() {
            sum = 1L << 40;
        }

        @Override
        protected void second() {
            sum = 1;
        }
    }

    static final class Reference extends Idiom {
        private Object shared;

        @Override
        protected void first() {
            shared = "one";
        }

        @Override
        protected void second() {
            v = shared == null ? 0 : 1;
        }
    }

    static final class StaticField extends Idiom {
        private static long total;

        @Override
        protected void first() {
            total += 2;
        }

        @Override
        protected void second() {
            total--;
        }
    }

    static final class Element extends Idiom {
        private final int[] cells = new int[4];

        @Override
        protected void first() {
            cells[2]++;
        }

        @Override
        protected void second() {
            x = cells[2];
        }
    }

    static final class ElementsOfVolatileArray extends Idiom {
        private volatile int[] cells = new int[4];

        @Override
        protected void first() {
            cells[1] = 1;
        }

        @Override
        protected void second() {
            x = cells[1];
        }
    }

    static final class Fill extends Idiom {
        private final int[] cells = new int[4];

        @Override
        protected void first() {
            Arrays.fill(cells, 3);
        }

        @Override
        protected void second() {
            cells[0] = 1;
        }
    }

    static final class ReferencesInArray extends Idiom {
        private final String[] names = new String[2];

        @Override
        protected void first() {
            names[0] = "one";
        }

        @Override
        protected void second() {
            names[0] = "two";
        }
    }

    static final class Copy extends Idiom {
        private final int[] cells = new int[4];

        @Override
        protected void first() {
            System.arraycopy(new int[] {1, 2}, 0, cells, 0, 2);
        }

        @Override
        protected void second() {
            x = cells[0];
        }
    }

    static final class CloneWhileWritten extends Idiom {
        private final int[] cells = new int[4];

        @Override
        protected void first() {
            cells[0] = 1;
        }

        @Override
        protected void second() {
            x = cells.clone()[1];
        }
    }

    static final class CapturedArray extends Idiom {
        @Override
        protected void run() throws Exception {
            int[] sum = {0};
            both(() -> sum[0]++, () -> sum[0]++);
        }
    }

    static final class LazyInitialization extends Idiom {
        private Object instance;

        @Override
        protected void first() {
            if (instance == null) {
                instance = new Object();
            }
        }

        @Override
        protected void second() {
            first();
        }
    }

    static final class DoubleCheckedPlain extends Idiom {
        private Object instance;

        @Override
        protected void first() {
            if (instance == null) {
                synchronized (this) {
                    if (instance == null) {
                        instance = new Object();
                    }
                }
            }
        }

        @Override
        protected void second() {
            first();
        }
    }

    static final class TwoMonitors extends Idiom {
        private final Object other = new Object();

        @Override
        protected void first() {
            synchronized (this) {
                x++;
            }
        }

        @Override
        protected void second() {
            synchronized (other) {
                x++;
            }
        }
    }

    static final class OneSideLocked extends Idiom {
        @Override
        protected synchronized void first() {
            x++;
        }

        @Override
        protected void second() {
            x = 7;
        }
    }

    static final class ClassAndInstance extends Idiom {
        private static int shared;

        @Override
        protected synchronized void first() {
            shared++;
        }

        @Override
        protected void second() {
            synchronized (ClassAndInstance.class) {
                shared++;
            }
        }
    }

    static final class LockThatChanges extends Idiom {
        private volatile Object lock = new Object();

        @Override
        protected void first() {
            Object mine = new Object();
            synchronized (mine) {
                x++;
            }
        }

        @Override
        protected void second() {
            synchronized (lock) {
                x++;
            }
        }
    }

    static final class WriteAfterVolatile extends Idiom {
        @Override
        protected void first() {
            ready = true;
            x = 1;
        }

        @Override
        protected void second() {
            awaitReady();
            v = x;
        }
    }

    static final class OtherVolatile extends Idiom {
        private volatile boolean unrelated;

        @Override
        protected void first() {
            x = 1;
            unrelated = true;
        }

        @Override
        protected void second() {
            v = ready ? 1 : x;
        }
    }

    static final class ReadBeforeFlag extends Idiom {
        @Override
        protected void first() {
            x = 1;
            ready = true;
        }

        @Override
        protected void second() {
            v = x;
            awaitReady();
        }
    }

    static final class WriteAfterStart extends Idiom {
        @Override
        protected void run() throws Exception {
            Thread thread = start(() -> v = x);
            x = 1;
            thread.join();
        }
    }

    static final class ReadBeforeJoin extends Idiom {
        @Override
        protected void run() throws Exception {
            Thread thread = start(() -> x = 1);
            v = x;
            thread.join();
        }
    }

    static final class SleepForJoin extends Idiom {
        @Override
        protected void run() throws Exception {
            Thread thread = start(() -> x = 1);
            Thread.sleep(2);
            v = x;
            thread.join();
        }
    }

    static final class InterruptNotAsked extends Idiom {
        @Override
        protected void run() throws Exception {
            Thread thread = start(() -> v = x);
            x = 1;
            thread.interrupt();
            thread.join();
        }
    }

    static final class WriteAfterNotify extends Idiom {
        @Override
        protected void first() {
            synchronized (this) {
                ready = true;
                notifyAll();
            }
            x = 1;
        }

        @Override
        protected void second() throws InterruptedException {
            synchronized (this) {
                while (!ready) {
                    wait();
                }
            }
            v = x;
        }
    }

    static final class AtomicForOtherField extends Idiom {
        private final AtomicInteger count = new AtomicInteger();

        @Override
        protected void first() {
            count.incrementAndGet();
            x++;
        }

        @Override
        protected void second() {
            first();
        }
    }

    static final class GetPlain extends Idiom {
        private final AtomicInteger flag = new AtomicInteger();

        @Override
        protected void first() {
            x = 1;
            flag.set(1);
        }

        @Override
        protected void second() {
            while (flag.getPlain() == 0) {
                Thread.yield();
            }
            v = x;
        }
    }

    static final class SetOpaque extends Idiom {
        private static final VarHandle FLAG = handle(SetOpaque.class, "flag");
        private int flag;

        @Override
        protected void first() {
            x = 1;
            FLAG.setOpaque(this, 1);
        }

        @Override
        protected void second() {
            while ((int) FLAG.getAcquire(this) == 0) {
                Thread.yield();
            }
            v = x + flag;
        }
    }

    static final class GetOpaque extends Idiom {
        private static final VarHandle FLAG = handle(GetOpaque.class, "flag");
        private int flag;

        @Override
        protected void first() {
            x = 1;
            FLAG.setRelease(this, 1);
        }

        @Override
        protected void second() {
            while ((int) FLAG.getOpaque(this) == 0) {
                Thread.yield();
            }
            v = x + flag;
        }
    }

    static final class CompareAndSetPlain extends Idiom {
        private static final VarHandle FLAG = handle(CompareAndSetPlain.class, "flag");
        private int flag;

        @Override
        protected void first() {
            x = 1;
            while (!FLAG.weakCompareAndSetPlain(this, 0, 1)) {
                Thread.yield();
            }
        }

        @Override
        protected void second() {
            while ((int) FLAG.getVolatile(this) == 0) {
                Thread.yield();
            }
            v = x + flag;
        }
    }

    static final class MutableEnum extends Idiom {
        private enum Color {
            RED;

            private int uses;
        }

        @Override
        protected void first() {
            Color.RED.uses++;
        }

        @Override
        protected void second() {
            first();
        }
    }
}
