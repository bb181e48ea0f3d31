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

import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

/** Whose call of the operating system is first. Who waits here waits for ever or not at all, whatever the time. */
class SystemCallsTest {

    private static final long FOR_EVER = Long.MAX_VALUE;

    private final SystemCalls calls = new SystemCalls(FOR_EVER, 1);
    private final Thread self = Thread.currentThread();
    private volatile boolean mayGo;
    private volatile String first = "";

    @Test
    void a_call_begins_when_one_that_others_wait_for_has_returned() throws InterruptedException {
        calls.begin(self, true);
        Thread reader = begin("reader", false);
        mayGo = true;
        note("writer");
        calls.end(self);
        reader.join();
        assertEquals("writer", first);
    }

    /** No native method is called here meanwhile. */
    @Test
    void one_that_may_wait_is_waited_for_until_it_is_inside() throws InterruptedException {
        Thread writer = begin("writer", true);
        calls.begin(self, false);
        mayGo = true;
        note("reader");
        calls.end(self);
        writer.join();
        assertEquals("reader", first);
    }

    @Test
    void nobody_waits_for_a_call_that_waits() throws InterruptedException {
        mayGo = true;
        Thread reader = new Thread(() -> {
            calls.begin(Thread.currentThread(), false);
            while (first.isEmpty()) {
                LockSupport.park();
            }
            calls.end(Thread.currentThread()); // is no longer the one
        });
        reader.start();
        while (reader.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
        }
        begin("writer", true).join();
        LockSupport.unpark(reader);
        reader.join();
        assertEquals("writer", first);
    }

    @Test
    void a_call_that_did_not_return_ends_with_the_next_one_of_its_thread() throws InterruptedException {
        mayGo = true;
        calls.begin(self, true);
        calls.begin(self, false);
        begin("other", true).join();
        assertEquals("other", first);
    }

    private void note(String name) {
        if (first.isEmpty()) {
            first = name;
        }
    }

    /** Begins a call in a thread of its own when it may. */
    private Thread begin(String name, boolean acts) {
        Thread thread = new Thread(() -> {
            while (!mayGo) {
                Thread.onSpinWait();
            }
            calls.begin(Thread.currentThread(), acts);
            note(name);
        });
        thread.start();
        return thread;
    }
}
