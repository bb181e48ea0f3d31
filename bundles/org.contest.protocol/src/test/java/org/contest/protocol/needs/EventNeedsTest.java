/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.needs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.contest.protocol.RecordLevel;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.Scheduler;
import org.junit.jupiter.api.Test;

/** An instrumented class in a cache is good for each JVM that needs the same hooks, and for no other one. */
class EventNeedsTest {

    private static final RunOptions FREE = RunOptions.defaults().with(Key.SCHEDULER, Scheduler.NONE.text());
    private static final RunOptions CONTROLLED = RunOptions.defaults().with(Key.CONTROL, true);

    private static String hooks(RunOptions options) {
        return EventNeeds.of(options).hooks();
    }

    private static RunOptions recorded(RunOptions options, RecordLevel level) {
        return options.with(Key.RECORD, level.text());
    }

    @Test
    void a_replay_under_control_has_the_hooks_of_the_jvm_that_repeats_runs() {
        String hooks = hooks(CONTROLLED.with(Key.HARNESS, true));
        for (RecordLevel level : RecordLevel.values()) {
            assertEquals(hooks, hooks(recorded(CONTROLLED, level)), level.text());
        }
    }

    @Test
    void a_forked_run_that_is_recorded_has_the_hooks_of_the_jvm_that_repeats_runs() {
        assertEquals(hooks(FREE.with(Key.HARNESS, true)), hooks(recorded(FREE, RecordLevel.FULL)));
    }

    @Test
    void other_hooks_are_told_apart() {
        Set<String> known = new HashSet<>();
        for (RunOptions options : List.of(FREE, FREE.with(Key.SCHEDULER, Scheduler.NOISE.text()),
            recorded(FREE, RecordLevel.SYNC), recorded(FREE, RecordLevel.FULL), CONTROLLED)) {
            assertTrue(known.add(hooks(options)), options.toString());
            assertNotEquals(hooks(options), hooks(options.with(Key.CREATIONS, true)));
        }
    }
}
