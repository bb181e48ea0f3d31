/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.harness;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import org.jspecify.annotations.Nullable;

/** Calls public methods of JUnit, whose classes are not known here. */
final class Reflection {

    private Reflection() {
    }

    /** A new object by the constructor without parameters. */
    static Object create(Class<?> type) {
        try {
            return type.getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw failed(type, "new", e);
        }
    }

    /** Calls a method of an object. */
    static Object call(Object target, String name, Object... arguments) {
        return invoke(target.getClass(), target, name, arguments);
    }

    /** Calls a static method of a class. */
    static Object callStatic(Class<?> type, String name, Object... arguments) {
        return invoke(type, null, name, arguments);
    }

    /** An array of one element, for methods with a variable number of arguments. */
    static Object arrayOf(Class<?> type, Object... elements) {
        Object array = Array.newInstance(type, elements.length);
        for (int i = 0; i < elements.length; i++) {
            Array.set(array, i, elements[i]);
        }
        return array;
    }

    private static Object invoke(Class<?> type, @Nullable Object target, String name, Object[] arguments) {
        try {
            return accessible(type, name, target == null, arguments).invoke(target, arguments);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw failed(type, name, e.getCause());
        } catch (IllegalAccessException e) {
            throw failed(type, name, e);
        }
    }

    private static Method accessible(Class<?> type, String name, boolean isStatic, Object[] arguments) {
        for (Method method : type.getMethods()) {
            if (method.getName().equals(name) && Modifier.isStatic(method.getModifiers()) == isStatic
                && fits(method, arguments)) {
                method.setAccessible(true);
                return method;
            }
        }
        throw new TestProblem("The JUnit on the class path is of an unknown version: " + type.getName()
            + " has no method " + name + ".");
    }

    private static boolean fits(Method method, Object[] arguments) {
        Class<?>[] types = method.getParameterTypes();
        if (types.length != arguments.length) {
            return false;
        }
        for (int i = 0; i < types.length; i++) {
            if (!types[i].isInstance(arguments[i])) {
                return false;
            }
        }
        return true;
    }

    private static TestProblem failed(Class<?> type, String name, @Nullable Throwable cause) {
        return new TestProblem("JUnit could not run the tests: " + cause, new IllegalStateException(type.getName() + '.'
            + name, cause));
    }
}
