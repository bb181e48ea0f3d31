/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.baton;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.util.Objects;
import org.contest.runtime.jdk.JdkMember;

/**
 * {@code jdk.internal.vm.Continuation} by method handles, because this bundle is compiled for releases without it. To
 * be used only where {@link #areAvailable}: JDK 21 and up, with the packages opened by the agent.
 */
public final class Continuations {

    private static final Continuations JVM = find();

    private final MethodHandle make;
    private final MethodHandle run;
    private final MethodHandle yield;
    private final MethodHandle stack;
    private final MethodHandle setCurrentThread;

    private Continuations() throws Throwable {
        Class<?> scopeType = JdkMember.CONTINUATION_SCOPE.type();
        Object scope = JdkMember.CONTINUATION_NEW_SCOPE.constructor(String.class).invoke("contest");
        make = JdkMember.CONTINUATION_NEW.constructor(scopeType, Runnable.class).bindTo(scope)
            .asType(MethodType.methodType(Object.class, Runnable.class));
        run = JdkMember.CONTINUATION_RUN.method(void.class).asType(MethodType.methodType(void.class, Object.class));
        yield = JdkMember.CONTINUATION_YIELD.staticMethod(boolean.class, scopeType).bindTo(scope);
        stack = JdkMember.CONTINUATION_STACK.method(StackTraceElement[].class)
            .asType(MethodType.methodType(StackTraceElement[].class, Object.class));
        setCurrentThread =
            Objects.requireNonNull(JdkMember.THREAD_SET_CURRENT.method(void.class, Thread.class));
    }

    private static Continuations find() {
        try {
            return JdkMember.CONTINUATION.type() == null ? null : new Continuations();
        } catch (Throwable e) {
            return null; // a member is missing, or not open to us
        }
    }

    /** True when this JVM has continuations that we may use. */
    public static boolean areAvailable() {
        return JVM != null;
    }

    static Object make(Runnable body) {
        try {
            return (Object) Objects.requireNonNull(JVM).make.invokeExact(body);
        } catch (Throwable e) {
            throw thrown(e);
        }
    }

    /** Runs or goes on with a continuation on this thread of the system, until it yields or ends. */
    static void run(Object continuation) {
        try {
            JVM.run.invokeExact(continuation);
        } catch (Throwable e) {
            throw thrown(e);
        }
    }

    /** Leaves the running continuation until it is run again; false when it is pinned, and nothing happened. */
    static boolean yield() {
        try {
            return (boolean) JVM.yield.invokeExact();
        } catch (IllegalStateException e) {
            return false;
        } catch (Throwable e) {
            throw thrown(e);
        }
    }

    /** The stack of a continuation that does not run. */
    static StackTraceElement[] stack(Object continuation) {
        try {
            return (StackTraceElement[]) JVM.stack.invokeExact(continuation);
        } catch (IllegalStateException e) {
            return new StackTraceElement[0]; // it runs meanwhile
        } catch (Throwable e) {
            throw thrown(e);
        }
    }

    /** Makes {@code thread} what Thread.currentThread says on this thread of the system. */
    static void setCurrentThread(Thread carrier, Thread thread) {
        try {
            JVM.setCurrentThread.invokeExact(carrier, thread);
        } catch (Throwable e) {
            throw thrown(e);
        }
    }

    private static RuntimeException thrown(Throwable e) {
        if (e instanceof Error error) {
            throw error;
        }
        return e instanceof RuntimeException runtime ? runtime : new IllegalStateException(e);
    }
}
