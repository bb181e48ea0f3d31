/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.jdk;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.ref.Reference;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * What a few objects and all that they lead to look like, to be put back in place: the objects stay the same, so that
 * what the JVM has compiled of them stays true.
 */
public final class HeapState {

    private static final int MOST_OBJECTS = 20_000;
    /** Nothing in them changes, or nothing that a program could see. */
    private static final List<Class<?>> CONSTANT =
        List.of(String.class, Boolean.class, Character.class, Byte.class, Short.class,
            Integer.class, Long.class, Float.class, Double.class, Class.class, ClassLoader.class, Member.class,
            VarHandle.class, MethodHandle.class, MethodType.class);
    /** What belongs to them lies elsewhere: with the JVM, or with each thread. */
    private static final List<Class<?>> ELSEWHERE =
        List.of(Thread.class, ThreadGroup.class, ThreadLocal.class, Reference.class);
    private static final MethodHandle OFFSET = JdkUnsafe.method(JdkMember.OFFSET, long.class, Field.class);

    private final List<RawVariable> variables = new ArrayList<>();
    private final List<Object> arrays = new ArrayList<>();
    private final List<Object> contents = new ArrayList<>();
    private final List<Object> withoutHash = new ArrayList<>();
    private final Set<Object> met = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Deque<Object> open = new ArrayDeque<>();

    private final boolean needsHashes;

    private HeapState(boolean needsHashes) {
        this.needsHashes = needsHashes;
    }

    /**
     * The state of these objects as they are now, or null when it could not be put back.
     *
     * @param needsHashes true when it is not put back as long as an object keeps its identity hash code
     */
    public static HeapState of(List<?> roots, boolean needsHashes) {
        if (OFFSET == null) {
            return null;
        }
        HeapState state = new HeapState(needsHashes);
        roots.forEach(state::meet);
        boolean complete = state.addAll();
        state.met.clear();
        state.forgetHashes(); // that set has asked for them
        return complete ? state : null;
    }

    private boolean addAll() {
        while (!open.isEmpty()) {
            if (!add(open.poll()) || met.size() > MOST_OBJECTS) {
                return false;
            }
        }
        return true;
    }

    /** Puts it back, with no thread of the program alive; false when that was not possible for a hash code. */
    public boolean restore() {
        for (RawVariable variable : variables) {
            variable.restore();
        }
        for (int i = 0; i < arrays.size(); i++) {
            System.arraycopy(contents.get(i), 0, arrays.get(i), 0, Array.getLength(arrays.get(i)));
        }
        return forgetHashes() || !needsHashes;
    }

    private boolean forgetHashes() {
        boolean forgotten = true;
        for (Object object : withoutHash) {
            forgotten &= IdentityHashes.forget(object);
        }
        return forgotten;
    }

    private void meet(Object object) {
        if (object == null || isConstant(object)) {
            return;
        }
        boolean hasHash = IdentityHashes.has(object);
        if (met.add(object)) {
            open.add(object);
            if (!hasHash) {
                withoutHash.add(object);
            }
        }
    }

    private static boolean isConstant(Object object) {
        return CONSTANT.stream().anyMatch(type -> type.isInstance(object))
            || object instanceof Enum && object.getClass().getClassLoader() == null;
    }

    private boolean add(Object object) {
        if (ELSEWHERE.stream().anyMatch(type -> type.isInstance(object))) {
            return false;
        }
        if (object.getClass().isArray()) {
            addArray(object);
            return true;
        }
        for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    addField(object, field);
                }
            }
        }
        return true;
    }

    private void addArray(Object array) {
        int length = Array.getLength(array);
        Object content = Array.newInstance(array.getClass().getComponentType(), length);
        System.arraycopy(array, 0, content, 0, length);
        arrays.add(array);
        contents.add(content);
        if (content instanceof Object[] elements) {
            for (Object element : elements) {
                meet(element);
            }
        }
    }

    private void addField(Object object, Field field) {
        long offset = offset(field);
        if (!Modifier.isFinal(field.getModifiers())) {
            variables.add(new RawVariable(object, offset, field.getType()));
        }
        if (!field.getType().isPrimitive()) {
            meet(RawVariable.reference(object, offset));
        }
    }

    private static long offset(Field field) {
        try {
            return (long) OFFSET.invokeExact(field);
        } catch (Throwable e) {
            throw new IllegalStateException(e); // it declares none
        }
    }
}
