/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.reflect;

import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import org.contest.runtime.hooks.ArrayHooks;
import org.contest.runtime.hooks.ConditionHooks;
import org.contest.runtime.hooks.EnvironmentHooks;
import org.contest.runtime.hooks.ParkHooks;
import org.contest.runtime.hooks.ThreadHooks;

/** The operations that a hook stands in for, by the JDK's method. Used in quiet parts only. */
final class ReflectedOperations {

    private static final Class<?>[] OWNERS = {Object.class, Thread.class, LockSupport.class, System.class};

    private static final List<Class<?>> HOOKS =
        List.of(ConditionHooks.class, ThreadHooks.class, ParkHooks.class, EnvironmentHooks.class, ArrayHooks.class);

    /** Hooks that are not named like the method. */
    private static final Map<String, String> NAMES =
        Map.of("wait", "waitOn", "notify", "notifyOne", "getId", "threadId");

    /** Where a call of the method itself has another hook than one that is dispatched. */
    private static final Map<String, String> SPECIAL_NAMES =
        Map.of("start", "superStart", "interrupt", "superInterrupt", "hashCode", "identityHashCode");

    /** Their hooks dispatch. */
    private static final Set<String> DISPATCHED = Set.of("isInterrupted", "getState", "getId");

    private static final Map<String, Method> BY_METHOD = table(false);
    private static final Map<String, Method> BY_SPECIAL_METHOD = table(true);

    private ReflectedOperations() {
    }

    private static Map<String, Method> table(boolean special) {
        Map<String, Method> table = new HashMap<>();
        for (Class<?> owner : OWNERS) {
            for (Method method : owner.getDeclaredMethods()) {
                Method hook = Modifier.isPublic(method.getModifiers()) ? hook(method, special) : null;
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
    private static Method hook(Method method, boolean special) {
        if (special && DISPATCHED.contains(method.getName())) {
            return null;
        }
        List<Class<?>> parameters = new ArrayList<>();
        if (!Modifier.isStatic(method.getModifiers())) {
            parameters.add(method.getDeclaringClass());
        }
        parameters.addAll(List.of(method.getParameterTypes()));
        parameters.add(int.class);
        String name = NAMES.getOrDefault(method.getName(), method.getName());
        name = special ? SPECIAL_NAMES.getOrDefault(name, name) : name;
        if (name.startsWith("park") && method.getParameterCount() == 2) {
            name += "Blocker";
        }
        for (Class<?> hooks : HOOKS) {
            Method hook = method(hooks, name, parameters);
            if (hook != null) {
                return hook;
            }
        }
        return null;
    }

    private static Method method(Class<?> hooks, String name, List<Class<?>> parameters) {
        try {
            return hooks.getMethod(name, parameters.toArray(new Class<?>[0]));
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
        return of(method, BY_METHOD);
    }

    /** The hook for a call of this very method, as by {@code super}, or null. */
    static Method ofSpecial(Method method) {
        return of(method, BY_SPECIAL_METHOD);
    }

    private static Method of(Method method, Map<String, Method> hooks) {
        Class<?> owner = method.getDeclaringClass();
        return isOwner(owner) ? hooks.get(key(owner, method.getName(), types(method))) : null;
    }
}
