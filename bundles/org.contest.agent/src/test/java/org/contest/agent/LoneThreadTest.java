/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.contest.protocol.EventKind;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a library does in one call by the only thread is one event of a controlled run; with other threads it is all
 * its accesses, and so it is always in a run of free threads.
 */
class LoneThreadTest {

    private static final String CONTROLLED = "control=true;scheduler=round-robin";
    private static final String FREE = "scheduler=none";
    private static final int FEW = 4;
    private static final int MANY = 256;

    @TempDir
    private Path work;

    @ParameterizedTest
    @MethodSource("org.contest.agent.Jvm#homes")
    void under_control_the_first_access_of_a_call_is_an_event(Path home) throws Exception {
        Jvm jvm = new Jvm(home, work);
        long before = perKey(jvm, CONTROLLED, "before");
        assertTrue(before > 0, "each call is an event");
        assertTrue(perKey(jvm, CONTROLLED, "after") > 2 * before, "a tree is searched and balanced");
    }

    @ParameterizedTest
    @MethodSource("org.contest.agent.Jvm#homes")
    void of_free_threads_each_access_is_an_event(Path home) throws Exception {
        Jvm jvm = new Jvm(home, work);
        assertEquals(perKey(jvm, FREE, "after"), perKey(jvm, FREE, "before"));
    }

    @ParameterizedTest
    @MethodSource("org.contest.agent.Jvm#homes")
    void under_control_monitors_that_a_library_takes_and_gives_back_are_no_events(Path home) throws Exception {
        Jvm jvm = new Jvm(home, work);
        assertEquals(0, monitorsPerKey(jvm, "before"));
        assertEquals(2, monitorsPerKey(jvm, "after"));
    }

    private static long monitorsPerKey(Jvm jvm, String when) throws Exception {
        return (monitors(jvm, when, MANY) - monitors(jvm, when, FEW)) / (MANY - FEW);
    }

    private static long monitors(Jvm jvm, String when, int keys) throws Exception {
        Map<EventKind, Long> events = run(jvm, CONTROLLED, "samples.LibraryMonitors", when, keys);
        return events.getOrDefault(EventKind.MONITOR_ENTER, 0L) + events.getOrDefault(EventKind.MONITOR_EXIT, 0L);
    }

    @ParameterizedTest
    @MethodSource("org.contest.agent.Jvm#homes")
    void a_monitor_that_a_library_holds_when_another_thread_starts_is_waited_for(Path home) throws Exception {
        for (String scheduler : List.of("round-robin", "random", "pct", "pos")) {
            Jvm.Outcome outcome = new Jvm(home, work).underAgent("control=true;record=full;scheduler=" + scheduler,
                "samples.LibraryMonitors", "held");
            assertEquals("main other\n", outcome.output());
            Map<EventKind, Long> events = outcome.result().events();
            assertEquals(3, events.get(EventKind.MONITOR_ENTER), scheduler);
            assertEquals(3, events.get(EventKind.MONITOR_EXIT), scheduler);
        }
    }

    /** Events that a key more makes. */
    private static long perKey(Jvm jvm, String scheduler, String when) throws Exception {
        return (events(jvm, scheduler, when, MANY) - events(jvm, scheduler, when, FEW)) / (MANY - FEW);
    }

    private static long events(Jvm jvm, String scheduler, String when, int keys) throws Exception {
        return run(jvm, scheduler, "samples.BeforeThreads", when, keys).values().stream()
            .mapToLong(Long::longValue).sum();
    }

    private static Map<EventKind, Long> run(Jvm jvm, String scheduler, String program, String when, int keys)
        throws Exception {
        Jvm.Outcome outcome =
            jvm.underAgent(scheduler + ";record=full", program, when, Integer.toString(keys));
        assertEquals((keys + 1) + "\n", outcome.output());
        return outcome.result().events();
    }
}
