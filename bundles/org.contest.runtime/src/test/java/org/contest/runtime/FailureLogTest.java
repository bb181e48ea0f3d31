/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class FailureLogTest {

    private static StackTraceElement frame(String type, String method) {
        return new StackTraceElement(type, method, type.substring(type.lastIndexOf('.') + 1) + ".java", 7);
    }

    private static <T extends Throwable> T at(T error, StackTraceElement... frames) {
        error.setStackTrace(frames);
        return error;
    }

    @Test
    void a_full_stack_is_where_the_program_was_though_the_last_call_was_ours() {
        Error error = at(new StackOverflowError(), frame("java.lang.ThreadLocal", "get"),
            frame("org.contest.runtime.hooks.AccessHooks", "beforeRead"), frame("a.Deep", "down"),
            frame("a.Deep", "main"));
        assertEquals(List.of("a.Deep.down(Deep.java:7)", "a.Deep.main(Deep.java:7)"), FailureLog.frames(error));
    }

    @Test
    void a_full_stack_inside_the_jdk_is_told_as_it_is() {
        Error error = at(new StackOverflowError(), frame("java.util.HashMap", "hash"), frame("a.Deep", "down"));
        assertEquals(List.of("java.util.HashMap.hash(HashMap.java:7)", "a.Deep.down(Deep.java:7)"),
            FailureLog.frames(error));
    }

    @Test
    void a_cause_is_named_unless_the_message_does_so_already() {
        Exception cause = new IllegalStateException("lost");
        Exception wrapped = new java.util.concurrent.ExecutionException(cause);
        assertEquals("java.lang.IllegalStateException: lost", FailureLog.message(wrapped));
        assertEquals(
            String.join(System.lineSeparator(), "job failed",
                "caused by java.util.concurrent.ExecutionException: java.lang.IllegalStateException: lost"),
            FailureLog.message(new RuntimeException("job failed", wrapped)));
        assertEquals("caused by java.lang.IllegalStateException: lost",
            FailureLog.message(new RuntimeException(null, cause)));
    }

    @Test
    void what_the_program_throws_while_it_is_asked_is_not_told() {
        assertEquals("own", FailureLog.message(new RuntimeException("own") {
            private static final long serialVersionUID = 1;

            @Override
            public synchronized Throwable getCause() {
                throw new IllegalStateException();
            }
        }));
    }
}
