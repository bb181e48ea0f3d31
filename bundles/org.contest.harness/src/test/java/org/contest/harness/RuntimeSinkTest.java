/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;

class RuntimeSinkTest {

    private static <T extends Throwable> T thrownAt(T why, String... classNames) {
        StackTraceElement[] stack = new StackTraceElement[classNames.length];
        for (int i = 0; i < stack.length; i++) {
            stack[i] = new StackTraceElement(classNames[i], "run", "File.java", i + 1);
        }
        why.setStackTrace(stack);
        return why;
    }

    @Test
    void a_failure_in_a_task_is_told_where_the_task_failed() {
        Exception inTask = thrownAt(new IllegalStateException(), "p.Task", "java.lang.Thread");
        Exception inTest = thrownAt(new ExecutionException(inTask), "java.util.concurrent.FutureTask", "p.SomeTest");
        assertEquals(List.of("p.Task.run(File.java:1)", "java.lang.Thread.run(File.java:2)"),
            RuntimeSink.frames(inTest));
    }

    @Test
    void frames_of_the_test_framework_on_top_are_cut() {
        Throwable failed = thrownAt(new AssertionError(), "org.junit.jupiter.api.Assertions", "p.SomeTest");
        assertEquals(List.of("p.SomeTest.run(File.java:2)"), RuntimeSink.frames(failed));
    }
}
