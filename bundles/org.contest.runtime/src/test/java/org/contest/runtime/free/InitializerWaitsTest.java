/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.free;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import javax.management.JMException;
import javax.management.ObjectName;
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.RunResult;
import org.junit.jupiter.api.Test;

/** Real deadlocks of class initializers: the threads stay behind in this JVM. */
class InitializerWaitsTest {

    private static final int TIMEOUT_MILLIS = 20_000;

    private static Failure failure(FreeProgram.Body... bodies) {
        return failure(TIMEOUT_MILLIS, bodies);
    }

    private static Failure failure(int timeoutMillis, FreeProgram.Body... bodies) {
        RunResult result = FreeProgram.run(FreeProgram.options(Map.of(Key.TIMEOUT, timeoutMillis)), () -> {
            for (int i = 0; i < bodies.length; i++) {
                Thread thread = FreeProgram.thread("t" + i, bodies[i]);
                thread.setDaemon(true);
                FreeProgram.start(thread, 1);
            }
            FreeProgram.locked(bodies, 20, () -> FreeProgram.waitOn(bodies, 3_600_000_000_000L, 22));
        });
        return result.failures().get(0);
    }

    private static void meet(CountDownLatch both) {
        both.countDown();
        try {
            both.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static final class First {
        static final CountDownLatch BOTH = new CountDownLatch(2);

        private static final class A {
            static final Object PEER;

            static {
                meet(BOTH);
                PEER = B.PEER;
            }
        }

        private static final class B {
            static final Object PEER;

            static {
                meet(BOTH);
                PEER = A.PEER;
            }
        }
    }

    @Test
    void classes_that_need_each_other_are_a_deadlock_with_its_cycle() {
        Failure failure = failure(() -> assertEquals(null, First.A.PEER), () -> assertEquals(null, First.B.PEER));
        assertEquals(FailureKind.DEADLOCK, failure.kind());
        assertEquals("cycle", failure.type());
        assertEquals("t0, t1", failure.thread());
        assertTrue(failure.message().contains("0.1 \"t0\" waits for class " + First.B.class.getName()
            + " initialized by 0.2 \"t1\""), failure.message());
    }

    private static final class Second {
        static final CountDownLatch BASE_BEGAN = new CountDownLatch(1);

        private static class Base {
            static final Object DERIVED;

            static {
                BASE_BEGAN.countDown();
                awaitWaiter(Base.class);
                DERIVED = new Derived();
            }
        }

        private static final class Derived extends Base {
            static final Object OWN = String.valueOf(2);
        }
    }

    /** Until the JVM says that a thread waits for the class: nothing else tells it. */
    private static void awaitWaiter(Class<?> type) {
        try {
            while (!threadDump().contains("Class initialization monitor for " + type.getName())) {
                Thread.sleep(20);
            }
        } catch (InterruptedException | JMException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String threadDump() throws JMException {
        return (String) ManagementFactory.getPlatformMBeanServer().invoke(
            new ObjectName("com.sun.management:type=DiagnosticCommand"), "threadPrint",
            new Object[] {new String[0]}, new String[] {String[].class.getName()});
    }

    @Test
    void a_class_that_waits_for_its_superclass_is_held_already() {
        Failure failure = failure(() -> assertNotNull(Second.Base.DERIVED), () -> {
            Second.BASE_BEGAN.await();
            assertNotNull(Second.Derived.OWN);
        });
        assertEquals(FailureKind.DEADLOCK, failure.kind());
        assertEquals("cycle", failure.type());
        assertTrue(failure.message().contains("0.1 \"t0\" waits for class " + Second.Derived.class.getName()
            + " initialized by 0.2 \"t1\""), failure.message());
    }

    private static final class Third {
        static final CountDownLatch BOTH = new CountDownLatch(2);

        private static final class A {
            static final Object PEER;

            static {
                meet(BOTH);
                PEER = B.PEER;
            }
        }

        private static final class B {
            static final Object PEER;

            static {
                meet(BOTH);
                PEER = A.PEER;
            }
        }
    }

    @Test
    void the_server_of_beans_is_not_made_for_a_program_that_builds_it() {
        String builder = "javax.management.builder.initial";
        System.setProperty(builder, "org.other.Builder");
        try {
            Failure failure =
                failure(2_000, () -> assertEquals(null, Third.A.PEER), () -> assertEquals(null, Third.B.PEER));
            assertEquals(FailureKind.HANG, failure.kind(), failure.message());
        } finally {
            System.clearProperty(builder);
        }
    }
}
