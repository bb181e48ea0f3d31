/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Which runs the worker does that goes on alone. */
class CollisionsTest {

    /** A later one may wait for what an earlier one has shown, which would never be. */
    @Test
    void runs_that_are_done_again_come_before_one_that_was_taken_already() throws InterruptedException {
        Collisions collisions = new Collisions(2);
        collisions.end(3);
        collisions.add(2);
        assertTrue(collisions.isAlone());
        assertEquals(2, collisions.next(4));
        assertEquals(3, collisions.next());
        assertEquals(4, collisions.next());
        assertEquals(0, collisions.next());
    }

    @Test
    void without_a_collision_a_worker_does_the_run_that_it_has_taken() {
        Collisions collisions = new Collisions(2);
        assertEquals(4, collisions.next(4));
        assertEquals(0, collisions.next());
    }
}
