/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;

/** The operations that {@link OperationHooks} stands in for, by the JDK's method. Used in ignored sections only. */
final class ReflectedOperations {

    private static final Class<?>[] OWNERS = {Object.class, Thread.class, LockSupport.class, System.class};

    /** Hooks that are not named like the method. */
    private static final Map<String, String> NAMES =
        Map.of("wait", "waitOn", "notify", "notifyOne", "getId", "threadId");

    private static final Map<String, Method> BY_METHOD = table();

    private ReflectedOperations() {
    }

    private static Map<String, Method> table() {
        Map<String, Method> table = new HashMap<>();
        for (Class<?> owner : OWNERS) {
            for (Method method : owner.getDeclaredMethods()) {
                Method hook = Modifier.isPublic(method.getModifiers()) ? hook(method) : null;
                if (hook != null) {
                    table.put(key(owner, method.getName(), types(method)), hook);
                }
            }
        }
        return table;
    }

    private static MethodType types(Method method) {
        return MethodType.methodType(method.getReturnType(), method.getParameterTypes());
    }

    /** The hook takes the receiver, the arguments and the site. */
    private static Method hook(Method method) {
        List<Class<?>> parameters = new ArrayList<>();
        if (!Modifier.isStatic(method.getModifiers())) {
            parameters.add(method.getDeclaringClass());
        }
        parameters.addAll(List.of(method.getParameterTypes()));
        parameters.add(int.class);
        String name = NAMES.getOrDefault(method.getName(), method.getName());
        if (name.startsWith("park") && method.getParameterCount() == 2) {
            name += "Blocker";
        }
        try {
            return OperationHooks.class.getMethod(name, parameters.toArray(new Class<?>[0]));
        } catch (NoSuchMethodException e) {
            return null; // no operation
        }
    }

    private static String key(Class<?> owner, String name, MethodType type) {
        return owner.getName().concat(".").concat(name).concat(type.toMethodDescriptorString());
    }

    /** True when methods of the class may be operations. */
    static boolean isOwner(Class<?> type) {
        return type == Object.class || type == Thread.class || type == LockSupport.class || type == System.class;
    }

    /** The hook for a method, or null. */
    static Method of(Method method) {
        return of(method.getDeclaringClass(), method.getName(), types(method));
    }

    /** The hook for a method, or null. */
    static Method of(Class<?> owner, String name, MethodType type) {
        return isOwner(owner) ? BY_METHOD.get(key(owner, name, type)) : null;
    }
}
