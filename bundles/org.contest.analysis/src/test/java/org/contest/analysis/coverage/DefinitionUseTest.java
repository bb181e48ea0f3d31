/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.coverage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.contest.protocol.EventKind;
import org.junit.jupiter.api.Test;

/** A task is (var, pl1, pl2, t1, t2): t1 defines the variable at pl1, and t2 uses that value at pl2. */
class DefinitionUseTest {

    @Test
    void a_use_is_paired_with_the_last_definition_of_the_variable_of_the_same_object() {
        Run run = new Run();
        int write = run.site(EventKind.WRITE, "p.W.run", 1, "p.A.x");
        int rewrite = run.site(EventKind.WRITE, "p.W.run", 2, "p.A.x");
        int read = run.site(EventKind.READ, "p.R.run", 3, "p.A.x");
        // Object 5: 1, read, 2, read. Object 6 was never written: its read uses nothing that was defined.
        run.does(0, write, 5).does(1, read, 5).does(0, rewrite, 5).does(1, read, 5).does(1, read, 6);
        // Thread 0 begins in p.W and does run only, thread 1 in p.R: that is what they are called by.
        List<String> tasks = run.tasks("DUPairs*");
        String writer = Run.thread("p.W", "run");
        String reader = Run.thread("p.R", "run");
        assertEquals(List.of(
            "p.W.run:1 WRITE p.A.x -> p.R.run:3 READ p.A.x, p.A.x, by " + writer + ", by " + reader,
            "p.W.run:2 WRITE p.A.x -> p.R.run:3 READ p.A.x, p.A.x, by " + writer + ", by " + reader), tasks);
    }

    @Test
    void an_atomic_update_uses_and_defines() {
        Run run = new Run();
        int update = run.site(EventKind.ATOMIC_UPDATE, "p.A.m", 1, "AtomicInteger.incrementAndGet");
        run.does(0, update, 5).does(0, update, 5);
        String thread = Run.thread("p.A", "m");
        assertEquals(List.of("p.A.m:1 ATOMIC_UPDATE AtomicInteger.incrementAndGet -> p.A.m:1 ATOMIC_UPDATE "
            + "AtomicInteger.incrementAndGet, AtomicInteger.incrementAndGet, by " + thread + ", by " + thread),
            run.tasks("DUPairs*"));
    }

    @Test
    void elements_of_an_array_are_variables_of_their_own() {
        Run run = new Run();
        int write = run.site(EventKind.ARRAY_WRITE, "p.A.m", 1, "int[]");
        int read = run.site(EventKind.ARRAY_READ, "p.A.m", 2, "int[]");
        run.does(0, write, 5, 1).does(0, read, 5, 2);
        assertEquals(List.of(), run.tasks("DUPairs*"));
    }
}
