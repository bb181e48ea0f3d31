/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.free;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

/** Whose call of the operating system is first. Who waits here waits for ever or not at all, whatever the time. */
class SystemCallsTest {

    private static final long FOR_EVER = Long.MAX_VALUE;

    private final List<String> order = new CopyOnWriteArrayList<>();

    @Test
    void a_call_begins_when_one_that_others_wait_for_has_returned() throws InterruptedException {
        SystemCalls calls = new SystemCalls(FOR_EVER, 0);
        calls.begin("writer", true);
        Thread reader = begin(calls, "reader", false);
        order.add("written");
        calls.end("writer");
        reader.join();
        assertEquals(List.of("written", "reader"), order);
    }

    @Test
    void nobody_waits_for_a_call_that_waits() throws InterruptedException {
        SystemCalls calls = new SystemCalls(FOR_EVER, 0);
        calls.begin("reader", false);
        begin(calls, "writer", true).join();
        calls.end("reader"); // is no longer the one
        Thread other = begin(calls, "other", true);
        order.add("written");
        calls.end("writer");
        other.join();
        assertEquals(List.of("writer", "written", "other"), order);
    }

    @Test
    void a_call_that_did_not_return_ends_with_the_next_one_of_its_thread() throws InterruptedException {
        SystemCalls calls = new SystemCalls(FOR_EVER, 0);
        calls.begin("connects", true);
        calls.begin("connects", false);
        begin(calls, "other", true).join();
        assertEquals(List.of("other"), order);
    }

    private Thread begin(SystemCalls calls, String name, boolean acts) {
        Thread thread = new Thread(() -> {
            calls.begin(name, acts);
            order.add(name);
        });
        thread.start();
        return thread;
    }
}
