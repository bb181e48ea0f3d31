/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.harness;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** JUnit 5 and 6, and whatever else has an engine for the JUnit Platform, by its launcher. */
final class PlatformRunner implements TestRunner {

    private static final String LAUNCHER = "org.junit.platform.launcher.";
    private static final String SELECTORS = "org.junit.platform.engine.discovery.DiscoverySelectors";
    private static final Pattern NUMBERED = Pattern.compile(":#\\d+]$");

    private final ClassLoader loader;

    PlatformRunner(ClassLoader loader) {
        this.loader = loader;
    }

    static boolean isOn(ClassLoader loader) {
        try {
            Class.forName(LAUNCHER + "core.LauncherFactory", false, loader);
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
                TestMethods.check(type, parts[1].split("\\(", 2)[0]);
            }
        }
        Object launcher = launcher();
        for (String selector : selectors) {
            Object plan = Reflection.call(launcher, "discover", request(List.of(selector)));
            if (!Boolean.TRUE.equals(Reflection.call(plan, "containsTests"))) {
                throw new TestProblem("There is no test " + selector
                    + ". Check the name, and that the engine of the tests is on the class path.");
            }
        }
    }

    @Override
    public void run(List<String> selectors, TestSink sink) {
        Class<?> type = TestProblem.load(loader, LAUNCHER + "TestExecutionListener");
        Object listener = Proxy.newProxyInstance(loader, new Class<?>[] {type},
            (proxy, method, arguments) -> event(proxy, method, arguments, sink));
        Reflection.call(launcher(), "execute", request(selectors), Reflection.arrayOf(type, listener));
    }

    private Object launcher() {
        return Reflection.callStatic(TestProblem.load(loader, LAUNCHER + "core.LauncherFactory"), "create");
    }

    private Object request(List<String> selectors) {
        Class<?> names = TestProblem.load(loader, SELECTORS);
        List<Object> selected = new ArrayList<>();
        for (String selector : selectors) {
            String[] parts = selector.split("#", 2);
            selected.add(parts.length == 1 ? Reflection.callStatic(names, "selectClass", parts[0])
                : Reflection.callStatic(names, "selectMethod", parts[0], parts[1]));
        }
        Object builder = Reflection.callStatic(
            TestProblem.load(loader, LAUNCHER + "core.LauncherDiscoveryRequestBuilder"), "request");
        Reflection.call(builder, "selectors", selected);
        return Reflection.call(builder, "build");
    }

    private static @Nullable Object event(Object proxy, Method method, Object[] arguments, TestSink sink) {
        switch (method.getName()) {
        case "executionStarted" -> {
            if (isTest(arguments[0])) {
                sink.started();
            }
        }
        case "executionFinished" -> finished(arguments[0], arguments[1], sink);
        case "equals" -> {
            return proxy == arguments[0];
        }
        case "hashCode" -> {
            return System.identityHashCode(proxy);
        }
        case "toString" -> {
            return "ConTest";
        }
        default -> {
            // nothing that a run has to know
        }
        }
        return null;
    }

    private static void finished(Object test, Object result, TestSink sink) {
        if (isTest(test)) {
            sink.finished();
        }
        if (String.valueOf(Reflection.call(result, "getStatus")).equals("FAILED")) {
            Optional<?> why = (Optional<?>) Reflection.call(result, "getThrowable");
            sink.failed(name(test), why.isPresent() ? (Throwable) why.get() : new AssertionError("failed"));
        }
    }

    /** The name that is displayed; what has only a number and arguments gets the name of its method before them. */
    private static String name(Object test) {
        String shown = String.valueOf(Reflection.call(test, "getDisplayName"));
        Optional<?> source = (Optional<?>) Reflection.call(test, "getSource");
        boolean isNumbered = NUMBERED.matcher(String.valueOf(Reflection.call(test, "getUniqueId"))).find();
        if (isNumbered && source.isPresent() && source.get().getClass().getName().endsWith(".MethodSource")) {
            return Reflection.call(source.get(), "getMethodName") + " " + shown;
        }
        return shown;
    }

    private static boolean isTest(Object identifier) {
        return Boolean.TRUE.equals(Reflection.call(identifier, "isTest"));
    }
}
