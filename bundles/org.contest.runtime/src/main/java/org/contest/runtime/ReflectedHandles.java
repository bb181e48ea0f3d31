/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/** Method handles of operations and of fields that are not final, with their events. Used in ignored sections only. */
final class ReflectedHandles {

    private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

    /** Sees every member. */
    private static final MethodHandles.Lookup ALL = all();

    private static final MethodHandle BEFORE_READ = hook(ReflectionHooks.class, "beforeFieldRead", Field.class,
        Object.class, int.class);
    private static final MethodHandle BEFORE_WRITE = hook(ReflectionHooks.class, "beforeFieldWrite", Field.class,
        Object.class, int.class);
    private static final MethodHandle AFTER = hook(Hooks.class, "afterVolatileAccess", int.class);

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

    /** The handle itself when it stands for no event, or is no direct handle. */
    static MethodHandle withEvents(MethodHandle found, int site) {
        Member member = member(found);
        if (member instanceof Method method) {
            Method hook = ReflectedOperations.of(method);
            return hook == null ? found : operation(found, hook, site);
        }
        boolean isVariable = member instanceof Field && !Modifier.isFinal(member.getModifiers());
        return isVariable ? access(found, (Field) member, site) : found;
    }

    private static Member member(MethodHandle found) {
        if (found == null || ALL == null) {
            return null;
        }
        try {
            return ALL.revealDirect(found).reflectAs(Member.class, ALL);
        } catch (RuntimeException | LinkageError e) {
            return null; // not direct, or a member that reflection does not show
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

    private static MethodHandle access(MethodHandle found, Field field, int site) {
        boolean isRead = found.type().returnType() != void.class;
        MethodHandle before = MethodHandles.insertArguments(isRead ? BEFORE_READ : BEFORE_WRITE, 0, field);
        before = MethodHandles.insertArguments(before, 1, site);
        before = Modifier.isStatic(field.getModifiers())
            ? MethodHandles.insertArguments(before, 0, new Object[] {null})
            : before.asType(MethodType.methodType(void.class, found.type().parameterType(0)));
        MethodHandle after = MethodHandles.insertArguments(AFTER, 0, site);
        return MethodHandles.filterReturnValue(MethodHandles.foldArguments(found, before), passing(after, found));
    }

    /** Runs {@code after} and gives on the result. */
    private static MethodHandle passing(MethodHandle after, MethodHandle found) {
        Class<?> result = found.type().returnType();
        return result == void.class ? after : MethodHandles.foldArguments(MethodHandles.identity(result), after);
    }
}
