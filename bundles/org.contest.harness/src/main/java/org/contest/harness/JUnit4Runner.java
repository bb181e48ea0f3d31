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

/** JUnit 4 without the JUnit Platform. */
final class JUnit4Runner implements TestRunner {

    private static final String REQUEST = "org.junit.runner.Request";

    private final ClassLoader loader;

    JUnit4Runner(ClassLoader loader) {
        this.loader = loader;
    }

    static boolean isOn(ClassLoader loader) {
        try {
            Class.forName(REQUEST, false, loader);
            return true;
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    @Override
    public void check(List<String> selectors) {
        for (String selector : selectors) {
            String[] parts = selector.split("#", 2);
            Class<?> type = TestProblem.load(loader, parts[0]);
            if (parts.length == 2) {
                TestMethods.check(type, parts[1]);
            }
        }
    }

    @Override
    public void run(List<String> selectors, TestSink sink) {
        for (String selector : selectors) {
            String[] parts = selector.split("#", 2);
            Class<?> type = TestProblem.load(loader, parts[0]);
            sink.started();
            Object result;
            try {
                result = result(type, parts.length == 2 ? parts[1] : "");
            } finally {
                sink.finished();
            }
            for (Object failure : (List<?>) Reflection.call(result, "getFailures")) {
                sink.failed(String.valueOf(Reflection.call(failure, "getTestHeader")),
                    (Throwable) Reflection.call(failure, "getException"));
            }
        }
    }

    private Object result(Class<?> type, String method) {
        Class<?> request = TestProblem.load(loader, REQUEST);
        Object what = method.isEmpty() ? Reflection.callStatic(request, "aClass", type)
            : Reflection.callStatic(request, "method", type, method);
        Object core = Reflection.create(TestProblem.load(loader, "org.junit.runner.JUnitCore"));
        return Reflection.call(core, "run", what);
    }
}
