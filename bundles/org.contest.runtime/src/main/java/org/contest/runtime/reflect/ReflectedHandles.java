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
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import org.contest.runtime.ProgramThread;
import org.contest.runtime.hooks.AccessHooks;
import org.contest.runtime.hooks.SystemCallHooks;

/** Method handles of operations and of variables, with their events. Used in quiet parts only. */
final class ReflectedHandles {

    private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

    /** Sees every member. */
    private static final MethodHandles.Lookup ALL = all();

    private static final MethodHandle BEFORE_READ = hook(ReflectionHooks.class, "beforeFieldRead", Field.class,
        Object.class, int.class);
    private static final MethodHandle BEFORE_WRITE = hook(ReflectionHooks.class, "beforeFieldWrite", Field.class,
        Object.class, int.class);
    private static final MethodHandle BEFORE_ELEMENT_READ = unknowing("beforeArrayRead", Object.class, int.class,
        int.class);
    private static final MethodHandle BEFORE_ELEMENT_WRITE = unknowing("beforeArrayWrite", Object.class, int.class,
        int.class);
    private static final MethodHandle BEFORE_ATOMIC_READ = unknowing("beforeAtomicRead", Object.class, int.class);
    private static final MethodHandle BEFORE_ATOMIC_WRITE = unknowing("beforeAtomicWrite", Object.class, int.class);
    private static final MethodHandle BEFORE_ATOMIC_UPDATE = unknowing("beforeAtomicUpdate", Object.class, int.class);
    private static final MethodHandle AFTER = unknowing("afterVolatileAccess");
    private static final MethodHandle BEGIN_NATIVE_CALL = hook(SystemCallHooks.class, "beginNativeCall", int.class);
    private static final MethodHandle END_NATIVE_CALL = hook(SystemCallHooks.class, "endNativeCall");

    private ReflectedHandles() {
    }

    private static MethodHandles.Lookup all() {
        try {
            Field field = MethodHandles.Lookup.class.getDeclaredField("IMPL_LOOKUP");
            field.setAccessible(true);
            return (MethodHandles.Lookup) field.get(null);
        } catch (ReflectiveOperationException | RuntimeException e) {
            return null; // java.lang.invoke is not open to us, as in a unit test without the agent
        }
    }

