/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.contest.protocol.trace.ObjectNumbers;

/** The run that is going on in this JVM, one at a time, and what its hooks hand to the agent and the harness. */
public final class CurrentRun {

    /**
     * The run, or null when disarmed. Written only where runs begin and end, when no program thread runs; plain,
     * because threads of the program are started after it or stopped before it.
     */
    public static Execution execution;
    /** From which the random numbers of the JDK descend that threads of the run have. */
    public static volatile long jdkSeed;
    /** The numbers that it gives to objects, when it is controlled. */
    public static volatile ObjectNumbers objects = ObjectNumbers.PLAIN;

    private static volatile Runnable haltHandler;
    private static volatile Consumer<Class<?>> initializedHandler;
    private static volatile BiFunction<ClassLoader, byte[], byte[]> instrumenter;

    private CurrentRun() {
    }

    /** The calling thread as a thread of the run, whether it may have events now or not; or null. */
    public static ProgramThread thread() {
        return execution == null ? null : ThreadTable.current();
    }

    /** In a JVM that lives for one run: what to do before {@code Runtime.halt}, which no shutdown hook hears of. */
    public static void haltHandler(Runnable handler) {
        haltHandler = handler;
    }

    /** The program calls {@code Runtime.halt}. */
    public static void halting() {
        Runnable handler = haltHandler;
        if (handler != null) {
            handler.run();
        }
    }

    /**
     * What to do when a class initializer without events ends, inside it: nobody else has seen the class yet. In a JVM
     * that does not keep classes for another run there is nothing to do.
     */
    public static void initializedHandler(Consumer<Class<?>> handler) {
        initializedHandler = handler;
    }

    /** A class initializer without events ends. */
    public static void initialized(Class<?> type) {
        Consumer<Class<?>> handler = initializedHandler;
        if (handler != null) {
            handler.accept(type);
        }
    }

    /** What instruments the hidden classes that programs define: given the class loader and the class file. */
    public static void instrumenter(BiFunction<ClassLoader, byte[], byte[]> function) {
        instrumenter = function;
    }

    /** What {@link #instrumenter(BiFunction)} set, or null. */
    public static BiFunction<ClassLoader, byte[], byte[]> instrumenter() {
        return instrumenter;
    }

    /** ConTest itself failed: the run has no end and no result. */
    static void forsake() {
        haltHandler = null;
        execution = null;
    }
}
