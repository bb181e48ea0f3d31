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
import org.contest.protocol.trace.ObjectNumbers;

/**
 * Gives an object its identity hash code before the JVM does: hash tables with such keys then look the same in every
 * run with the same schedule. The JVM keeps the number in the object's header, where it is found, and tried out, when
 * this class is loaded; a JVM with another header keeps its own numbers.
 */
public final class IdentityHashes {

    private static final int BITS = 31;
    private static final long MASK = (1L << BITS) - 1;
    private static final int MOST_SHIFT = Long.SIZE - BITS;
    private static final long LOCK_BITS = 7;
    private static final long UNLOCKED = 1;
    private static final int SAMPLE = 0x1234567;

    private static final MethodHandle GET =
        JdkUnsafe.method(JdkMember.GET_HEADER, long.class, Object.class, long.class);
    private static final MethodHandle SET =
        JdkUnsafe.method(JdkMember.SET_HEADER, boolean.class, Object.class, long.class,
            long.class, long.class);
    private static final int SHIFT = shift();
    private static final ClassLoader PLATFORM = ClassLoader.getPlatformClassLoader();

    /** Hash codes by name, in order, of the classes that were loaded before hooks told those; null until then. */
    private static volatile int[] early;

    /** By class, whether its objects have the number of the JVM for a hash code. */
    private static final ClassValue<Boolean> INHERITED = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            try {
                Class<?> declaring = type.getMethod("hashCode").getDeclaringClass();
                return declaring == Object.class || declaring == Enum.class
                    || declaring.getName().equals("java.lang.VirtualThread"); // instrumented so
            } catch (NoSuchMethodException e) {
                throw new IllegalStateException(e); // every class has it
            }
        }
    };

    private IdentityHashes() {
    }

    /** True when {@code hashCode} of the object is its identity hash code. */
    public static boolean isHashCodeOf(Object object) {
        return !(object instanceof String) && INHERITED.get(object.getClass());
    }

    /** Where the header has the hash code; -1 when that cannot be told. */
    private static int shift() {
        if (GET == null || SET == null) {
            return -1;
        }
        Object known = new Object();
        long hash = System.identityHashCode(known);
        long header = header(known);
        for (int shift = 0; shift <= MOST_SHIFT; shift++) {
            if ((header >>> shift & MASK) == hash && isWrittenAt(shift)) {
                return shift;
            }
        }
        return -1;
    }

    private static boolean isWrittenAt(int shift) {
        Object fresh = new Object();
        return write(fresh, SAMPLE, shift) && System.identityHashCode(fresh) == SAMPLE;
    }

    /**
     * Classes that were loaded before collections of the JDK had hooks: tables may have them by the numbers of the JVM.
     */
    public static void loadedBefore(Class<?>... types) {
        int[] names = new int[types.length];
        for (int i = 0; i < types.length; i++) {
            names[i] = byName(types[i]);
        }
        java.util.Arrays.sort(names);
        early = names;
    }

    /**
     * The hash code of a class, given the one that the JVM has for it. The JVM asks for it when it links the class, and
     * not twice in the same order; so a class has another one in hash tables, by its name, unless it is of the JDK and
     * may be in a table by that of the JVM.
     */
    public static int ofClass(Class<?> type, int real) {
        ClassLoader loader = type.getClassLoader();
        boolean isOfJdk = loader == null || loader == PLATFORM;
        return type.isHidden() || isOfJdk && isEarly(type) ? real : byName(type);
    }

    /** Nobody lists the primitive types. */
    private static boolean isEarly(Class<?> type) {
        int[] names = early;
        return names == null || type.isPrimitive() || isIn(names, byName(type));
    }

    private static boolean isIn(int[] names, int name) {
        int low = 0;
        int high = names.length;
        while (low < high) {
            int middle = (low + high) / 2;
            if (names[middle] < name) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low < names.length && names[low] == name;
    }

    private static int byName(Class<?> type) {
        return type.getName().hashCode() & Integer.MAX_VALUE | 1;
    }

    /**
     * The number for an object: the one proposed, but for a constant of an enumeration, which may outlive the run and
     * has the same one in all runs of all JVMs.
     */
    public static int of(Object object, int proposed) {
        return object instanceof Enum<?> constant
            ? ObjectNumbers.outliving(byName(constant.getDeclaringClass()) + constant.name().hashCode()) | 1 : proposed;
    }

    /** Gives an object that has none, and whose monitor nobody uses, a positive hash code; false for others. */
    public static boolean settle(Object object, int hash) {
        return SHIFT >= 0 && write(object, hash, SHIFT);
    }

    /** Gives a class the identity hash code of its name. */
    public static void settle(Class<?> type) {
        if (!type.isHidden()) {
            settle(type, byName(type));
        }
    }

    /** The hash code that an object has; 0 where it has none, or its monitor hides it. */
    public static int told(Object object) {
        if (SHIFT < 0) {
            return 0;
        }
        long header = header(object);
        return (header & LOCK_BITS) == UNLOCKED ? (int) (header >>> SHIFT & MASK) : 0;
    }

    /** Tries the header out now: later the way there would be events of the program. */
    public static void prepare() {
        told(BITS);
    }

    /** True when an object has a hash code; its monitor may hide it. */
    static boolean has(Object object) {
        return told(object) != 0;
    }

    /** Makes an object one without a hash code again; false when its monitor is in use, or was fought for. */
    static boolean forget(Object object) {
        return SHIFT < 0 || replace(object, header(object), header(object) & ~(MASK << SHIFT));
    }

    private static boolean write(Object object, int hash, int shift) {
        long header = header(object);
        return (header >>> shift & MASK) == 0 && replace(object, header, header | (long) hash << shift);
    }

    private static boolean replace(Object object, long before, long after) {
        if ((before & LOCK_BITS) != UNLOCKED) {
            return false;
        }
        try {
            return (boolean) SET.invokeExact(object, 0L, before, after);
        } catch (Throwable e) {
            throw new IllegalStateException(e); // it declares none
        }
    }

    private static long header(Object object) {
        try {
            return (long) GET.invokeExact(object, 0L);
        } catch (Throwable e) {
            throw new IllegalStateException(e); // it declares none
        }
    }
}