    private static MethodHandle hook(Class<?> owner, String name, Class<?>... parameters) {
        try {
            return LOOKUP.findStatic(owner, name, MethodType.methodType(void.class, parameters));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A hook that looks for its thread. */
    private static MethodHandle unknowing(String name, Class<?>... parameters) {
        Class<?>[] all = java.util.Arrays.copyOf(parameters, parameters.length + 1);
        all[parameters.length] = ProgramThread.class;
        return MethodHandles.insertArguments(hook(AccessHooks.class, name, all), parameters.length,
            new Object[] {null});
    }

    /** The handle itself when it stands for no event, or is no direct handle. */
    static MethodHandle withEvents(MethodHandle found, int site) {
        MethodHandleInfo info = info(found);
        Member member = info == null ? null : member(info);
        if (member instanceof Method method) {
            Method hook = info.getReferenceKind() == MethodHandleInfo.REF_invokeSpecial
                ? ReflectedOperations.ofSpecial(method) : ReflectedOperations.of(method);
            return hook == null ? found : operation(found, hook, site);
        }
        boolean isVariable = member instanceof Field && !Modifier.isFinal(member.getModifiers());
        return isVariable ? field(found, (Field) member, site) : found;
    }

    /** What a direct handle stands for; null for others. */
    static MethodHandleInfo info(MethodHandle found) {
        if (found == null || ALL == null) {
            return null;
        }
        try {
            return ALL.revealDirect(found);
        } catch (RuntimeException | LinkageError e) {
            return null; // not direct
        }
    }

    /** The class that declares a static field which a lookup has found in another; null when nobody can tell. */
    static Class<?> declaring(Class<?> type, String name, Class<?> value) {
        try {
            MethodHandleInfo info = ALL == null ? null : info(ALL.findStaticGetter(type, name, value));
            return info == null ? null : info.getDeclaringClass();
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            return null; // a field that nobody sees
        }
    }

    private static Member member(MethodHandleInfo info) {
        try {
            return info.reflectAs(Member.class, ALL);
        } catch (RuntimeException | LinkageError e) {
            return null; // a member that reflection does not show
        }
    }

    /** The handle that {@code bind} gave, with its events: those of the unbound one. */
    static MethodHandle boundWithEvents(MethodHandle found, Object receiver, String name, MethodType type, int site) {
        try {
            MethodHandle unbound = ALL == null ? null : ALL.findVirtual(receiver.getClass(), name, type);
            MethodHandle events = withEvents(unbound, site);
            return events == unbound ? found : events.bindTo(receiver);
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            return found; // a member that only the caller sees, so none of the JDK's
        }
    }

    private static MethodHandle operation(MethodHandle found, Method hook, int site) {
        try {
            MethodHandle handle = LOOKUP.unreflect(hook);
            return MethodHandles.insertArguments(handle, handle.type().parameterCount() - 1, site)
                .asType(found.type());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("Hooks are public.", e);
        }
    }

    private static MethodHandle field(MethodHandle found, Field field, int site) {
        boolean isRead = found.type().returnType() != void.class;
        MethodHandle before = MethodHandles.insertArguments(isRead ? BEFORE_READ : BEFORE_WRITE, 0, field);
        before = MethodHandles.insertArguments(before, 1, site);
        before = Modifier.isStatic(field.getModifiers())
            ? MethodHandles.insertArguments(before, 0, new Object[] {null}) : before;
        return access(found, before);
    }

    /** A handle that reads or writes the element of an array. */
    static MethodHandle element(MethodHandle found, int site) {
        boolean isRead = found.type().returnType() != void.class;
        MethodHandle before = isRead ? BEFORE_ELEMENT_READ : BEFORE_ELEMENT_WRITE;
        return access(found, MethodHandles.insertArguments(before, 2, site));
    }

    /** A handle of an access mode of a variable handle. */
    static MethodHandle access(MethodHandle found, VarHandle variable, VarHandle.AccessMode mode, int site) {
        MethodHandle before = MethodHandles.insertArguments(before(mode), 1, site);
        boolean ofObject = !variable.coordinateTypes().isEmpty() && !variable.coordinateTypes().get(0).isPrimitive();
        return access(found, ofObject ? before : before.bindTo(variable));
    }

    /** A handle of an access mode of any variable handle, which is its first argument. */
    static MethodHandle invoker(MethodHandle found, VarHandle.AccessMode mode, int site) {
        MethodType type = found.type();
        MethodHandle before = MethodHandles.insertArguments(before(mode), 1, site);
        boolean ofObject = type.parameterCount() > 1 + values(mode) && !type.parameterType(1).isPrimitive();
        return access(found, ofObject ? MethodHandles.dropArguments(before, 0, VarHandle.class) : before);
    }

    /** A handle of a native function. */
    static MethodHandle function(MethodHandle linked, int site) {
        MethodHandle before = MethodHandles.insertArguments(BEGIN_NATIVE_CALL, 0, site);
        return MethodHandles.filterReturnValue(MethodHandles.foldArguments(linked, before),
            passing(END_NATIVE_CALL, linked));
    }

    private static MethodHandle before(VarHandle.AccessMode mode) {
        String name = mode.methodName();
        if (name.startsWith("set")) {
            return BEFORE_ATOMIC_WRITE;
        }
        return name.startsWith("get") && !name.startsWith("getAnd") ? BEFORE_ATOMIC_READ : BEFORE_ATOMIC_UPDATE;
    }

    /** How many arguments behind the coordinates the mode takes. */
    private static int values(VarHandle.AccessMode mode) {
        String name = mode.methodName();
        if (name.contains("ompareAnd")) {
            return 2;
        }
        return name.startsWith("get") && !name.startsWith("getAnd") ? 0 : 1;
    }

    /** {@code before} takes as many arguments as it needs. */
    private static MethodHandle access(MethodHandle found, MethodHandle before) {
        MethodType taken = found.type().changeReturnType(void.class);
        MethodType first = taken.dropParameterTypes(before.type().parameterCount(), taken.parameterCount());
        return MethodHandles.filterReturnValue(MethodHandles.foldArguments(found, before.asType(first)),
            passing(AFTER, found));
    }

    /** Runs {@code after} and gives on the result. */
    private static MethodHandle passing(MethodHandle after, MethodHandle found) {
        Class<?> result = found.type().returnType();
        return result == void.class ? after : MethodHandles.foldArguments(MethodHandles.identity(result), after);
    }
}
