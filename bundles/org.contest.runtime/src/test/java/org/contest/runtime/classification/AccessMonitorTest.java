/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.classification;

import static org.contest.runtime.classification.VariableClass.PROTECTED;
import static org.contest.runtime.classification.VariableClass.UNPROTECTED;
import static org.contest.runtime.classification.VariableClass.UNSHARED;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.concurrent.atomic.AtomicInteger;
import org.contest.protocol.EventKind;
import org.contest.protocol.WaitOutcome;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.sites.SiteVariables;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class AccessMonitorTest {

    private static final int SITE = 10;
    private static final int OTHER_SITE = 11;
    private static final int THIRD_SITE = 12;
    /** A site that tells no field. */
    private static final int REFLECTION = 30;
    /** Two fields of which {@link SiteVariables} is told. */
    private static final int LEFT = 20;
    private static final int RIGHT = 21;

    private final Classification classification = new Classification();
    private final Object object = new Object();
    private final Object lock = new Object();
    private AccessMonitor monitor;
    private ModelThread main;
    private ModelThread first;
    private ModelThread second;

    @BeforeEach
    void begin() {
        int value = "value".hashCode();
        SiteVariables.add(SITE, new int[] {value, value, value});
        monitor = new AccessMonitor(classification);
        main = new ModelThread(new Thread(), 0, "0", null);
        monitor.happened(main, EventKind.THREAD_BEGIN, main.thread, 0, -1, 0);
    }

    private ModelThread start(ModelThread parent, int index) {
        ModelThread child = new ModelThread(new Thread(), index, "0." + index, parent);
        monitor.happened(parent, EventKind.THREAD_START, child.thread, 0, 1, index);
        monitor.happened(child, EventKind.THREAD_BEGIN, child.thread, 0, -1, 0);
        return child;
    }

    private void startTwo() {
        first = start(main, 1);
        second = start(main, 2);
    }

    private void join(ModelThread other) {
        monitor.happened(main, EventKind.JOIN, other.thread, 0, 2, WaitOutcome.SIGNALLED.ordinal());
    }

    private void read(ModelThread t, int site) {
        monitor.happened(t, EventKind.READ, object, 0, site, 0);
    }

    private void write(ModelThread t, int site) {
        monitor.happened(t, EventKind.WRITE, object, 0, site, 0);
    }

    private void locked(ModelThread t, Object monitorObject, Runnable body) {
        monitor.happened(t, EventKind.MONITOR_ENTER, monitorObject, 0, 3, 0);
        body.run();
        monitor.happened(t, EventKind.MONITOR_EXIT, monitorObject, 0, 4, 0);
    }

    @Test
    void what_one_thread_accesses_is_unshared_and_invisible_from_the_next_run_on() {
        startTwo();
        write(first, SITE);
        read(first, OTHER_SITE);
        assertEquals(UNSHARED, classification.of(SITE));
        assertNull(classification.of(THIRD_SITE));
    }

    @Test
    void a_second_thread_makes_every_access_of_the_location_unprotected_at_once() {
        startTwo();
        read(first, SITE);
        write(first, OTHER_SITE);
        write(second, THIRD_SITE);
        for (int site : new int[] {SITE, OTHER_SITE, THIRD_SITE}) {
            assertEquals(UNPROTECTED, classification.of(site));
        }
    }

    @Test
    void what_is_only_read_is_protected() {
        startTwo();
        read(first, SITE);
        read(second, OTHER_SITE);
        assertEquals(PROTECTED, classification.of(SITE));
        write(second, OTHER_SITE);
        assertEquals(UNPROTECTED, classification.of(SITE));
    }

    @Test
    void one_lock_at_every_access_protects() {
        startTwo();
        locked(first, this, () -> locked(first, lock, () -> write(first, SITE)));
        locked(second, lock, () -> write(second, OTHER_SITE));
        locked(second, lock, () -> locked(second, this, () -> write(second, OTHER_SITE)));
        assertEquals(PROTECTED, classification.of(SITE));
        write(first, SITE);
        assertEquals(UNPROTECTED, classification.of(SITE));
    }

    @Test
    void different_locks_do_not_protect() {
        startTwo();
        locked(first, lock, () -> write(first, SITE));
        locked(second, this, () -> write(second, SITE));
        assertEquals(UNPROTECTED, classification.of(SITE));
    }

    @Test
    void a_lock_is_held_until_its_outermost_level_is_left() {
        startTwo();
        locked(first, lock, () -> {
            locked(first, lock, () -> read(first, OTHER_SITE));
            write(first, SITE);
        });
        locked(second, lock, () -> write(second, SITE));
        assertEquals(PROTECTED, classification.of(SITE));
    }

    @Test
    void an_access_without_the_lock_before_the_second_thread_comes_counts() {
        startTwo();
        write(first, SITE);
        locked(first, lock, () -> write(first, SITE));
        locked(second, lock, () -> write(second, SITE));
        assertEquals(UNPROTECTED, classification.of(SITE));
    }

    @Test
    void what_a_parent_does_before_the_start_is_initialization() {
        startTwo();
        write(main, SITE);
        ModelThread late = start(main, 3);
        write(late, OTHER_SITE);
        assertEquals(UNSHARED, classification.of(SITE));
        read(main, SITE);
        assertEquals(UNPROTECTED, classification.of(SITE));
    }

    @Test
    void what_comes_before_the_start_of_one_is_no_initialization_for_another() {
        startTwo();
        write(main, SITE);
        ModelThread late = start(main, 3);
        read(late, OTHER_SITE);
        read(first, OTHER_SITE);
        assertEquals(UNPROTECTED, classification.of(SITE));
    }

    @Test
    void a_child_of_another_thread_is_not_handed_what_main_wrote() {
        startTwo();
        write(main, SITE);
        read(start(first, 3), OTHER_SITE);
        assertEquals(UNPROTECTED, classification.of(SITE));
    }

    @Test
    void a_join_hands_over() {
        startTwo();
        write(first, SITE);
        join(first);
        write(main, OTHER_SITE);
        assertEquals(UNSHARED, classification.of(SITE));
        write(second, THIRD_SITE);
        assertEquals(UNPROTECTED, classification.of(SITE));
    }

    @Test
    void after_the_last_join_main_is_alone_and_all_begins_anew() {
        startTwo();
        locked(first, lock, () -> write(first, SITE));
        locked(second, lock, () -> write(second, SITE));
        join(first);
        join(second);
        write(main, SITE);
        write(start(main, 3), SITE);
        assertEquals(PROTECTED, classification.of(SITE));
        read(main, SITE);
        assertEquals(UNPROTECTED, classification.of(SITE));
    }

    @Test
    void an_end_that_nobody_joins_orders_nothing() {
        startTwo();
        write(first, SITE);
        monitor.happened(first, EventKind.THREAD_END, first.thread, 0, -1, 0);
        monitor.happened(main, EventKind.JOIN, first.thread, 0, 2, WaitOutcome.TIMED_OUT.ordinal());
        read(main, OTHER_SITE);
        assertEquals(UNPROTECTED, classification.of(SITE));
    }

    @Test
    void fields_of_one_object_and_elements_of_one_array_are_locations_of_their_own() {
        SiteVariables.add(LEFT, new int[] {"left".hashCode(), "right".hashCode()});
        startTwo();
        write(first, LEFT);
        write(second, RIGHT);
        int[] array = new int[2];
        monitor.happened(first, EventKind.ARRAY_WRITE, array, 0, SITE, 0);
        monitor.happened(second, EventKind.ARRAY_WRITE, array, 1, OTHER_SITE, 1);
        for (int site : new int[] {LEFT, RIGHT, SITE, OTHER_SITE}) {
            assertEquals(UNSHARED, classification.of(site));
        }
        monitor.happened(second, EventKind.ARRAY_WRITE, array, 0, OTHER_SITE, 0);
        assertEquals(UNPROTECTED, classification.of(SITE));
    }

    @Test
    void a_static_field_is_known_by_its_name() {
        startTwo();
        monitor.happened(first, EventKind.STATIC_WRITE, null, 7, SITE, 0);
        monitor.happened(second, EventKind.STATIC_READ, null, 8, OTHER_SITE, 0);
        assertEquals(UNSHARED, classification.of(SITE));
        monitor.happened(second, EventKind.STATIC_READ, null, 7, OTHER_SITE, 0);
        assertEquals(UNPROTECTED, classification.of(SITE));
    }

    @Test
    void what_atomic_operations_access_is_unprotected() {
        startTwo();
        AtomicInteger atomic = new AtomicInteger();
        monitor.happened(first, EventKind.READ, atomic, 0, SITE, 0);
        monitor.happened(first, EventKind.ATOMIC_UPDATE, atomic, 0, OTHER_SITE, 0);
        assertEquals(UNPROTECTED, classification.of(OTHER_SITE));
        monitor.happened(first, EventKind.READ, new AtomicInteger(), 0, SITE, 0);
        assertEquals(UNPROTECTED, classification.of(SITE));
    }

    @Test
    void what_is_accessed_by_reflection_is_unprotected() {
        startTwo();
        read(first, SITE);
        write(second, REFLECTION);
        assertEquals(UNPROTECTED, classification.of(REFLECTION));
        begin();
        startTwo();
        read(first, SITE);
        assertEquals(UNPROTECTED, classification.of(SITE), "in the next run");
    }

    @Test
    void a_run_that_is_not_seen_from_its_beginning_says_nothing() {
        monitor = new AccessMonitor(classification);
        write(new ModelThread(new Thread(), 1, "0.1", main), SITE);
        assertNull(classification.of(SITE));
    }

    @Test
    void locations_beyond_the_room_for_them_are_unprotected() {
        startTwo();
        int[] array = new int[0];
        for (int i = 0; i < 100_000; i++) {
            monitor.happened(first, EventKind.ARRAY_READ, array, i, i < 1_000 ? SITE : OTHER_SITE, i);
        }
        assertEquals(UNSHARED, classification.of(SITE));
        assertEquals(UNPROTECTED, classification.of(OTHER_SITE));
    }
}
