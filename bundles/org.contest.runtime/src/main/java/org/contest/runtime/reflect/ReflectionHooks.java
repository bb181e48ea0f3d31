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
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.function.BiFunction;
import org.contest.protocol.EventKind;
import org.contest.runtime.CurrentRun;
import org.contest.runtime.Toggles;
import org.contest.runtime.hooks.AccessHooks;
import org.contest.runtime.hooks.Hooks;
import org.contest.runtime.hooks.InitializationHooks;

/**
 * Called by instrumented code where it uses reflection or looks method handles up: accesses become events, and what
 * stands for an operation with a hook is exchanged for it.
 */
public final class ReflectionHooks {

    private ReflectionHooks() {
    }

    /** Before Method.invoke: the method to call instead; the same when it is no operation or would fail. */
    public static Method invoked(Method method, Object receiver, Object[] arguments) {
        if (method == null) {
            return method;
        }
        if (Modifier.isStatic(method.getModifiers())) {
            InitializationHooks.beforeInitialization(method.getDeclaringClass());
        }
        Hooks.enterQuiet();
        try {
            Method operation =
                ReflectedOperations.isOwner(method.getDeclaringClass()) ? ReflectedOperations.of(method) : null;
            return operation != null && fits(method, receiver, arguments) ? operation : method;
        } finally {
            Hooks.leaveQuiet();
        }
    }

    private static boolean fits(Method method, Object receiver, Object[] arguments) {
        boolean hasReceiver =
            Modifier.isStatic(method.getModifiers()) || method.getDeclaringClass().isInstance(receiver);
        return hasReceiver && method.getParameterCount() == (arguments == null ? 0 : arguments.length);
    }

    /** The arguments for what {@link #invoked} has answered. */
    public static Object[] arguments(Method method, Method invoked, Object receiver, Object[] arguments, int site) {
        if (invoked == method) {
            return arguments;
        }
        int first = Modifier.isStatic(method.getModifiers()) ? 0 : 1;
        int count = method.getParameterCount();
        Object[] all = new Object[first + count + 1];
        if (first > 0) {
            all[0] = receiver;
        }
        if (count > 0) {
            System.arraycopy(arguments, 0, all, first, count);
        }
        all[first + count] = site;
        return all;
    }

    // ---- initialization of classes

    /** Before Class.forName of a class of a loader; what is wrong with it the call itself will tell. */
    public static void beforeForName(String name, boolean initialize, ClassLoader loader) {
        if (!initialize || name == null) {
            return;
        }
        Class<?> type;
        Hooks.enterQuiet();
        try {
            type = Class.forName(name, false, loader);
        } catch (ClassNotFoundException | LinkageError | RuntimeException e) {
            return;
        } finally {
            Hooks.leaveQuiet();
        }
        InitializationHooks.beforeInitialization(type);
    }

    /** Before Class.forName with the loader of the caller. */
    public static void beforeForNameHere(String name, Class<?> caller) {
        beforeForName(name, true, caller.getClassLoader());
    }

    /** Before Constructor.newInstance. */
    public static void beforeConstruction(Constructor<?> constructor) {
        if (constructor != null) {
            InitializationHooks.beforeInitialization(constructor.getDeclaringClass());
        }
    }

    // ---- whether a member skips the checks of the language

    /** Before isAccessible and canAccess. */
    public static void beforeAccessibleRead(AccessibleObject member, int site) {
        if (member != null) {
            AccessHooks.beforeAtomicRead(member, site, null);
        }
    }

    /** Before setAccessible and trySetAccessible. */
    public static void beforeAccessibleWrite(AccessibleObject member, int site) {
        if (member != null) {
            AccessHooks.beforeAtomicWrite(member, site, null);
        }
    }

    /** Before Method.invoke and Constructor.newInstance, which check the access to what is not public. */
    public static void beforeCheckedCall(Executable member, int site) {
        if (member != null && !isPublic(member)) {
            AccessHooks.beforeAtomicRead(member, site, null);
        }
    }

    private static boolean isPublic(Executable member) {
        return Modifier.isPublic(member.getModifiers() & member.getDeclaringClass().getModifiers());
    }

    // ---- fields and array elements

    /** Before Field.get in all its forms. */
    public static void beforeFieldRead(Field field, Object owner, int site) {
        if (field != null && Modifier.isStatic(field.getModifiers())) {
            beforeStatic(field, isVolatile(field) ? EventKind.STATIC_VOLATILE_READ : EventKind.STATIC_READ, site);
        } else if (isVariable(field, owner)) {
            if (isVolatile(field)) {
                AccessHooks.beforeVolatileRead(owner, site, null);
            } else {
                AccessHooks.beforeRead(owner, site, null);
            }
        }
    }

