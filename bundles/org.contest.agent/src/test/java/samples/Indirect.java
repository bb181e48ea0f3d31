/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/** Concurrent events that no call instruction of the program names. */
public final class Indirect {

    private static int plainStatic = 1;
    private int plain;
    private volatile long wide;

    private Indirect() {
    }

    private interface Blocking<T> {
        void on(T object) throws Exception;
    }

    private interface Timed {
        void on(long time) throws Exception;
    }

    private interface Find {
        MethodHandle method(Class<?> owner, String name, Class<?> result, Class<?>... parameters) throws Exception;
    }

    /** The program. */
    public static void main(String[] args) throws Throwable {
        switch (args[0]) {
        case "references" -> references();
        case "reflection" -> reflection();
        case "handles" -> handles();
        default -> throw new IllegalArgumentException(args[0]);
        }
    }

    /** A waiter that was notified, by whatever calls these. */
    private static void meet(Blocking<Object> wait, Blocking<Object> notifyOne, Blocking<Object> notifyAll,
        Blocking<Thread> join) throws Exception {
        Object lock = new Object();
        AtomicInteger met = new AtomicInteger();
        List<Thread> waiters = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            Thread waiter = new Thread(() -> {
                synchronized (lock) {
                    met.incrementAndGet();
                    try {
                        wait.on(lock);
                    } catch (Exception e) {
                        throw new IllegalStateException(e);
                    }
                    met.incrementAndGet();
                }
            });
            waiters.add(waiter);
            waiter.start();
        }
        while (met.get() < 2) {
            Thread.onSpinWait();
        }
        synchronized (lock) {
            notifyOne.on(lock);
            notifyAll.on(lock);
        }
        for (Thread waiter : waiters) {
            join.on(waiter);
        }
        System.out.println("met " + met);
    }

    private static void references() throws Exception {
        meet(Object::wait, Object::notify, Object::notifyAll, Thread::join);
        Timed sleep = Thread::sleep;
        sleep.on(1);
        Runnable yield = Thread::yield;
        yield.run();
        Thread self = Thread.currentThread();
        Runnable interrupt = self::interrupt;
        interrupt.run();
        BooleanSupplier interrupted = Thread::interrupted;
        System.out.println(interrupted.getAsBoolean() + " " + interrupted.getAsBoolean());
        Predicate<Thread> alive = Thread::isAlive;
        System.out.println(alive.test(self));
        Blocking<Thread> unpark = LockSupport::unpark;
        unpark.on(self);
        Runnable park = LockSupport::park;
        park.run();
        LongSupplier clock = System::nanoTime;
        ToIntFunction<Object> hash = System::identityHashCode;
        System.out.println(clock.getAsLong() != 0 && hash.applyAsInt(self) == System.identityHashCode(self));
        AtomicBoolean flag = new AtomicBoolean();
        BooleanSupplier get = flag::get;
        AtomicInteger counter = new AtomicInteger();
        IntSupplier increment = counter::incrementAndGet;
        System.out.println(get.getAsBoolean() + " " + increment.getAsInt());
        fail(new Object()::notify);
        System.out.println(Arrays.stream(Indirect.class.getDeclaredMethods()).map(Method::getName)
            .filter(name -> !name.startsWith("lambda$m")).sorted().toList());
    }

    private static void fail(Runnable notify) {
        try {
            notify.run();
        } catch (IllegalMonitorStateException e) {
            System.out.println(Arrays.stream(e.getStackTrace()).filter(f -> f.getClassName().startsWith("samples"))
                .map(f -> f.getMethodName() + ":" + f.getLineNumber()).toList());
        }
    }

    private static Object call(Object receiver, Class<?> owner, String name, Object... arguments) throws Exception {
        Class<?>[] types = Arrays.stream(arguments)
            .map(a -> a instanceof Long ? long.class : a instanceof Thread ? Thread.class : Object.class)
            .toArray(Class[]::new);
        return owner.getMethod(name, types).invoke(receiver, arguments);
    }

    private static void reflection() throws Exception {
        meet(o -> call(o, Object.class, "wait"), o -> call(o, Object.class, "notify"),
            o -> call(o, Object.class, "notifyAll"), t -> call(t, Thread.class, "join"));
        Thread self = Thread.currentThread();
        call(null, Thread.class, "sleep", 1L);
        call(null, Thread.class, "yield");
        call(self, Thread.class, "interrupt");
        System.out.println(call(null, Thread.class, "interrupted") + " " + call(null, Thread.class, "interrupted"));
        System.out.println(call(self, Thread.class, "isAlive"));
        call(null, LockSupport.class, "unpark", self);
        call(null, LockSupport.class, "park");
        System.out.println((long) call(null, System.class, "nanoTime") != 0);
        System.out.println((int) call(null, System.class, "identityHashCode", "") == System.identityHashCode(""));
        fields();
        int[] numbers = {1, 2};
        Array.setInt(numbers, 0, Array.getInt(numbers, 1) + 5);
        System.out.println(numbers[0]);
        mistakes();
    }

    private static void fields() throws Exception {
        Indirect object = new Indirect();
        Field narrow = Indirect.class.getDeclaredField("plain");
        narrow.setInt(object, narrow.getInt(object) + 7);
        Field isVolatile = Indirect.class.getDeclaredField("wide");
        isVolatile.setLong(object, (Long) isVolatile.get(object) + 8);
        Field ofClass = Indirect.class.getDeclaredField("plainStatic");
        ofClass.set(null, (Integer) ofClass.get(null) + 9);
        System.out.println(object.plain + " " + object.wide + " " + plainStatic);
    }

    /** What is called wrongly fails as it does without us. */
    private static void mistakes() throws Exception {
        Method join = Thread.class.getMethod("join", long.class);
        Method notify = Object.class.getMethod("notify");
        Field field = Indirect.class.getDeclaredField("plain");
        List<Blocking<Void>> mistakes = List.of(v -> join.invoke(null, 1L), v -> join.invoke("", 1L),
            v -> join.invoke(new Thread()), v -> join.invoke(new Thread(), "x"), v -> join.invoke(new Thread(), -1L),
            v -> notify.invoke(new Object()), v -> notify.invoke(null), v -> field.get(null), v -> field.get(""),
            v -> Array.getInt(new int[1], 1), v -> Array.getInt("", 1), v -> Array.get(null, 1));
        for (Blocking<Void> mistake : mistakes) {
            try {
                mistake.on(null);
                System.out.println("no mistake");
            } catch (InvocationTargetException e) {
                System.out.println("in it: " + e.getCause());
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getName());
            }
        }
    }

    private static void handles() throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        Find virtual = (owner, name, result, types) -> lookup.findVirtual(owner, name,
            MethodType.methodType(result, types));
        Find ofClass = (owner, name, result, types) -> lookup.findStatic(owner, name,
            MethodType.methodType(result, types));
        MethodHandle join = lookup.unreflect(Thread.class.getMethod("join"));
        meet(blocking(virtual.method(Object.class, "wait", void.class)),
            blocking(virtual.method(Object.class, "notify", void.class)),
            blocking(virtual.method(Object.class, "notifyAll", void.class)), t -> blocking(join).on(t));
        Thread self = Thread.currentThread();
        ofClass.method(Thread.class, "sleep", void.class, long.class).invokeExact(1L);
        ofClass.method(Thread.class, "yield", void.class).invokeExact();
        virtual.method(Thread.class, "interrupt", void.class).invokeExact(self);
        System.out.println((boolean) ofClass.method(Thread.class, "interrupted", boolean.class).invokeExact());
        System.out.println((boolean) virtual.method(Thread.class, "isAlive", boolean.class).invokeExact(self));
        ofClass.method(LockSupport.class, "unpark", void.class, Thread.class).invokeExact(self);
        ofClass.method(LockSupport.class, "park", void.class).invokeExact();
        System.out.println((long) ofClass.method(System.class, "nanoTime", long.class).invokeExact() != 0);
        System.out.println((int) ofClass.method(System.class, "identityHashCode", int.class, Object.class)
            .invokeExact((Object) "") == System.identityHashCode(""));
        Indirect object = new Indirect();
        lookup.findSetter(Indirect.class, "plain", int.class).invokeExact(object, 3);
        lookup.unreflectSetter(Indirect.class.getDeclaredField("wide")).invokeExact(object, 4L);
        lookup.findStaticSetter(Indirect.class, "plainStatic", int.class).invokeExact(5);
        System.out.println((int) lookup.findGetter(Indirect.class, "plain", int.class).invokeExact(object)
            + (long) lookup.findGetter(Indirect.class, "wide", long.class).invokeExact(object)
            + (int) lookup.findStaticGetter(Indirect.class, "plainStatic", int.class).invokeExact());
        try {
            virtual.method(Object.class, "notify", void.class).invoke(new Object());
        } catch (IllegalMonitorStateException e) {
            System.out.println("not owner");
        }
    }

    private static Blocking<Object> blocking(MethodHandle handle) {
        return object -> {
            try {
                handle.invoke(object);
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        };
    }
}
