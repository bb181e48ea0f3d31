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
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.contest.analysis.identity.Location;
import org.contest.analysis.identity.Task;
import org.junit.jupiter.api.Test;

class MetricsTest {

    @Test
    void metrics_are_found_by_name_in_any_case() {
        assertEquals(List.of(), Metrics.named(""));
        assertEquals(List.of("Sync", "ConcurPairs"),
            Metrics.named(" sync , ConcurPairs, SYNC").stream().map(CoverageMetric::name).toList());
        assertEquals(Metrics.all(), Metrics.named("all"));
    }

    @Test
    void an_access_that_came_between_stands_between() {
        Location first = new Location("p.A", "m()V", 1, "READ", "p.A.x");
        Location second = new Location("p.A", "m()V", 2, "READ", "p.A.x");
        Location between = new Location("p.B", "n()V", 3, "WRITE", "p.A.x");
        assertEquals("reads A.x at A.m:1 -> writes A.x at B.n:3 -> reads A.x at A.m:2, p.A.x, r/w/r unserializable",
            new Task(List.of(first, second, between), List.of("p.A.x"), "r/w/r unserializable", List.of()).inWords());
    }

    @Test
    void an_unknown_name_is_refused_with_the_nearest_one() {
        String message =
            assertThrows(IllegalArgumentException.class, () -> Metrics.named("Sync,concurPair")).getMessage();
        assertEquals("There is no metric \"concurPair\"; the nearest is ConcurPairs. The metrics are "
            + String.join(", ", Metrics.names()) + ".", message);
    }

    @Test
    void all_stands_for_all_beside_others_as_well_and_is_not_taken_for_a_slip() {
        assertEquals(Metrics.all(), Metrics.named("Sync, ALL"));
        assertTrue(assertThrows(IllegalArgumentException.class, () -> Metrics.named("all,Foo")).getMessage()
            .startsWith("There is no metric \"Foo\""));
    }

    @Test
    void metrics_with_locks_or_threads_need_to_know_where_objects_were_made() {
        assertEquals(List.of("Method interrupted", "Method pair", "ConcurPairs", "Sync", "Avio"),
            Metrics.all().stream().filter(metric -> !metric.hasObjects()).map(CoverageMetric::name).toList());
    }
}
