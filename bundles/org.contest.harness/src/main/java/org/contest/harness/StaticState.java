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
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The static fields of classes that have no static initializer. Nothing but the program's own code writes them, so
 * that a class with all of them at their defaults is what a new copy of the class would be.
 */
final class StaticState {

    private record Variable(Field field, @Nullable Object initial) {
    }

    private final List<Variable> variables = new ArrayList<>();

    /** Takes a class in; false when its fields cannot be written. */
    boolean add(Class<?> type) {
        try {
            for (Field field : type.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers()) && !Modifier.isFinal(field.getModifiers())) {
                    field.setAccessible(true);
                    variables.add(new Variable(field, Array.get(Array.newInstance(field.getType(), 1), 0)));
                }
            }
            return true;
        } catch (RuntimeException | LinkageError e) {
            return false; // a field of a type that is not there
        }
    }

    /** Gives every field its default. */
    void reset() {
        try {
            for (Variable variable : variables) {
                variable.field().set(null, variable.initial());
            }
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("a static field that was made accessible is not: " + e, e);
        }
    }
}
