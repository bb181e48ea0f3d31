/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.jdk;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HeapStateTest {

    /** One field of each kind, and one more in a superclass. */
    private static class Base {
        Object below = "below";
    }

    private static final class Everything extends Base {
        boolean z = true;
        byte b = -1;
        char c = 'c';
        short s = -2;
        int i = -3;
        long j = Long.MIN_VALUE;
        float f = 1.5f;
        double d = -2.5;
        final int[] array = {1, 2, 3};
        Everything next;

        void change() {
            below = null;
            z = false;
            b = 1;
            c = 'd';
            s = 2;
            i = 3;
            j = 4;
            f = 5;
            d = 6;
            array[1] = 7;
            next = null;
        }

        List<Object> values() {
            return Arrays.asList(below, z, b, c, s, i, j, f, d, array[0], array[1], array[2], next);
        }
    }

    @Test
    void every_kind_of_variable_is_put_back() {
        Everything first = new Everything();
        first.next = new Everything();
        first.next.next = first;
        Everything second = first.next;
        List<Object> before = first.values();
        List<Object> beforeSecond = second.values();
        HeapState state = HeapState.of(List.of(first), false);
        first.change();
        second.change();
        assertNotEquals(before, first.values());
        assertTrue(state.restore());
        assertEquals(before, first.values());
        assertEquals(beforeSecond, second.values());
    }

    @Test
    void locks_and_collections_of_the_jdk_are_put_back() {
        ReentrantLock lock = new ReentrantLock();
        Map<String, Integer> map = new HashMap<>(Map.of("one", 1));
        Map<String, Integer> concurrent = new ConcurrentHashMap<>();
        List<Object> list = new ArrayList<>(List.of("a"));
        HeapState state = HeapState.of(List.of(lock, map, concurrent, list), false);
        lock.lock();
        map.put("two", 2);
        map.remove("one");
        concurrent.put("three", 3);
        list.add("b");
        assertTrue(state.restore());
        assertFalse(lock.isLocked());
        assertEquals(Map.of("one", 1), map);
        assertEquals(Map.of(), concurrent);
        assertEquals(List.of("a"), list);
    }

    @Test
    void arrays_keep_their_identity() {
        Object[] outer = {new long[] {1}, null};
        long[] inner = (long[]) outer[0];
        HeapState state = HeapState.of(Arrays.asList(outer, null), false);
        inner[0] = 2;
        outer[0] = outer;
        assertTrue(state.restore());
        assertSame(inner, outer[0]);
        assertArrayEquals(new long[] {1}, inner);
    }

    @Test
    void a_hash_code_that_was_not_there_is_forgotten() {
        Object object = new Object();
        HeapState state = HeapState.of(List.of(object), false);
        IdentityHashes.settle(object, 4711);
        assertEquals(4711, System.identityHashCode(object));
        assertTrue(state.restore());
        IdentityHashes.settle(object, 4712);
        assertEquals(4712, System.identityHashCode(object));
    }

    static List<Object> elsewhere() {
        return List.of(new ThreadLocal<>(), Thread.currentThread(), new java.lang.ref.WeakReference<>("x"),
            new Object[] {new InheritableThreadLocal<>()});
    }

    @ParameterizedTest
    @MethodSource("elsewhere")
    void what_has_its_state_elsewhere_is_refused(Object object) {
        assertNull(HeapState.of(List.of(object), false));
    }

    @Test
    void too_much_is_refused() {
        Object[] many = new Object[50_000];
        Arrays.setAll(many, i -> new Object());
        assertNull(HeapState.of(List.of((Object) many), false));
    }
}
