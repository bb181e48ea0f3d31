/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.harness;

import java.util.Arrays;
import java.util.List;

/**
 * Runs JUnit tests as a program: arguments are {@code package.Class} or {@code package.Class#method}. With
 * {@code --check} first it only looks whether they can be run: exit code 2 and a sentence when they cannot.
 */
public final class JUnitMain {

    private static final String CHECK = "--check";
    private static final int CANNOT_RUN = 2;

    private JUnitMain() {
    }

    /** Runs the tests, or looks at them. */
    public static void main(String[] args) {
        boolean check = args.length > 0 && args[0].equals(CHECK);
        List<String> selectors = Arrays.asList(args).subList(check ? 1 : 0, args.length);
        if (check) {
            check(selectors);
        } else {
            RuntimeSink sink = new RuntimeSink();
            sink.begin();
            runner().run(selectors, sink);
            sink.end();
        }
    }

    private static void check(List<String> selectors) {
        try {
            runner().check(selectors);
        } catch (TestProblem e) {
            System.err.println(e.getMessage());
            System.exit(CANNOT_RUN);
        }
    }

    /** The JUnit Platform where it is there, since it runs all others; else JUnit 4. */
    private static TestRunner runner() {
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        if (PlatformRunner.isOn(loader)) {
            return new PlatformRunner(loader);
        }
        if (JUnit4Runner.isOn(loader)) {
            return new JUnit4Runner(loader);
        }
        throw new TestProblem("There is no JUnit on the class path that can be run: add junit-platform-launcher and "
            + "the engine of your tests, or JUnit 4.");
    }
}
