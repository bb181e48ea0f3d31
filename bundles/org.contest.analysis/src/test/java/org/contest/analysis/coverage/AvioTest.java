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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.api.Test;

/** A task is (pl1, pl2, pl3, var[, t1, t2]): t1 at pl1 and then at pl2, t2 the last one between them, at pl3. */
class AvioTest {

    private final Run run = new Run();
    private final int r1 = run.site(EventKind.READ, "p.A.m", 1, "p.A.x");
    private final int w1 = run.site(EventKind.WRITE, "p.A.m", 2, "p.A.x");
    private final int r2 = run.site(EventKind.READ, "p.B.n", 3, "p.A.x");
    private final int w2 = run.site(EventKind.WRITE, "p.B.n", 4, "p.A.x");

    /** Of the eight cases the four of the paper are not serializable. */
    @ParameterizedTest
    @CsvSource({"r,r,r,", "r,r,w,", "r,w,r,unserializable", "r,w,w,unserializable", "w,r,r,", "w,r,w,unserializable",
        "w,w,r,unserializable", "w,w,w,"})
    void what_comes_between_two_accesses_of_a_thread_is_told(String first, String between, String last, String flag) {
        run.does(0, first.equals("r") ? r1 : w1, 5).does(1, between.equals("r") ? r2 : w2, 5)
            .does(0, last.equals("r") ? r1 : w1, 5);
        String detail = first + "/" + between + "/" + last + (flag == null ? "" : " " + flag);
        assertEquals(List.of(place(first, true) + " -> " + place(last, true) + " -> " + place(between, false)
            + ", p.A.x, " + detail), run.tasks("Avio"));
    }

    private static String place(String access, boolean own) {
        return (own ? access.equals("r") ? "p.A.m:1 READ" : "p.A.m:2 WRITE"
            : access.equals("r") ? "p.B.n:3 READ" : "p.B.n:4 WRITE") + " p.A.x";
    }

    @Test
    void only_the_last_access_between_counts_and_only_of_the_same_variable() {
        // Object 5: 0 reads, 1 reads, 1 writes, 0 reads: the write of 1 is the last between. Object 6: nothing between.
        run.does(0, r1, 5).does(0, r1, 6).does(1, r2, 5).does(1, w2, 5).does(0, r1, 5).does(0, r1, 6);
        assertEquals(List.of("p.A.m:1 READ p.A.x -> p.A.m:1 READ p.A.x -> p.B.n:4 WRITE p.A.x, p.A.x, "
            + "r/w/r unserializable"), run.tasks("Avio"));
    }

    @Test
    void the_extended_metric_tells_both_threads() {
        run.does(0, r1, 5).does(1, w2, 5).does(0, w1, 5);
        assertEquals(List.of("p.A.m:1 READ p.A.x -> p.A.m:2 WRITE p.A.x -> p.B.n:4 WRITE p.A.x, p.A.x, "
            + "r/w/w unserializable, by " + Run.thread("p.A", "m") + ", by " + Run.thread("p.B", "n")),
            run.tasks("Avio*"));
    }
}
