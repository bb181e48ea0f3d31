/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.golden;

import java.io.Serializable;
import java.lang.invoke.CallSite;
import java.lang.invoke.LambdaConversionException;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Vector;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import samples.Initialized;

/** One small method per kind of event; each has its golden bytecode under its name. */
class Samples {

    static final VarHandle HANDLE = handle();
    static final AtomicIntegerFieldUpdater<Samples> UPDATER =
        AtomicIntegerFieldUpdater.newUpdater(Samples.class, "updated");

    static int staticPlain;
    static volatile long staticVolatile;

    int plain;
    double wide;
    volatile boolean flag;
    volatile long wideFlag;
    volatile int updated;
    final int constant = Integer.parseInt("1");
    AtomicInteger counter = new AtomicInteger();

    static VarHandle handle() {
        try {
            return MethodHandles.lookup().findVarHandle(Samples.class, "plain", int.class);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    int plainRead() {
        return plain;
    }

    void plainWrite(int value) {
        plain = value;
    }

    void wideWrite(double value) {
        wide = value;
    }

    boolean volatileRead() {
        return flag;
    }

    void volatileWrite(long value) {
        wideFlag = value;
    }

    static int staticRead() {
        return staticPlain;
    }

    static void staticVolatileWrite(long value) {
        staticVolatile = value;
    }

    static long staticVolatileRead() {
        return staticVolatile;
    }

    int finalRead() {
        return constant;
    }

    static int arrayRead(int[] array) {
        return array[1];
    }

    static void arrayWrite(Object[] array, Object value) {
        array[0] = value;
    }

    static void wideArrayWrite(long[] array, long value) {
        array[0] = value;
    }

    static int localArray() {
        int[] squares = {1, 4, 9};
        return squares[1];
    }

    void synchronizedBlock() {
        synchronized (this) {
            plain++;
        }
    }

    synchronized void synchronizedMethod() {
        plain = 1;
    }

    static synchronized int staticSynchronizedMethod() {
        return staticPlain;
    }

    void waitForms() throws InterruptedException {
        wait();
        wait(1);
        wait(1, 2);
    }

    void notifyForms() {
        notify();
        notifyAll();
    }

    static boolean threadOperations(Thread thread) throws InterruptedException {
        thread.start();
        thread.join();
        thread.join(5);
        thread.interrupt();
        thread.join(5, 6);
        thread.join(Duration.ofDays(1));
        Thread.sleep(3);
        Thread.sleep(3, 4);
        Thread.sleep(Duration.ZERO);
        Thread.yield();
        Thread.onSpinWait();
        return Thread.holdsLock(thread) || thread.getState() == null || thread.isAlive() || thread.isInterrupted()
            || Thread.interrupted();
    }

    static void parking(Thread thread) {
        LockSupport.park();
        LockSupport.park(thread);
        LockSupport.parkNanos(8);
        LockSupport.parkNanos(thread, 7);
        LockSupport.parkUntil(9);
        LockSupport.parkUntil(thread, 10);
        LockSupport.unpark(thread);
    }

    int atomics() {
        counter.set(2);
        return counter.compareAndSet(2, 3) ? counter.get() : counter.incrementAndGet();
    }

    boolean varHandle() {
        return HANDLE.compareAndSet(this, 1, 2);
    }

    void fence() {
        VarHandle.releaseFence();
        plain = 1;
    }

    int fieldUpdater() {
        return UPDATER.getAndAdd(this, 5);
    }

    static boolean libraryCall(Vector<String> names) {
        return names.add("x");
    }

    static void staticLibraryCall(Locale locale) {
        Locale.setDefault(locale);
    }

    static boolean collectionCall(List<String> names) {
        return names.add("x");
    }

    static String libraryRegion(int number) {
        return String.format("%d", number);
    }

    static void main(String[] args) {
        staticPlain = args.length;
    }

    @Test
    void test() {
        staticPlain = 3;
    }

    static long environment(Object object) {
        return System.nanoTime() + System.currentTimeMillis() + System.identityHashCode(object)
            + object.hashCode() + (long) Math.random() + Thread.currentThread().threadId();
    }

    static Runnable reference(Object lock) {
        return lock::notifyAll;
    }

    static Runnable referenceWithoutEvent(StringBuilder text) {
        return text::reverse;
    }

    static boolean accessible(Method method, Object receiver) {
        if (!method.canAccess(receiver)) {
            method.setAccessible(true);
        }
        return method.trySetAccessible();
    }

    static Object invoke(Method method, Object receiver, Object... arguments) throws ReflectiveOperationException {
        return method.invoke(receiver, arguments);
    }

    static void field(Field field, Object owner) throws IllegalAccessException {
        field.setLong(owner, field.getLong(owner));
    }

    static void element(Object array) {
        Array.set(array, 0, Array.get(array, 1));
    }

    static MethodHandle handle(MethodHandles.Lookup lookup, Method method) throws IllegalAccessException {
        return lookup.unreflect(method);
    }

    static MethodHandle boundHandle(MethodHandles.Lookup lookup, Object lock, MethodType type)
        throws ReflectiveOperationException {
        return lookup.bind(lock, "notify", type);
    }

    static MethodHandle accessHandle(VarHandle.AccessMode mode) {
        return HANDLE.toMethodHandle(mode);
    }

    static MethodHandle invoker(VarHandle.AccessMode mode, MethodType type) {
        return MethodHandles.varHandleExactInvoker(mode, type);
    }

    static MethodHandle elementHandle(Class<?> type) {
        return MethodHandles.arrayElementSetter(type);
    }

    static void arrayCopy(Object[] source, Object[] target) {
        System.arraycopy(source, 1, target, 2, 3);
    }

    static Object[] unescapedArrays(Object value) {
        Object[] one = new Object[2];
        Object[] other = new Object[2];
        System.arraycopy(one, 0, other, 0, 2);
        Object[] filled = new Object[3];
        Arrays.fill(filled, value);
        return filled;
    }

    static int[] arrayClone(int[] array) {
        return array.clone();
    }

    static long[] arrayRange(long[] array) {
        return Arrays.copyOfRange(array, 4, 5);
    }

    static void arrayFill(double[] array) {
        Arrays.fill(array, 6);
    }

    static Runnable serializableReference(Object lock) {
        return (Runnable & Serializable) lock::notifyAll;
    }

    static Object hiddenClass(MethodHandles.Lookup lookup, byte[] bytes) throws IllegalAccessException {
        return lookup.defineHiddenClass(bytes, true);
    }

    static VarHandle staticVariable(MethodHandles.Lookup lookup) throws ReflectiveOperationException {
        return lookup.findStaticVarHandle(Samples.class, "staticPlain", int.class);
    }

    static VarHandle reflectedVariable(MethodHandles.Lookup lookup, Field field) throws IllegalAccessException {
        return lookup.unreflectVarHandle(field);
    }

    static void staticAccess(VarHandle variable) {
        variable.setVolatile(4);
    }

    static Object revealed(MethodHandles.Lookup lookup, MethodHandle handle) {
        return lookup.revealDirect(handle);
    }

    static CallSite lambda(MethodHandles.Lookup lookup, MethodType type, Object... arguments)
        throws LambdaConversionException {
        return LambdaMetafactory.altMetafactory(lookup, "run", type, arguments);
    }

    /** A thread whose run is its own. */
    int initializedFields() {
        Initialized.plain = Initialized.NAME.length();
        return staticPlain;
    }

    static Object initializedByNew(boolean choice) {
        return new Initialized(choice ? "yes" : Initialized.text());
    }

    static Object initializedByName(String name, ClassLoader loader) throws ReflectiveOperationException {
        return Class.forName(name) == Class.forName(name, true, loader);
    }

    static Object initializedByConstructor(Constructor<?> constructor, Object... arguments)
        throws ReflectiveOperationException {
        return constructor.newInstance(arguments);
    }

    static Function<String, Object> methodReference() {
        return Initialized::new;
    }

    static class Runner extends Thread {
        @Override
        public void run() {
            staticPlain = 2;
        }

        @Override
        public synchronized void start() {
            super.start();
        }

        @Override
        public void interrupt() {
            super.interrupt();
        }
    }

    /** Called by a test framework, to which it returns. */
    static final class Extension implements BeforeEachCallback {
        @Override
        public void beforeEach(ExtensionContext context) {
            // nothing to prepare
        }
    }

    static int nativeCall(int number) {
        return ofNativeCode(number);
    }

    private static native int ofNativeCode(int number);

    static double random() {
        return OwnMath.random();
    }

    /** No {@link Math}. */
    static final class OwnMath {
        static double random() {
            return 4;
        }
    }

    /** Its initializer is seen. */
    static class Loud {
        static int drawn = staticRead();
    }

    /** Its initializer tells nothing. */
    static final class Quiet {
        static int counter = 4;
    }
}
