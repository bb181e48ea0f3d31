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

    /** Events that a key more makes. */
    private static long perKey(Jvm jvm, String scheduler, String when) throws Exception {
        return (events(jvm, scheduler, when, MANY) - events(jvm, scheduler, when, FEW)) / (MANY - FEW);
    }

    private static long events(Jvm jvm, String scheduler, String when, int keys) throws Exception {
        Jvm.Outcome outcome = jvm.underAgent(scheduler + ";record=full", "samples.BeforeThreads", when,
            Integer.toString(keys));
        assertEquals((keys + 1) + "\n", outcome.output());
        return outcome.result().events().values().stream().mapToLong(Long::longValue).sum();
    }
}
