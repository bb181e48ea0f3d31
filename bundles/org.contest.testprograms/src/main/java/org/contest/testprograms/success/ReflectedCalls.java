/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

import org.contest.testprograms.Threads;

/** Two threads call by reflection, by proxies and by method handles; the JDK makes the classes that it needs for it. */
public final class ReflectedCalls {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final Counter COUNTER = new Counter();

    private ReflectedCalls() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Thread first = Threads.start(ReflectedCalls::calls);
        Thread second = Threads.start(ReflectedCalls::calls);
        first.join();
        second.join();
        Threads.check(COUNTER.add(0) == 12, "sum is " + COUNTER.sum);
    }

    private static void calls() throws Exception {
        ClassLoader loader = ReflectedCalls.class.getClassLoader();
        Class<?>[] types = {IntUnaryOperator.class, Supplier.class};
        Object proxy = Proxy.newProxyInstance(loader, types, (self, method, values) -> COUNTER.add((int) values[0]));
        ((IntUnaryOperator) proxy).applyAsInt(1);
        Method add = Counter.class.getMethod("add", int.class);
        add.invoke(COUNTER, 2);
        MethodHandle handle =
            MethodHandles.lookup().findVirtual(Counter.class, "add", MethodType.methodType(int.class, int.class));
        int sum = call(MethodHandles.insertArguments(handle, 1, 3));
        Constructor<Counter> constructor = Counter.class.getConstructor();
        Field field = Counter.class.getField("sum");
        Counter other = constructor.newInstance();
        field.setInt(other, 4);
        Threads.check(field.getInt(other) == 4 && sum >= 6, "sum was " + sum);
        Threads.check(add.getGenericReturnType() == int.class && Counter.class.getAnnotations().length == 0
            && Counter.class.getGenericSuperclass() == Object.class, "not what was written");
    }

    private static int call(MethodHandle handle) {
        try {
            return (int) handle.invoke(COUNTER);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /** What is called. */
    public static final class Counter {
        /** What was added. */
        public int sum;

        /** Adds, and says what it makes. */
        public synchronized int add(int value) {
            sum += value;
            return sum;
        }
    }
}
