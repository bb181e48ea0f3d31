/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Failures are grouped by what the program did, not by how the JDK did it. */
final class FailureTest {

    private static Failure deadlock(String... frames) {
        return new Failure(FailureKind.DEADLOCK, "cycle", "", "", List.of(frames), false);
    }

    @Test
    void frames_of_the_jdk_do_not_count() {
        assertEquals("deadlock cycle | a.B.c(B.java:1) | a.Main.main(Main.java:2)",
            deadlock("java.base/jdk.internal.misc.Unsafe.park(Native Method)",
                "java.util.concurrent.locks.ReentrantLock.lock(ReentrantLock.java:3)", "a.B.c(B.java:1)",
                "java.lang.Thread.run(Thread.java:4)", "a.Main.main(Main.java:2)").signature());
    }

    @Test
    void the_top_frames_count_where_all_are_of_the_jdk() {
        assertEquals("deadlock cycle | java.lang.Object.wait(Native Method)",
            deadlock("java.lang.Object.wait(Native Method)").signature());
    }

    @Test
    void no_more_than_three_frames_count() {
        assertEquals("deadlock cycle | a.b(A) | a.c(A) | a.d(A)", deadlock("a.b(A)", "a.c(A)", "a.d(A)", "a.e(A)")
            .signature());
    }
}
