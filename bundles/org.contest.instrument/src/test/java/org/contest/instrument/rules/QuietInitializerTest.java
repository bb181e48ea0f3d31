/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

class QuietInitializerTest {

    private static boolean isQuiet(Class<?> type) throws IOException {
        ClassNode node = new ClassNode();
        new ClassReader(type.getName()).accept(node, 0);
        return node.methods.stream().filter(method -> method.name.equals("<clinit>"))
            .allMatch(method -> QuietInitializer.isQuiet(node, method));
    }

    @ParameterizedTest
    @ValueSource(classes = {Constants.class, Locks.class, Collected.class, Colour.class, Lambda.class, Itself.class,
        Asserts.class})
    void what_only_makes_what_a_class_begins_with_is_quiet(Class<?> type) throws IOException {
        assertEquals(true, isQuiet(type));
    }

    @ParameterizedTest
    @ValueSource(classes = {CallsOther.class, UsesOther.class, MakesOther.class, Environment.class, Hashes.class,
        Starts.class, Locked.class, CallsLambda.class, CallsVirtual.class, Bodies.class, CallsLock.class})
    void what_another_class_or_thread_can_see_is_not(Class<?> type) throws IOException {
        assertEquals(false, isQuiet(type));
    }

    static final class Constants {
        static int number = 5;
        static final Integer BOX = 6;
        static final long[][] TABLE = {{1}, {2, 3}};
        static final Class<?> TYPE = String.class;
    }

    static final class Locks {
        static final Object MONITOR = new Object();
        static final Lock LOCK = new ReentrantLock(true);
        static final AtomicInteger COUNT = new AtomicInteger(3);
    }

    static final class Collected {
        static final List<String> LIST = new ArrayList<>(List.of("a"));
        static final Map<String, String> MAP = new ConcurrentHashMap<>();
        static final BlockingQueue<Integer> QUEUE = new LinkedBlockingQueue<>(3);
    }

    enum Colour {
        RED, GREEN
    }

    static final class Lambda {
        static final Supplier<String> LATER = () -> System.getProperty("later");
    }

    static final class Itself {
        static final Itself ONE = new Itself(two());
        final int number;

        Itself(int number) {
            this.number = number;
        }

        static int two() {
            return 2;
        }
    }

    static final class Asserts {
        static void check(int i) {
            assert i > 0;
        }
    }

    static final class CallsOther {
        static final int VALUE = Itself.two();
    }

    static final class UsesOther {
        static final Itself VALUE = Itself.ONE;
    }

    static final class MakesOther {
        static final Itself VALUE = new Itself(3);
    }

    static final class Environment {
        static final long BEGIN = System.nanoTime();
    }

    static final class Hashes {
        static final Set<Object> ALL = new HashSet<>(List.of(new Object()));
    }

    static final class Starts {
        static final ExecutorService POOL = Executors.newFixedThreadPool(1);
    }

    static final class Locked {
        static int value;

        static {
            synchronized (Locked.class) {
                value = 3;
            }
        }
    }

    static final class CallsLambda {
        static final String VALUE = Lambda.LATER.get();
    }

    static final class CallsVirtual {
        static final String VALUE = new CallsVirtual().name();

        String name() {
            return "name";
        }
    }

    enum Bodies {
        ONE {
            @Override
            int number() {
                return 1;
            }
        };

        abstract int number();
    }

    static final class CallsLock {
        static final Lock LOCK = new ReentrantLock();
        static final Condition CONDITION = LOCK.newCondition();
        static final Map<String, String> MAP = new HashMap<>();
    }
}
