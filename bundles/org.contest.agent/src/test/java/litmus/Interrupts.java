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
import java.util.concurrent.locks.LockSupport;

/** Interrupts, joins, sleeps and permits (JLS 17.2.3, 17.3; Thread, LockSupport). */
final class Interrupts {

    private Interrupts() {
    }

    static List<Litmus> all() {
        return List.of(new InterruptedSleep(), new InterruptedWait(), new InterruptedJoin(), new InterruptedPark(),
            new FlagIsCleared(), new OnePermit(), new PermitIsKept(), new TimedJoin(), new JoinPublishes());
    }

    /** An interrupt ends a sleep, or comes too late. */
    private static final class InterruptedSleep extends Litmus {
        private String end;

        InterruptedSleep() {
            super("slept", "slept flag", "interrupted");
        }

        @Override
        public String run() throws Exception {
            Thread sleeper = start(() -> end = ended(() -> Thread.sleep(1), "slept"));
            sleeper.interrupt();
            sleeper.join();
            return end;
        }
    }

    /** An interrupt ends a wait, whether it comes before or while it lasts. */
    private static final class InterruptedWait extends Litmus {
        private String end;

        InterruptedWait() {
            super("interrupted");
        }

        @Override
        public String run() throws Exception {
            Thread waiter = start(() -> {
                synchronized (this) {
                    end = ended(() -> wait(), "woken");
                }
            });
            waiter.interrupt();
            waiter.join();
            return end;
        }

        @Override
        public Set<String> spurious() {
            return Set.of("woken", "woken flag");
        }
    }

    /** An interrupt ends a join, or comes when the other has ended. */
    private static final class InterruptedJoin extends Litmus {
        private String end;

        InterruptedJoin() {
            super("joined", "joined flag", "interrupted");
        }

        @Override
        public String run() throws Exception {
            Thread other = start(() -> Thread.yield());
            Thread joiner = start(() -> end = ended(() -> other.join(), "joined"));
            joiner.interrupt();
            joiner.join();
            other.join();
            return end;
        }
    }

    /** An interrupt ends a park and leaves its flag. */
    private static final class InterruptedPark extends Litmus {
        private String end;

        InterruptedPark() {
            super("parked flag");
        }

        @Override
        public String run() throws Exception {
            Thread parker = start(() -> end = ended(() -> LockSupport.park(), "parked"));
            parker.interrupt();
            parker.join();
            return end;
        }

        @Override
        public Set<String> spurious() {
            return Set.of("parked");
        }
    }

    /** interrupted() clears the flag, isInterrupted() does not. */
    private static final class FlagIsCleared extends Litmus {
        FlagIsCleared() {
            super("true true false");
        }

        @Override
        public String run() {
            Thread self = Thread.currentThread();
            self.interrupt();
            return self.isInterrupted() + " " + Thread.interrupted() + " " + Thread.interrupted();
        }
    }

    /** Two unparks are one permit. */
    private static final class OnePermit extends Litmus {
        private volatile boolean passed;
        private volatile boolean given;
        private boolean seen;

        OnePermit() {
            super("true");
        }

        @Override
        public String run() throws Exception {
            Thread parker = start(() -> {
                LockSupport.unpark(Thread.currentThread());
                LockSupport.unpark(Thread.currentThread());
                LockSupport.park();
                passed = true;
                LockSupport.park();
                seen = given;
            });
            while (!passed) {
                Thread.onSpinWait();
            }
            given = true;
            LockSupport.unpark(parker);
            parker.join();
            return "" + seen;
        }

        @Override
        public Set<String> spurious() {
            return Set.of("false");
        }
    }

    /** An unpark that comes first is not lost; before the start of a thread it may be. */
    private static final class PermitIsKept extends Litmus {
        private volatile boolean running;

        PermitIsKept() {
            super("passed");
        }

        @Override
        public String run() throws Exception {
            Thread parker = start(() -> {
                running = true;
                LockSupport.park();
            });
            while (!running) {
                Thread.onSpinWait();
            }
            LockSupport.unpark(parker);
            parker.join();
            return "passed";
        }
    }

    /** A timed join ends with the thread or before it. */
    private static final class TimedJoin extends Litmus {
        TimedJoin() {
            super("true", "false");
        }

        @Override
        public String run() throws Exception {
            Thread other = start(() -> Thread.sleep(1));
            other.join(1);
            String alive = "" + other.isAlive();
            other.join();
            return alive;
        }

        @Override
        public Set<String> untimed() {
            return Set.of("false");
        }
    }

    /** What a thread wrote is seen after the join. */
    private static final class JoinPublishes extends Litmus {
        private int written;

        JoinPublishes() {
            super("1 false TERMINATED");
        }

        @Override
        public String run() throws Exception {
            Thread writer = start(() -> written = 1);
            writer.join();
            return written + " " + writer.isAlive() + " " + writer.getState();
        }
    }
}
