/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.harness;

import java.util.List;

/** One generation of JUnit, reached by reflection since it lies on the class path of the program. */
interface TestRunner {

    /**
     * Looks whether the tests are there.
     *
     * @throws TestProblem when they cannot be run
     */
    void check(List<String> selectors);

    /** Runs the tests. */
    void run(List<String> selectors, TestSink sink);

    /** Told as tests run. */
    interface TestSink {
        /** A test begins. */
        void started();

        /** A test, or what is around tests, has failed. */
        void failed(String test, Throwable why);

        /** A test is over. */
        void finished();
    }
}
