/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import java.util.ArrayList;
import java.util.List;
import org.contest.protocol.AddedMembers;
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;
import org.contest.protocol.JdkNames;
import org.contest.runtime.sites.OwnSites;

/** Collects the failures of one run, from any thread, and turns exceptions and stacks into their form. */
public final class FailureLog {

    private static final int MOST_FRAMES = 200;
    private static final int MOST_CAUSES = 20;
    private static final List<String> OURS =
        List.of("org.contest.runtime.", "org.contest.harness.", "org.contest.agent.", "org.contest.instrument.");

    private Failure[] failures = new Failure[0];

    /** Adds a failure. */
    public synchronized void add(Failure failure) {
        failures = java.util.Arrays.copyOf(failures, failures.length + 1);
        failures[failures.length - 1] = failure;
    }

    /** Adds an exception that no handler of thread {@code t} took. Our own frames are cut. */
    public void uncaught(ProgramThread t, Throwable exception) {
        t.enterQuiet();
        try {
            if (ToolFailure.is(exception)) {
                ToolFailure.tell(exception);
            }
            FailureKind kind = exception instanceof AssertionError ? FailureKind.ASSERTION : FailureKind.EXCEPTION;
            add(new Failure(kind, exception.getClass().getName(), message(exception), t.thread.getName(),
                frames(exception), false));
        } finally {
            t.leaveQuiet();
        }
    }

    /** Where an exception was thrown. Executors, futures and reflection wrap it: the innermost stack tells. */
    public static List<String> frames(Throwable exception) {
        Throwable root = rootCause(exception);
        StackTraceElement[] stack = root.getStackTrace();
        return root instanceof VirtualMachineError ? frames(withoutTop(stack)) : frames(stack);
    }

    /** A stack that was full, or a heap, in what the JDK did for us: the program had come to the frame below. */
    private static StackTraceElement[] withoutTop(StackTraceElement[] stack) {
        int ours = 0;
        while (ours < stack.length && JdkNames.isOfJdk(stack[ours].getClassName())) {
            ours++;
        }
        int below = ours;
        while (below < stack.length && isOurs(stack[below].getClassName())) {
            below++;
        }
        return java.util.Arrays.copyOfRange(stack, below > ours ? below : 0, stack.length);
    }

    /** The innermost cause. */
    public static Throwable rootCause(Throwable exception) {
        Throwable root = exception;
        try {
            for (int depth = 0; depth < MOST_CAUSES && root.getCause() != null; depth++) {
                root = root.getCause();
            }
        } catch (RuntimeException | StackOverflowError e) {
            return exception; // getCause is the program's code and may throw itself
        }
        return root;
    }

    /** The message, and a line for each cause that it does not name. Both are the program's code and may throw. */
    static String message(Throwable exception) {
        StringBuilder text = new StringBuilder();
        try {
            String message = exception.getMessage();
            text.append(message == null ? "" : message);
            Throwable cause = exception.getCause();
            for (int depth = 0; depth < MOST_CAUSES && cause != null; depth++) {
                String named = cause.toString().lines().findFirst().orElse("");
                if (text.indexOf(named) < 0) {
                    text.append(text.isEmpty() ? "" : System.lineSeparator()).append("caused by ").append(named);
                }
                cause = cause.getCause();
            }
        } catch (RuntimeException | StackOverflowError e) {
            return text.toString();
        }
        return text.toString();
    }

    /** The failures so far, in order. */
    public synchronized List<Failure> list() {
        return List.of(failures);
    }

    /** The number of failures so far. */
    public synchronized int count() {
        return failures.length;
    }

    /** True when there is none. */
    public synchronized boolean isEmpty() {
        return failures.length == 0;
    }

    /** Frames in the form of {@link Failure}, top first, without ours and without class loader and module names. */
    public static List<String> frames(StackTraceElement[] stack) {
        List<String> frames = new ArrayList<>();
        for (StackTraceElement frame : stack) {
            if (!isOurs(frame.getClassName()) && !isHidden(frame) && frames.size() < MOST_FRAMES) {
                frames.add(frame(frame));
            }
        }
        return frames;
    }

    /** The frames of a thread that waits inside a hook: those below it. */
    public static List<String> framesBelowHook(StackTraceElement[] stack) {
        int top = 0;
        while (top < stack.length && !isHook(stack[top].getClassName())) {
            top++;
        }
        return frames(java.util.Arrays.copyOfRange(stack, top == stack.length ? 0 : top + 1, stack.length));
    }

    /** Where a thread stands in the program, in words: its topmost frame in own code, or else its topmost frame. */
    public static String place(List<String> frames) {
        for (String frame : frames) {
            int end = frame.lastIndexOf('.', Math.max(0, frame.indexOf('(')));
            if (end > 0 && OwnSites.isOwn(frame.substring(0, end))) {
                return " at ".concat(frame);
            }
        }
        return frames.isEmpty() ? "" : " at ".concat(frames.get(0));
    }

    /** True for a class that instrumented code calls. */
    public static boolean isHook(String className) {
        return className.startsWith("org.contest.runtime.") && className.endsWith("Hooks");
    }

    private static String frame(StackTraceElement frame) {
        String file = frame.getFileName() == null ? "Unknown Source" : frame.getFileName();
        String place = frame.isNativeMethod() ? "Native Method"
            : frame.getLineNumber() >= 0 ? file + ':' + frame.getLineNumber() : file;
        return frame.getClassName() + '.' + frame.getMethodName() + '(' + place + ')';
    }

    /**
     * The class of a lambda or what runs a method handle, whose names are others in every JVM, and which a newer JDK
     * hides by itself; and a lambda that instrumentation made of a method reference.
     */
    private static boolean isHidden(StackTraceElement frame) {
        return frame.getClassName().contains("$$Lambda")
            || frame.getClassName().startsWith("java.lang.invoke.LambdaForm$")
            || frame.getMethodName().startsWith(AddedMembers.REFERENCE_PREFIX);
    }

    private static boolean isOurs(String className) {
        return NamePrefixes.hasOne(className, OURS);
    }
}