    /** Before Field.set in all its forms. */
    public static void beforeFieldWrite(Field field, Object owner, int site) {
        if (field != null && Modifier.isStatic(field.getModifiers())) {
            beforeStatic(field, isVolatile(field) ? EventKind.STATIC_VOLATILE_WRITE : EventKind.STATIC_WRITE, site);
        } else if (isVariable(field, owner)) {
            if (isVolatile(field)) {
                AccessHooks.beforeVolatileWrite(owner, site, null);
            } else {
                AccessHooks.beforeWrite(owner, site, null);
            }
        }
    }

    private static void beforeStatic(Field field, EventKind kind, int site) {
        if (!Modifier.isFinal(field.getModifiers()) && (Toggles.needs().accesses() || isVolatile(field))) {
            AccessHooks.beforeStaticAccess(field.getDeclaringClass(), variable(field), kind.ordinal(), site);
        } else {
            InitializationHooks.beforeInitialization(field.getDeclaringClass());
        }
    }

    private static boolean isVolatile(Field field) {
        return Modifier.isVolatile(field.getModifiers());
    }

    private static boolean isVariable(Field field, Object owner) {
        return field != null && !Modifier.isFinal(field.getModifiers())
            && field.getDeclaringClass().isInstance(owner);
    }

    /** As instrumented code names a static field. */
    private static int variable(Field field) {
        return field.getDeclaringClass().getName().concat(".").concat(field.getName()).hashCode();
    }

    /** Before Array.get in all its forms. */
    public static void beforeElementRead(Object array, int index, int site) {
        if (array != null && array.getClass().isArray()) {
            AccessHooks.beforeArrayRead(array, index, site, null);
        }
    }

    /** Before Array.set in all its forms. */
    public static void beforeElementWrite(Object array, int index, int site) {
        if (array != null && array.getClass().isArray()) {
            AccessHooks.beforeArrayWrite(array, index, site, null);
        }
    }

    // ---- method handles

    /** What a lookup has found: with its events. */
    public static MethodHandle handle(MethodHandle found, int site) {
        Hooks.enterQuiet();
        try {
            return ReflectedHandles.withEvents(found, site);
        } finally {
            Hooks.leaveQuiet();
        }
    }

    /** The handle of a native function that the program has linked: with its events. */
    public static MethodHandle nativeHandle(MethodHandle linked, int site) {
        Hooks.enterQuiet();
        try {
            return ReflectedHandles.function(linked, site);
        } finally {
            Hooks.leaveQuiet();
        }
    }

    /** What Lookup.bind has found: with its events. */
    public static MethodHandle boundHandle(MethodHandle found, Object receiver, String name, MethodType type,
        int site) {
        Hooks.enterQuiet();
        try {
            return ReflectedHandles.boundWithEvents(found, receiver, name, type, site);
        } finally {
            Hooks.leaveQuiet();
        }
    }

    /** A handle of the elements of an array type: with its events. */
    public static MethodHandle elementHandle(MethodHandle found, int site) {
        Hooks.enterQuiet();
        try {
            return ReflectedHandles.element(found, site);
        } finally {
            Hooks.leaveQuiet();
        }
    }

    /** What VarHandle.toMethodHandle gave: with its events. */
    public static MethodHandle accessHandle(MethodHandle found, VarHandle variable, VarHandle.AccessMode mode,
        int site) {
        Hooks.enterQuiet();
        try {
            return variable.isAccessModeSupported(mode)
                ? ReflectedHandles.access(LazyHandleHooks.asking(found, variable), variable, mode, site) : found;
        } finally {
            Hooks.leaveQuiet();
        }
    }

    /** What MethodHandles.varHandleInvoker gave: with its events. */
    public static MethodHandle invoker(MethodHandle found, VarHandle.AccessMode mode, MethodType type, int site) {
        Hooks.enterQuiet();
        try {
            return ReflectedHandles.invoker(found, mode, site);
        } finally {
            Hooks.leaveQuiet();
        }
    }

    // ---- hidden classes

    /** Before Lookup.defineHiddenClass: the bytes to define. */
    public static byte[] hiddenClass(MethodHandles.Lookup lookup, byte[] bytes) {
        BiFunction<ClassLoader, byte[], byte[]> function = CurrentRun.instrumenter();
        if (function == null || lookup == null || bytes == null) {
            return bytes;
        }
        Hooks.enterQuiet();
        try {
            return function.apply(lookup.lookupClass().getClassLoader(), bytes);
        } finally {
            Hooks.leaveQuiet();
        }
    }
}
