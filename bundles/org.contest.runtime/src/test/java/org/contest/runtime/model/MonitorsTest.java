/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.contest.protocol.WaitOutcome;
import org.junit.jupiter.api.Test;

class MonitorsTest {

    private final EnabledSet enabled = new EnabledSet();
    private final Monitors monitors = new Monitors(enabled);
    private final ModelThread one = thread(1);
    private final ModelThread two = thread(2);
    private final Object lock = new Object();

    private ModelThread thread(int index) {
        ModelThread t = new ModelThread(new Thread(), index, "0." + index, null);
        enabled.add(t);
        return t;
    }

    private void enter(ModelThread t) {
        monitors.contend(t, lock);
        monitors.take(t);
    }

    @Test
    void a_contender_is_enabled_while_the_monitor_is_free() {
        enter(one);
        monitors.contend(two, lock);
        assertFalse(enabled.contains(two));
        monitors.exit(one, lock);
        assertTrue(enabled.contains(two));
    }

    @Test
    void a_monitor_entered_twice_is_free_after_two_exits() {
        enter(one);
        assertTrue(monitors.reenter(one, lock));
        assertFalse(monitors.exit(one, lock));
        assertTrue(monitors.owns(one, lock));
        assertTrue(monitors.exit(one, lock));
        assertFalse(monitors.owns(one, lock));
    }

    @Test
    void a_wait_gives_the_monitor_up_whatever_the_nesting_and_gets_it_back() {
        enter(one);
        monitors.reenter(one, lock);
        monitors.await(one, lock);
        assertFalse(monitors.owns(one, lock));
        assertFalse(enabled.contains(one));
        monitors.wake(one, WaitOutcome.SIGNALLED);
        assertTrue(enabled.contains(one));
        monitors.take(one);
        assertFalse(monitors.exit(one, lock));
        assertTrue(monitors.exit(one, lock));
    }

    @Test
    void exit_by_another_thread_is_an_illegal_monitor_state() {
        enter(one);
        assertThrows(IllegalMonitorStateException.class, () -> monitors.exit(two, lock));
    }

    @Test
    void a_monitor_that_nobody_uses_is_forgotten() {
        for (int i = 0; i < 1_000; i++) {
            Object other = new Object();
            monitors.contend(one, other);
            monitors.take(one);
            monitors.exit(one, other);
        }
        assertEquals(0, monitors.size());
    }

    @Test
    void many_monitors_are_kept_apart() {
        Object[] locks = new Object[500];
        for (int i = 0; i < locks.length; i++) {
            locks[i] = new Object();
            monitors.contend(one, locks[i]);
            monitors.take(one);
        }
        for (int i = 0; i < locks.length; i += 2) {
            monitors.exit(one, locks[i]);
        }
        for (int i = 0; i < locks.length; i++) {
            assertEquals(i % 2 == 1, monitors.owns(one, locks[i]));
        }
        assertEquals(locks.length / 2, monitors.size());
    }

    @Test
    void a_signal_is_lost_only_when_none_reached_a_waiter() {
        monitors.signalled(lock, false);
        assertTrue(monitors.wasSignalLost(lock));
        monitors.signalled(lock, true);
        assertFalse(monitors.wasSignalLost(lock));
    }
}
