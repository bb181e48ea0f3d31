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
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The methods of a test class, by name. */
final class TestMethods {

    /** Languages on this type give test methods other names than a class file has. */
    private static final String RENAMES = "groovy.lang.GroovyObject";

    private static final int MOST = 12;

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
                + listed(names, name) + ".");
        }
    }

    /** All names, or those that begin most like the one that is wanted. */
    private static String listed(Set<String> names, String wanted) {
        List<String> nearest = names.stream()
            .sorted(Comparator.comparingInt((String name) -> -commonStart(name, wanted))).limit(MOST).sorted().toList();
        int others = names.size() - nearest.size();
        return String.join(", ", nearest) + (others == 0 ? "" : " and " + others + " others");
    }

    private static int commonStart(String one, String other) {
        int i = 0;
        while (i < one.length() && i < other.length() && one.charAt(i) == other.charAt(i)) {
            i++;
        }
        return i;
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
