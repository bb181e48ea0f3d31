/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.harness;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.Thread.UncaughtExceptionHandler;
import org.junit.jupiter.api.Test;

class TestMethodsTest {

    /** A class with more methods than anybody wants to read. */
    interface Many {
        void a();

        void b();

        void c();

        void d();

        void e();

        void f();

        void g();

        void h();

        void i();

        void j();

        void k();

        void l();

        void sellsAll();

        void sellsNone();
    }

    @Test
    void a_method_that_is_missing_is_told_with_those_that_begin_like_it() {
        TestProblem told = assertThrows(TestProblem.class, () -> TestMethods.check(Many.class, "sells"));
        assertEquals(
            "The test class " + Many.class.getName() + " has no method sells. Its methods: a, b, c, d, e, f, g,"
                + " h, i, j, sellsAll, sellsNone and 2 others.",
            told.getMessage());
        assertDoesNotThrow(() -> TestMethods.check(Many.class, "sellsAll"));
    }

    @Test
    void a_few_methods_are_told_all() {
        TestProblem told =
            assertThrows(TestProblem.class, () -> TestMethods.check(UncaughtExceptionHandler.class, "sells"));
        assertEquals("The test class java.lang.Thread$UncaughtExceptionHandler has no method sells. Its methods:"
            + " uncaughtException.", told.getMessage());
    }
}
