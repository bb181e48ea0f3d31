/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.harness;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;

/** The methods of a test class, by name. */
final class TestMethods {

    /** Languages on this type give test methods other names than a class file has. */
    private static final String RENAMES = "groovy.lang.GroovyObject";

    private TestMethods() {
    }

    /**
     * Checks that a class has a method, of its own or inherited.
     *
     * @throws TestProblem that names the methods there are
     */
    static void check(Class<?> type, String name) {
        Set<String> names = new TreeSet<>();
        boolean renames = addMethods(type, names);
        if (!renames && !names.contains(name)) {
            throw new TestProblem("The test class " + type.getName() + " has no method " + name + ". Its methods: "
                + String.join(", ", names) + ".");
        }
    }

    private static boolean addMethods(Class<?> type, Set<String> names) {
        if (type == Object.class) {
            return false;
        }
        Arrays.stream(type.getDeclaredMethods())
            .filter(method -> !method.isSynthetic() && !Modifier.isPrivate(method.getModifiers())).map(Method::getName)
            .forEach(names::add);
        boolean renames = type.getName().equals(RENAMES);
        for (Class<?> parent : type.getInterfaces()) {
            renames |= addMethods(parent, names);
        }
        Class<?> parent = type.getSuperclass();
        return parent != null && addMethods(parent, names) || renames;
    }
}
