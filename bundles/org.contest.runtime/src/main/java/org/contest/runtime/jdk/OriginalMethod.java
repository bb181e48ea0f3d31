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
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import org.contest.protocol.AddedMembers;

/**
 * Gives a method object back the flag {@code synchronized} that instrumentation took from the method: serial version
 * ids are computed from flags, too. The method's first annotation says so; it is taken away.
 */
public final class OriginalMethod {

    private static final int FIRST = 2;
    private static final int FIRST_LENGTH = 4;
    private static final int BYTE = 0xFF;

    private static final MethodHandle ANNOTATIONS = JdkMember.METHOD_ANNOTATIONS.getter(byte[].class);
    private static final MethodHandle PARAMETER_ANNOTATIONS =
        JdkMember.METHOD_PARAMETER_ANNOTATIONS.getter(byte[].class);
    private static final MethodHandle SIGNATURE = JdkMember.METHOD_SIGNATURE.getter(String.class);
    private static final MethodHandle SLOT = JdkMember.METHOD_SLOT.getter(int.class);
    private static final MethodHandle NEW = JdkMember.METHOD_NEW.constructor(Class.class, String.class, Class[].class,
        Class.class, Class[].class, int.class, int.class, String.class, byte[].class, byte[].class, byte[].class);
    private static final MethodHandle CONSTANT = constantOfPool();

    private OriginalMethod() {
    }

    /** The text at an index of the constant pool of a class. */
    private static MethodHandle constantOfPool() {
        MethodHandle get = JdkMember.CLASS_CONSTANT_POOL.method(JdkMember.CONSTANT_POOL.type());
        MethodHandle text = JdkMember.CONSTANT_POOL_TEXT.method(String.class, int.class);
        return get == null || text == null ? null : MethodHandles.filterArguments(text, 0, get);
    }

    /** The method as it was before instrumentation: a new object, or this one when nothing was changed. */
    public static Method of(Method method) {
        if (NEW == null || CONSTANT == null || ANNOTATIONS == null) {
            return method;
        }
        try {
            byte[] annotations = (byte[]) ANNOTATIONS.invokeExact(method);
            return isMarked(method.getDeclaringClass(), annotations) ? original(method, annotations) : method;
        } catch (Throwable e) {
            throw new IllegalStateException(e); // none of them declares one
        }
    }

    /** An annotation without values is the index of its type in the pool, and 0. */
    private static boolean isMarked(Class<?> owner, byte[] annotations) throws Throwable {
        if (annotations == null || annotations.length < FIRST + FIRST_LENGTH || annotations[FIRST + 2] != 0
            || annotations[FIRST + 3] != 0) {
            return false;
        }
        int index = (annotations[FIRST] & BYTE) << Byte.SIZE | annotations[FIRST + 1] & BYTE;
        return AddedMembers.SYNCHRONIZED.equals((String) CONSTANT.invokeExact(owner, index));
    }

    private static Method original(Method method, byte[] annotations) throws Throwable {
        return (Method) NEW.invokeExact(method.getDeclaringClass(), method.getName(), method.getParameterTypes(),
            method.getReturnType(), method.getExceptionTypes(), method.getModifiers() | Modifier.SYNCHRONIZED,
            (int) SLOT.invokeExact(method), (String) SIGNATURE.invokeExact(method), withoutFirst(annotations),
            (byte[]) PARAMETER_ANNOTATIONS.invokeExact(method), (byte[]) null);
    }

    private static byte[] withoutFirst(byte[] annotations) {
        int count = ((annotations[0] & BYTE) << Byte.SIZE | annotations[1] & BYTE) - 1;
        if (count == 0) {
            return null;
        }
        byte[] rest = Arrays.copyOfRange(annotations, FIRST_LENGTH, annotations.length);
        rest[0] = (byte) (count >> Byte.SIZE);
        rest[1] = (byte) count;
        return rest;
    }
}
