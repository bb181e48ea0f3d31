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

/** A field of an object, by its place in it, with the value that it had, to be put back. */
final class RawVariable {

    private static final MethodHandle GET_REFERENCE = get(JdkMember.GET_REFERENCE, Object.class);
    private static final MethodHandle GET_BYTE = get(JdkMember.GET_BYTE, byte.class);
    private static final MethodHandle GET_SHORT = get(JdkMember.GET_SHORT, short.class);
    private static final MethodHandle GET_INT = get(JdkMember.GET_INT, int.class);
    private static final MethodHandle GET_LONG = get(JdkMember.GET_LONG, long.class);
    private static final MethodHandle PUT_REFERENCE = put(JdkMember.PUT_REFERENCE, Object.class);
    private static final MethodHandle PUT_BYTE = put(JdkMember.PUT_BYTE, byte.class);
    private static final MethodHandle PUT_SHORT = put(JdkMember.PUT_SHORT, short.class);
    private static final MethodHandle PUT_INT = put(JdkMember.PUT_INT, int.class);
    private static final MethodHandle PUT_LONG = put(JdkMember.PUT_LONG, long.class);

    private final Object object;
    private final long offset;
    /** Size of the value; 0 for a reference. */
    private final int bytes;
    private final Object reference;
    private final long word;

    /** The variable at this offset, with its value of now. */
    RawVariable(Object object, long offset, Class<?> type) {
        this.object = object;
        this.offset = offset;
        this.bytes = bytes(type);
        this.reference = bytes == 0 ? reference(object, offset) : null;
        this.word = bytes == 0 ? 0 : word();
    }

    private static MethodHandle get(JdkMember member, Class<?> type) {
        return JdkUnsafe.method(member, type, Object.class, long.class);
    }

    private static MethodHandle put(JdkMember member, Class<?> type) {
        return JdkUnsafe.method(member, void.class, Object.class, long.class, type);
    }

    private static int bytes(Class<?> type) {
        if (!type.isPrimitive()) {
            return 0;
        } else if (type == long.class || type == double.class) {
            return Long.BYTES;
        } else if (type == int.class || type == float.class) {
            return Integer.BYTES;
        }
        return type == short.class || type == char.class ? Short.BYTES : 1;
    }

    /** What a reference at this offset leads to, or null. */
    static Object reference(Object object, long offset) {
        try {
            return (Object) GET_REFERENCE.invokeExact(object, offset);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    private long word() {
        try {
            return switch (bytes) {
            case Long.BYTES -> (long) GET_LONG.invokeExact(object, offset);
            case Integer.BYTES -> (int) GET_INT.invokeExact(object, offset);
            case Short.BYTES -> (short) GET_SHORT.invokeExact(object, offset);
            default -> (byte) GET_BYTE.invokeExact(object, offset);
            };
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** Gives the variable its value back. */
    void restore() {
        try {
            switch (bytes) {
            case 0 -> PUT_REFERENCE.invokeExact(object, offset, reference);
            case Long.BYTES -> PUT_LONG.invokeExact(object, offset, word);
            case Integer.BYTES -> PUT_INT.invokeExact(object, offset, (int) word);
            case Short.BYTES -> PUT_SHORT.invokeExact(object, offset, (short) word);
            default -> PUT_BYTE.invokeExact(object, offset, (byte) word);
            }
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    private static IllegalStateException unexpected(Throwable e) {
        return new IllegalStateException(e); // Unsafe declares none
    }
}
