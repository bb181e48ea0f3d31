/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.reflect;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleInfo;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.ref.WeakReference;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import org.contest.runtime.hooks.Hooks;
import org.contest.runtime.hooks.InitializationHooks;
import org.contest.runtime.jdk.ClassInitialization;

/**
 * Handles whose first use initializes a class of the program (decision 012): in a controlled JVM it has to ask, since
 * the thread may have to wait for another that initializes the class.
 */
public final class LazyHandleHooks {

    /** Since this version the first use of a variable handle initializes the class, before it was the lookup. */
    private static final int LAZY_VARIABLES_SINCE = 22;
    private static final boolean LAZY_VARIABLES = Runtime.version().feature() >= LAZY_VARIABLES_SINCE;

    private static final MethodHandle ASK = ask();

    /** The handles of the JDK by those that ask first, which hold them. */
    private static final Map<MethodHandle, WeakReference<MethodHandle>> ORIGINALS =
        Collections.synchronizedMap(new WeakHashMap<>());
    private static final Map<VarHandle, WeakReference<Class<?>>> CLASSES =
        Collections.synchronizedMap(new WeakHashMap<>());
    private static volatile boolean anyVariable;

    private LazyHandleHooks() {
    }

    private static MethodHandle ask() {
        try {
            return MethodHandles.lookup().findStatic(LazyHandleHooks.class, "ask",
                MethodType.methodType(void.class, Class.class, MethodHandle.class));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The original is here to be held by the handle that asks: the JDK may take it apart when it combines handles. */
    private static void ask(Class<?> type, MethodHandle original) {
        InitializationHooks.beforeInitialization(type);
    }

    private static boolean isLazy(Class<?> type) {
        return type.getClassLoader() != null && !ClassInitialization.isDone(type);
    }

    // ---- method handles

    /** What a lookup has found: asks for the class first when a use may initialize it. */
    public static MethodHandle asking(MethodHandle found) {
        Hooks.enterQuiet();
        try {
            MethodHandleInfo info = ReflectedHandles.info(found);
            return info != null && initializes(info) && isLazy(info.getDeclaringClass())
                ? asking(found, info.getDeclaringClass()) : found;
        } finally {
            Hooks.leaveQuiet();
        }
    }

    private static boolean initializes(MethodHandleInfo info) {
        return Modifier.isStatic(info.getModifiers())
            || info.getReferenceKind() == MethodHandleInfo.REF_newInvokeSpecial;
    }

    private static MethodHandle asking(MethodHandle found, Class<?> type) {
        MethodHandle asking = MethodHandles.foldArguments(found, MethodHandles.insertArguments(ASK, 0, type, found))
            .withVarargs(found.isVarargsCollector());
        ORIGINALS.put(asking, new WeakReference<>(found));
        return asking;
    }

    /** Before the JDK looks into a handle: the one that it has made. */
    public static MethodHandle original(MethodHandle handle) {
        Hooks.enterQuiet();
        try {
            WeakReference<MethodHandle> original = ORIGINALS.get(handle);
            MethodHandle found = original == null ? null : original.get();
            return found == null ? handle : found;
        } finally {
            Hooks.leaveQuiet();
        }
    }

    /** Arguments with the {@linkplain #original original} in place of each handle. */
    public static Object[] originals(Object[] arguments) {
        Object[] all = arguments == null ? null : arguments.clone();
        for (int i = 0; all != null && i < all.length; i++) {
            if (all[i] instanceof MethodHandle handle) {
                all[i] = original(handle);
            }
        }
        return all;
    }

    // ---- variable handles

    /** Before Lookup.findStaticVarHandle. */
    public static void beforeVariable(Class<?> type) {
        if (!LAZY_VARIABLES && type != null) {
            InitializationHooks.beforeInitialization(type);
        }
    }

    /** Before Lookup.unreflectVarHandle. */
    public static void beforeFieldVariable(Field field) {
        if (field != null && Modifier.isStatic(field.getModifiers())) {
            beforeVariable(field.getDeclaringClass());
        }
    }

    /** What Lookup.findStaticVarHandle has found. */
    public static VarHandle variable(VarHandle found, Class<?> type, String name, Class<?> value) {
        Hooks.enterQuiet();
        try {
            Class<?> declaring = LAZY_VARIABLES ? ReflectedHandles.declaring(type, name, value) : null;
            return declaring == null ? found : noted(found, declaring);
        } finally {
            Hooks.leaveQuiet();
        }
    }

    /** What Lookup.unreflectVarHandle has found. */
    public static VarHandle fieldVariable(VarHandle found, Field field) {
        Hooks.enterQuiet();
        try {
            boolean isLazy = LAZY_VARIABLES && Modifier.isStatic(field.getModifiers());
            return isLazy ? noted(found, field.getDeclaringClass()) : found;
        } finally {
            Hooks.leaveQuiet();
        }
    }

    private static VarHandle noted(VarHandle found, Class<?> type) {
        if (isLazy(type)) {
            CLASSES.put(found, new WeakReference<>(type));
            anyVariable = true;
        }
        return found;
    }

    /** Before an access by the handle of a static variable. */
    public static void beforeAccess(Object variable) {
        Class<?> type = initializedBy(variable);
        if (type != null) {
            InitializationHooks.beforeInitialization(type);
        }
    }

    /** The handle of an access mode of a variable: asks as well. Used in quiet parts only. */
    static MethodHandle asking(MethodHandle access, VarHandle variable) {
        Class<?> type = initializedBy(variable);
        return type == null ? access : asking(access, type);
    }

    private static Class<?> initializedBy(Object variable) {
        if (!anyVariable) {
            return null;
        }
        Hooks.enterQuiet();
        try {
            WeakReference<Class<?>> type = CLASSES.get(variable);
            return type == null ? null : type.get();
        } finally {
            Hooks.leaveQuiet();
        }
    }
}
