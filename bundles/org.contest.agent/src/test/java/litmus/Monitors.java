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

/** Monitors and wait sets (JLS 17.1 and 17.2). */
final class Monitors {

    private Monitors() {
    }

    static List<Litmus> all() {
        return List.of(new Reentrance(), new Unlocked(), new NotifyOne(), new NotifyAll(), new NotifyIsNoCredit(),
            new NotifyAndInterrupt(), new WaitWithoutLoop(), new TimedWait());
    }

    /** A monitor that was entered twice is free after the second exit. */
    private static final class Reentrance extends Litmus {
        private int steps;
        private int seen;

        Reentrance() {
            super("0", "2");
        }

        @Override
        public String run() throws Exception {
            together(() -> {
                synchronized (this) {
                    synchronized (this) {
                        steps++;
                    }
                    steps++;
                }
            }, () -> {
                synchronized (this) {
                    seen = steps;
                }
            });
            return "" + seen;
        }
    }

    /** A thread that takes no lock sees what is in between. */
    private static final class Unlocked extends Litmus {
        private volatile int steps;
        private int seen;

        Unlocked() {
            super("0", "1", "2");
        }

        @Override
        public String run() throws Exception {
            together(() -> {
                synchronized (this) {
                    steps++;
                    steps++;
                }
            }, () -> seen = steps);
            return "" + seen;
        }
    }

    /** Two threads that wait on the program. */
    private abstract static class TwoWaiters extends Litmus {
        private volatile int waiting;
        volatile String order = "";
        final String[] ends = new String[2];

        TwoWaiters(String... outcomes) {
            super(outcomes);
        }

        final Thread[] waiters() {
            return new Thread[] {start(() -> await(0, "A")), start(() -> await(1, "B"))};
        }

        private void await(int index, String name) throws Exception {
            synchronized (this) {
                waiting++;
                ends[index] = ended(() -> wait(), "woken");
                order += name;
            }
        }

        final void untilBothWait() {
            for (boolean both = false; !both;) {
                Thread.onSpinWait();
                synchronized (this) {
                    both = waiting == 2;
                }
            }
        }
    }

    /** One notify wakes one of two waiters, either. */
    private static final class NotifyOne extends TwoWaiters {
        NotifyOne() {
            super("A", "B");
        }

        @Override
        public String run() throws Exception {
            Thread[] waiters = waiters();
            untilBothWait();
            synchronized (this) {
                notify();
            }
            while (order.isEmpty()) {
                Thread.onSpinWait();
            }
            String first = order;
            for (Thread waiter : waiters) {
                waiter.interrupt();
                waiter.join();
            }
            return first;
        }

        @Override
        public Set<String> spurious() {
            return Set.of("AB", "BA");
        }
    }

    /** notifyAll wakes both, in any order. */
    private static final class NotifyAll extends TwoWaiters {
        NotifyAll() {
            super("AB", "BA");
        }

        @Override
        public String run() throws Exception {
            Thread[] waiters = waiters();
            untilBothWait();
            synchronized (this) {
                notifyAll();
            }
            for (Thread waiter : waiters) {
                waiter.join();
            }
            return order;
        }
    }

    /** A notify wakes who waits already, and is lost otherwise. */
    private static final class NotifyIsNoCredit extends Litmus {
        private String end;

        NotifyIsNoCredit() {
            super("interrupted", "woken", "woken flag");
        }

        @Override
        public String run() throws Exception {
            Thread waiter = start(() -> {
                synchronized (this) {
                    end = ended(() -> wait(), "woken");
                }
            });
            synchronized (this) {
                notify();
            }
            waiter.interrupt();
            waiter.join();
            return end;
        }
    }

    /** A waiter that leaves by an interrupt takes no notify along (JLS 17.2.4). */
    private static final class NotifyAndInterrupt extends TwoWaiters {
        NotifyAndInterrupt() {
            super("interrupted, woken", "woken, interrupted", "woken flag, interrupted");
        }

        @Override
        public String run() throws Exception {
            Thread[] waiters = waiters();
            untilBothWait();
            Thread notifier = start(() -> {
                synchronized (this) {
                    notify();
                }
            });
            waiters[0].interrupt();
            notifier.join();
            waiters[0].join();
            if (ends[0].startsWith("woken")) {
                waiters[1].interrupt();
            }
            waiters[1].join();
            return ends[0] + ", " + ends[1];
        }

        @Override
        public Set<String> spurious() {
            return Set.of("woken, woken", "woken flag, woken", "woken, woken flag", "woken flag, woken flag");
        }
    }

    /** Without spurious wake-ups the condition holds after a wait. */
    private static final class WaitWithoutLoop extends Litmus {
        private boolean ready;
        private boolean seen;

        WaitWithoutLoop() {
            super("true");
        }

        @Override
        public String run() throws Exception {
            together(() -> {
                synchronized (this) {
                    if (!ready) {
                        wait();
                    }
                    seen = ready;
                }
            }, () -> {
                synchronized (this) {
                    ready = true;
                    notify();
                }
            });
            return "" + seen;
        }

        @Override
        public Set<String> spurious() {
            return Set.of("false");
        }
    }

    /** A timed wait ends by a notify or by its time. */
    private static final class TimedWait extends Litmus {
        private boolean ready;
        private boolean seen;

        TimedWait() {
            super("true", "false");
        }

        @Override
        public String run() throws Exception {
            together(() -> {
                synchronized (this) {
                    if (!ready) {
                        wait(1);
                    }
                    seen = ready;
                }
            }, () -> {
                synchronized (this) {
                    ready = true;
                    notify();
                }
            });
            return "" + seen;
        }

        @Override
        public Set<String> untimed() {
            return Set.of("true");
        }
    }
}
