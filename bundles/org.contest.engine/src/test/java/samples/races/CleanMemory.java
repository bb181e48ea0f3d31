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
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicReference;

/** No idiom has a data race: fields, arrays, publication, monitors, order of threads, access modes. */
public final class CleanMemory {

    private CleanMemory() {
    }

    static final class Synchronized extends Idiom {
        @Override
        protected void run() throws Exception {
            Task task = () -> {
                synchronized (this) {
                    x++;
                }
            };
            both(task, task);
        }
    }

    static final class ClassMonitor extends Idiom {
        private static int shared;

        @Override
        protected void run() throws Exception {
            Task task = () -> {
                synchronized (ClassMonitor.class) {
                    shared++;
                }
            };
            both(task, task);
        }
    }

    static final class VolatilePublication extends Idiom {
        @Override
        protected void run() throws Exception {
            both(() -> {
                x = 1;
                ready = true;
            }, () -> {
                awaitReady();
                x++;
            });
        }
    }

    static final class VolatileReference extends Idiom {
        private volatile int[] cells;

        @Override
        protected void run() throws Exception {
            both(() -> cells = new int[] {1}, () -> {
                int[] seen = cells;
                v = seen == null ? 0 : seen[0];
            });
        }
    }

    static final class DoubleChecked extends Idiom {
        private volatile int[] instance;

        @Override
        protected void run() throws Exception {
            Task task = () -> {
                if (instance == null) {
                    synchronized (this) {
                        if (instance == null) {
                            instance = new int[] {1};
                        }
                    }
                }
                v = instance[0];
            };
            both(task, task);
        }
    }

    static final class AtomicCounter extends Idiom {
        private final AtomicInteger count = new AtomicInteger();

        @Override
        protected void run() throws Exception {
            both(count::incrementAndGet, count::incrementAndGet);
        }
    }

    static final class AtomicPublication extends Idiom {
        private final AtomicReference<int[]> cell = new AtomicReference<>();

        @Override
        protected void run() throws Exception {
            both(() -> cell.set(new int[] {1}), () -> {
                int[] seen = cell.get();
                v = seen == null ? 0 : seen[0];
            });
        }
    }

    static final class LazySet extends Idiom {
        private final AtomicBoolean done = new AtomicBoolean();

        @Override
        protected void run() throws Exception {
            both(() -> {
                x = 1;
                done.lazySet(true);
            }, () -> {
                while (!done.get()) {
                    Thread.yield();
                }
                x++;
            });
        }
    }

    static final class SpinLock extends Idiom {
        private final AtomicBoolean taken = new AtomicBoolean();

        @Override
        protected void run() throws Exception {
            Task task = () -> {
                while (!taken.compareAndSet(false, true)) {
                    Thread.onSpinWait();
                }
                x++;
                taken.set(false);
            };
            both(task, task);
        }
    }

    static final class AtomicElements extends Idiom {
        private final AtomicIntegerArray cells = new AtomicIntegerArray(2);

        @Override
        protected void run() throws Exception {
            both(() -> {
                x = 1;
                cells.set(0, 1);
            }, () -> {
                while (cells.get(0) == 0) {
                    Thread.yield();
                }
                x++;
            });
        }
    }

    static final class FieldUpdater extends Idiom {
        private static final AtomicIntegerFieldUpdater<Idiom> V =
            AtomicIntegerFieldUpdater.newUpdater(Idiom.class, "v");

        @Override
        protected void run() throws Exception {
            both(() -> {
                x = 1;
                V.incrementAndGet(this);
            }, () -> {
                while (v == 0) {
                    Thread.yield();
                }
                x++;
            });
        }
    }

    static final class ReleaseAndAcquire extends Idiom {
        private static final VarHandle FLAG = handle(ReleaseAndAcquire.class, "flag");
        private int flag;

        @Override
        protected void run() throws Exception {
            both(() -> {
                x = 1;
                FLAG.setRelease(this, 1);
            }, () -> {
                while ((int) FLAG.getAcquire(this) == 0) {
                    Thread.yield();
                }
                x++;
            });
            v = flag;
        }
    }

    static final class HandleVolatile extends Idiom {
        private static final VarHandle FLAG = handle(HandleVolatile.class, "flag");
        private int flag;

