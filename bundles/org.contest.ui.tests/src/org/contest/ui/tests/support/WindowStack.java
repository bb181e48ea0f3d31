/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests.support;

import java.util.Arrays;
import java.util.List;

/** What a stack of the window's thread, the innermost frame first, tells of the product. */
public final class WindowStack {

    private static final String PRODUCT = "org.contest.";
    private static final String TESTS = "org.contest.ui.tests.";
    private static final int MOST_LINES = 40;
    /**
     * No lock that is held for a moment, and no write of the file that the user has just named: a busy machine makes
     * moments long.
     */
    private static final List<String> WAITS = List.of("org.sqlite.", "java.lang.ProcessImpl.", "java.lang.Thread.sleep",
        "java.lang.Thread.join", "java.lang.Object.wait", "java.util.concurrent.FutureTask.get",
        "java.util.concurrent.CompletableFuture.get", "java.util.concurrent.CompletableFuture.join",
        "java.util.concurrent.CountDownLatch.await", "java.util.concurrent.Semaphore.acquire",
        "org.eclipse.core.runtime.jobs.Job.join", "org.eclipse.core.internal.jobs.JobManager.join");
    /** What reads and writes the file of a campaign. */
    private static final List<String> STORE = List.of("org.contest.engine.Campaign.", "org.contest.engine.store.");
    /** What a wait of the product leads through; behind anything else the platform waits. */
    private static final List<String> WAY = List.of("java.", "jdk.", "sun.", "org.sqlite.",
        "org.eclipse.core.runtime.jobs.", "org.eclipse.core.internal.jobs.");
    /** What shows the product's work. */
    private static final List<String> WIDGETS = List.of("java.", "jdk.", "sun.", "org.eclipse.swt.",
        "org.eclipse.swtchart.", "org.eclipse.draw2d.", "org.eclipse.jface.viewers.", "org.eclipse.jface.layout.");
    /** The first use of a class reads its file. */
    private static final List<String> LOADING = List.of("java.lang.ClassLoader.", "java.util.ResourceBundle",
        "java.lang.invoke.MethodHandleNatives.", "java.util.ServiceLoader");

    private WindowStack() {
    }

    /** The innermost method of the product; empty where a test is nearer, or there is none. */
    static String method(StackTraceElement... stack) {
        int frame = product(stack);
        return frame < 0 ? "" : name(stack[frame]) + ':' + stack[frame].getLineNumber();
    }

    /** Where the product itself waits for something, and in what; empty where it does not. */
    public static String waiting(StackTraceElement... stack) {
        String method = method(stack);
        if (isAny(STORE, method)) {
            return method;
        }
        List<String> below = below(product(stack), stack);
        boolean ours = below.stream().allMatch(name -> isAny(WAY, name) && !isAny(LOADING, name));
        return below.stream().filter(name -> ours && isAny(WAITS, name)).reduce((inner, outer) -> outer)
            .map(name -> method + " waits in " + name).orElse("");
    }

    /** True where the product works, or widgets for it. */
    static boolean isOwn(StackTraceElement... stack) {
        int frame = product(stack);
        return frame >= 0
            && below(frame, stack).stream().allMatch(name -> isAny(WIDGETS, name) && !isAny(LOADING, name));
    }

    private static int product(StackTraceElement... stack) {
        for (int i = 0; i < stack.length; i++) {
            if (stack[i].getClassName().startsWith(PRODUCT)) {
                return stack[i].getClassName().startsWith(TESTS) ? -1 : i;
            }
        }
        return -1;
    }

    private static List<String> below(int frame, StackTraceElement... stack) {
        return Arrays.stream(stack).limit(Math.max(0, frame)).map(WindowStack::name).toList();
    }

    private static String name(StackTraceElement frame) {
        return frame.getClassName() + '.' + frame.getMethodName();
    }

    private static boolean isAny(List<String> beginnings, String name) {
        return beginnings.stream().anyMatch(name::startsWith);
    }

    /** For a message: a line for each frame. */
    static String lines(StackTraceElement... stack) {
        return String.join("\n", Arrays.stream(stack).limit(MOST_LINES).map(frame -> "    " + frame).toList());
    }
}
