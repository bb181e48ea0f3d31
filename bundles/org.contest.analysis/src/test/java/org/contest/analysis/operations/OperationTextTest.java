/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;
import org.junit.jupiter.api.Test;

class OperationTextTest {

    private static String text(EventKind event, String method, String variable) {
        Site site = new Site(0, "app.Cache", method, 7, event, variable);
        OperationKind kind =
            event == EventKind.CALL ? LibraryKinds.of(CallTarget.method(site)) : OperationKind.of(event);
        return OperationText.of(kind, site);
    }

    @Test
    void accesses_and_monitors_are_told_by_variable() {
        assertEquals("reads Cache.size at Cache.get:7", text(EventKind.READ, "get()V", "app.Cache.size"));
        assertEquals("acquires a monitor at Cache.get:7", text(EventKind.MONITOR_ENTER, "get()V", ""));
        assertEquals("acquires the monitor of Cache.left at Cache.get:7",
            text(EventKind.MONITOR_ENTER, "get()V", "Cache.left"));
        assertEquals("reads an element of an int[] at Cache.get:7", text(EventKind.ARRAY_READ, "get()V", "int[]"));
        assertEquals("reads an element of Cache.table at Cache.get:7",
            text(EventKind.ARRAY_READ, "get()V", "int[] on app.Cache.table"));
        assertEquals("starts a thread at Cache.get:7",
            text(EventKind.THREAD_START, "get()V", "java.lang.Thread.start"));
    }

    @Test
    void calls_are_told_by_what_they_mean_and_by_the_object_where_it_has_a_name() {
        assertEquals("updates Cache.pool by put() at Cache.get:7",
            text(EventKind.CALL, "get()V", "java.util.concurrent.ConcurrentHashMap.put on Cache.pool"));
        assertEquals("submits to ExecutorService by submit() at Cache.get:7",
            text(EventKind.CALL, "get()V", "java.util.concurrent.ExecutorService.submit"));
        assertEquals("waits for ExecutorService by close() at Cache.get:7",
            text(EventKind.CALL, "get()V", "java.util.concurrent.ExecutorService.close"));
        assertEquals("creates FutureTask at Cache.get:7",
            text(EventKind.CALL, "get()V", "java.util.concurrent.FutureTask.<init>"));
        assertEquals("calls Session by flush() at Cache.get:7",
            text(EventKind.CALL, "get()V", "org.lib.Session.flush"));
    }

    @Test
    void operations_on_many_elements_are_told_by_the_array_where_it_has_a_name() {
        assertEquals("writes Cache.table by sort() at Cache.get:7",
            text(EventKind.ARRAY_WRITE, "get()V", "java.util.Arrays.sort on app.Cache.table"));
        assertEquals("reads an array by hashCode() at Cache.get:7",
            text(EventKind.ARRAY_READ, "get()V", "java.util.Arrays.hashCode"));
    }

    @Test
    void a_lambda_is_named_by_its_method_and_line() {
        assertEquals("writes Cache.size at Cache.main (lambda at 7)",
            text(EventKind.WRITE, "lambda$main$0()V", "app.Cache.size"));
        assertEquals("writes Cache.size at Cache.lambda:7", text(EventKind.WRITE, "lambda()V", "app.Cache.size"));
    }

    @Test
    void methods_of_the_jdk_mean_what_its_users_mean_by_them() {
        assertEquals(OperationKind.ACQUIRE, LibraryKinds.of("java.util.concurrent.locks.Lock.tryLock"));
        assertEquals(OperationKind.SIGNAL, LibraryKinds.of("java.util.concurrent.CountDownLatch.countDown"));
        assertEquals(OperationKind.TAKE, LibraryKinds.of("java.util.concurrent.BlockingQueue.take"));
        assertEquals(OperationKind.AWAIT, LibraryKinds.of("java.util.concurrent.Future.get"));
        assertEquals(OperationKind.READ, LibraryKinds.of("java.util.Map.get"));
        assertEquals(OperationKind.UPDATE, LibraryKinds.of("java.util.Map.put"));
        assertEquals(OperationKind.CALL, LibraryKinds.of("org.lib.Session.flush"));
    }

    @Test
    void a_user_says_what_methods_of_other_libraries_mean() {
        LibraryKinds.learn("contest-kinds.txt", List.of("# Ours", "", "UPDATE com.ours.Store put* remove # both"));
        assertEquals("updates Cache.store by putAll() at Cache.get:7",
            text(EventKind.CALL, "get()V", "com.ours.Store.putAll on Cache.store"));
        assertEquals(OperationKind.CALL, LibraryKinds.of("com.ours.Store.size"));
        LibraryKinds.learn("contest-kinds.txt", List.of());
        assertEquals(OperationKind.CALL, LibraryKinds.of("com.ours.Store.remove"));
    }

    @Test
    void an_atomic_variable_is_told_by_the_name_of_its_field() {
        assertEquals("updates Cache.hits by incrementAndGet() at Cache.get:7", text(EventKind.ATOMIC_UPDATE, "get()V",
            "java.util.concurrent.atomic.AtomicLong.incrementAndGet on Cache.hits"));
        assertEquals("reads AtomicLong by get() at Cache.get:7",
            text(EventKind.ATOMIC_READ, "get()V", "java.util.concurrent.atomic.AtomicLong.get"));
    }
}
