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

import java.util.ArrayList;
import java.util.List;
import org.contest.analysis.identity.Identities;
import org.contest.analysis.identity.Location;
import org.contest.protocol.EventKind;
import org.junit.jupiter.api.Test;

/** Edelstein 2002, "Using coverage": methods that a context switch interrupts, and methods that run meanwhile. */
class MethodMetricsTest {

    private final Run run = new Run();
    private final int a1 = run.site(EventKind.READ, "p.A.a", 1, "p.A.x");
    private final int a2 = run.site(EventKind.WRITE, "p.A.a", 2, "p.A.x");
    private final int b = run.site(EventKind.READ, "p.A.b", 3, "p.A.x");
    private final int c = run.site(EventKind.READ, "p.A.c", 4, "p.A.x");

    /** Thread 0 is in a; 1 does b and then c; 0 goes on in a. Then 1 goes on in c, and 0 does b alone. */
    private void interruptedOnce() {
        run.does(0, a1, 5).does(1, b, 5).does(1, c, 5).does(0, a2, 5).does(1, c, 5).does(0, b, 5);
    }

    @Test
    void a_method_is_interrupted_when_another_thread_comes_between_what_it_does() {
        interruptedOnce();
        // a by 0: b and c of 1 between lines 1 and 2. c by 1: a of 0 between. b by 1, and b by 0: nothing between.
        assertEquals(List.of("p.A.a, interrupted", "p.A.b, not interrupted", "p.A.c, interrupted"),
            run.tasks("Method interrupted"));
    }

    @Test
    void a_method_without_a_switch_is_not_interrupted() {
        run.does(0, a1, 5).does(0, a2, 5).does(1, a1, 5).does(1, a2, 5);
        assertEquals(List.of("p.A.a, not interrupted"), run.tasks("method-interrupted"));
    }

    @Test
    void the_methods_of_others_between_are_paired_with_the_interrupted_one() {
        interruptedOnce();
        // In a: b and c ran. In c: a ran. b was never interrupted.
        assertEquals(List.of("p.A.a -> p.A.b", "p.A.a -> p.A.c", "p.A.c -> p.A.a"), run.tasks("Method pair"));
    }

    @Test
    void the_worlds_are_two_tasks_a_method_and_each_method_with_each() {
        Identities identities = new Identities();
        int[] methods = {identities.location(Location.ofMethod("p.A", "a()V")),
            identities.location(Location.ofMethod("p.A", "b()V"))};
        assertEquals(List.of("p.A.a, interrupted", "p.A.a, not interrupted", "p.A.b, interrupted",
            "p.A.b, not interrupted"), world("Method interrupted", methods, identities));
        assertEquals(List.of("p.A.a -> p.A.a", "p.A.a -> p.A.b", "p.A.b -> p.A.a", "p.A.b -> p.A.b"),
            world("Method pair", methods, identities));
        assertEquals(List.of(), world("Sync", methods, identities));
    }

    private static List<String> world(String name, int[] methods, Identities identities) {
        CoverageMetric metric = Metrics.named(name).get(0);
        List<String> tasks = new ArrayList<>();
        metric.eachOfWorld(methods, identities, tuple -> tasks.add(identities.task(tuple).text()));
        assertEquals(tasks.size(), metric.worldSize(methods.length));
        return tasks;
    }
}
