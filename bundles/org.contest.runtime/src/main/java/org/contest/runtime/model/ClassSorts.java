/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.model;

/**
 * A few sorts of classes, by their names: a class is of the same sort in every JVM, also one that is made while the
 * program runs and has another number in its name each time.
 */
final class ClassSorts {

    /** So many sorts there are. */
    static final int COUNT = 64;

    private static final ClassValue<Integer> SORTS = new ClassValue<>() {
        @Override
        protected Integer computeValue(Class<?> type) {
            return sort(type.getName());
        }
    };

    private ClassSorts() {
    }

    /** The sort of a class, from 0. */
    static int of(Class<?> type) {
        return SORTS.get(type);
    }

    /** Only the name up to the first digit, or what a compiler or library puts behind the name of a class, counts. */
    private static int sort(String name) {
        int hash = 0;
        for (int i = 0; i < name.length() && !isEnd(name.charAt(i)); i++) {
            hash = 31 * hash + name.charAt(i);
        }
        return (hash ^ hash >>> 16) & COUNT - 1;
    }

    private static boolean isEnd(char c) {
        return c == '$' || c == '/' || c >= '0' && c <= '9';
    }
}
