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
import java.util.Collection;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.contest.protocol.RunOptions;
import org.contest.runtime.Toggles;
import org.contest.runtime.jdk.HeapState;
import org.jspecify.annotations.Nullable;

/**
 * The static fields of classes, as they are when the class has just been initialized: defaults where it has no
 * initializer, and what a quiet initializer made, with all that leads from there. Nothing but the program's own code
 * changes them, so that a class with all of them put back is what a new copy of the class would be.
 */
final class StaticState {

    private static final boolean NEEDS_HASHES = Toggles.launch().isTrue(RunOptions.Key.CONTROL);

    private record Variable(Field field, @Nullable Object initial) {
    }

    private final Collection<Variable> variables = new ConcurrentLinkedQueue<>();
    private final Collection<HeapState> objects = new ConcurrentLinkedQueue<>();

    /** Takes a class in whose fields have their defaults; false when they cannot be written. */
    boolean add(Class<?> type) {
        try {
            for (Field field : fields(type)) {
                if (!Modifier.isFinal(field.getModifiers())) {
                    variables.add(new Variable(field, Array.get(Array.newInstance(field.getType(), 1), 0)));
                }
            }
            return true;
        } catch (RuntimeException | LinkageError e) {
            return false; // a field of a type that is not there
        }
    }

    /** Takes a class in whose initializer has just set its fields; false when they cannot be put back. */
    boolean keep(Class<?> type) {
        try {
            List<@Nullable Object> roots = new ArrayList<>();
            List<Variable> found = new ArrayList<>();
            for (Field field : fields(type)) {
                Object value = field.get(null);
                if (!field.getType().isPrimitive()) {
                    roots.add(value);
                }
                if (!Modifier.isFinal(field.getModifiers())) {
                    found.add(new Variable(field, value));
                }
            }
            HeapState state = HeapState.of(roots, NEEDS_HASHES);
            if (state != null) {
                variables.addAll(found);
                objects.add(state);
            }
            return state != null;
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            return false;
        }
    }

    private static List<Field> fields(Class<?> type) {
        List<Field> fields = new ArrayList<>();
        for (Field field : type.getDeclaredFields()) {
            if (Modifier.isStatic(field.getModifiers())) {
                field.setAccessible(true);
                fields.add(field);
            }
        }
        return fields;
    }

    /** Puts all back; false when that was not possible. */
    boolean reset() {
        try {
            for (Variable variable : variables) {
                variable.field().set(null, variable.initial());
            }
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("a static field that was made accessible is not: " + e, e);
        }
        boolean restored = true;
        for (HeapState state : objects) {
            restored &= state.restore();
        }
        return restored;
    }
}