        @Override
        protected void run() throws Exception {
            both(() -> {
                x = 1;
                FLAG.setVolatile(this, 1);
            }, () -> {
                while ((int) FLAG.getVolatile(this) == 0) {
                    Thread.yield();
                }
                x++;
            });
            v = flag;
        }
    }

    static final class HandleLock extends Idiom {
        private static final VarHandle FLAG = handle(HandleLock.class, "flag");
        private int flag;

        @Override
        protected void run() throws Exception {
            Task task = () -> {
                while (!FLAG.compareAndSet(this, 0, 1)) {
                    Thread.yield();
                }
                x++;
                FLAG.setRelease(this, 0);
            };
            both(task, task);
            v = flag;
        }
    }

    static final class HandleAdd extends Idiom {
        private static final VarHandle FLAG = handle(HandleAdd.class, "flag");
        private int flag;

        @Override
        protected void run() throws Exception {
            both(() -> FLAG.getAndAdd(this, 1), () -> FLAG.getAndAddRelease(this, 1));
            v = flag;
        }
    }

    static final class Started extends Idiom {
        @Override
        protected void run() throws Exception {
            x = 1;
            Thread thread = start(() -> x++);
            thread.join();
            x++;
        }
    }

    static final class NotAlive extends Idiom {
        @Override
        protected void run() throws Exception {
            Thread thread = start(() -> x = 1);
            while (thread.isAlive()) {
                Thread.yield();
            }
            x++;
        }
    }

    static final class Interrupted extends Idiom {
        @Override
        protected void run() throws Exception {
            Thread thread = start(() -> {
                while (!Thread.interrupted()) {
                    Thread.yield();
                }
                x++;
            });
            x = 1;
            thread.interrupt();
            thread.join();
        }
    }

    static final class InterruptedSleep extends Idiom {
        @Override
        protected void run() throws Exception {
            Thread thread = start(() -> {
                try {
                    Thread.sleep(60_000);
                } catch (InterruptedException e) {
                    x++;
                }
            });
            x = 1;
            thread.interrupt();
            thread.join();
        }
    }

    static final class WaitedFor extends Idiom {
        private boolean done;

        @Override
        protected void run() throws Exception {
            both(() -> {
                synchronized (this) {
                    x = 1;
                    done = true;
                    notify();
                }
            }, () -> {
                synchronized (this) {
                    while (!done) {
                        wait();
                    }
                    x++;
                }
            });
        }
    }

    static final class Holder extends Idiom {
        private static int made;

        @Override
        protected void run() throws Exception {
            both(() -> v = Lazy.CELLS[0], () -> v = Lazy.CELLS[0]);
            v = made;
        }
    }

    static final class EnumConstant extends Idiom {
        @Override
        protected void run() throws Exception {
            both(() -> v = Color.RED.code, () -> v = Color.RED.code);
        }
    }

    static final class FinalFields extends Idiom {
        private volatile Point point;

        @Override
        protected void run() throws Exception {
            both(() -> point = new Point(1, 2), () -> {
                Point seen = point;
                v = seen == null ? 0 : seen.a() + seen.b();
            });
        }
    }

    static final class HalvesOfArray extends Idiom {
        private final int[] cells = new int[4];

        @Override
        protected void run() throws Exception {
            both(() -> {
                cells[0]++;
                cells[1]++;
            }, () -> {
                cells[2]++;
                cells[3]++;
            });
        }
    }

    static final class OwnObjects extends Idiom {
        @Override
        protected void run() throws Exception {
            Task task = () -> {
                int[] own = new int[2];
                own[0]++;
                v = own[0];
            };
            both(task, task);
        }
    }

    static final class OnlyRead extends Idiom {
        @Override
        protected void run() throws Exception {
            x = 1;
            both(() -> v = x, () -> v = x);
        }
    }

    private static final class Lazy {
        private static final int[] CELLS = cells();

        private static int[] cells() {
            int[] cells = new int[2];
            cells[0] = ++Holder.made;
            return cells;
        }
    }

    private enum Color {
        RED(1);

        private int code;

        Color(int code) {
            this.code = code + Integer.parseInt("0");
        }
    }

    private record Point(int a, int b) {
    }
}
