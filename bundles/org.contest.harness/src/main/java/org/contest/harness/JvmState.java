/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.harness;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import org.contest.runtime.jdk.SystemLoader;

/** What a run may change in its JVM and that would reach the next one: kept before, put back after. */
final class JvmState {

    private static final long PATIENCE_NANOS = 200_000_000;

    private final PrintStream out = System.out;
    private final PrintStream err = System.err;
    private final Properties properties = (Properties) System.getProperties().clone();
    private final Thread.UncaughtExceptionHandler handler = Thread.getDefaultUncaughtExceptionHandler();
    private final ClassLoader system = ClassLoader.getSystemClassLoader();
    private final ClassLoader loader = Thread.currentThread().getContextClassLoader();
    private final Set<Thread> threads = new HashSet<>(alive());
    private final Locale shown = Locale.getDefault(Locale.Category.DISPLAY);
    private final Locale formatted = Locale.getDefault(Locale.Category.FORMAT);
    private final Locale locale = Locale.getDefault();

    private JvmState() {
    }

    static JvmState now() {
        return new JvmState();
    }

    /** The threads of the program's group and those below; the JDK's own are in the group above. */
    private static List<Thread> alive() {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        Thread[] found = new Thread[Math.max(16, group.activeCount() * 2)];
        int count = group.enumerate(found, true);
        return new ArrayList<>(Arrays.asList(found).subList(0, count));
    }

    /** Puts everything back; returns the names of the threads that stay. */
    List<String> restore() {
        System.setOut(out);
        System.setErr(err);
        System.setProperties(properties);
        Thread.setDefaultUncaughtExceptionHandler(handler);
        Locale.setDefault(locale);
        Locale.setDefault(Locale.Category.DISPLAY, shown);
        Locale.setDefault(Locale.Category.FORMAT, formatted);
        Thread.currentThread().setContextClassLoader(loader);
        SystemLoader.set(system);
        Thread.interrupted();
        List<String> stay = new ArrayList<>();
        for (Thread thread : interrupted(alive())) {
            stay.add(thread.getName());
        }
        if (ForkJoinPool.commonPool().getPoolSize() > 0) {
            stay.add("workers of the common pool"); // no thread group leads to them, and the next run would meet them
        }
        return stay;
    }

    /** Threads of the run that do not end when they are interrupted, within one limit of time for all. */
    private List<Thread> interrupted(List<Thread> alive) {
        alive.removeIf(thread -> threads.contains(thread) || thread.getName().startsWith("ConTest"));
        alive.forEach(Thread::interrupt);
        long deadline = System.nanoTime() + PATIENCE_NANOS;
        for (Thread thread : alive) {
            try {
                TimeUnit.NANOSECONDS.timedJoin(thread, deadline - System.nanoTime());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
        alive.removeIf(thread -> !thread.isAlive());
        return alive;
    }
}
