/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests.support;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.eclipse.swt.widgets.Display;

/**
 * Watches the window during all tests, by what does not depend on what else the machine does.
 * <p>
 * <em>Waits</em>: samples of the stack of the window's thread in which the product itself reads a campaign, or waits
 * for a process, a job, another thread or time. One sample is enough: a product that never waits there shows none on
 * the slowest machine.
 * <p>
 * <em>Freezes</em>: times in which the window's thread worked for longer than a user bears before it was free again, in
 * processor time. A share of it is the product's own, by the samples in which nothing of the platform but widgets and
 * drawing is below the product's method. The rest is the platform's: opening the first editor loads JDT.
 */
public final class FreezeWatch {

    /**
     * A time in which the window was not free.
     *
     * @param millis processor time
     * @param own share of the product in it
     * @param method of the product that most samples show; empty for none
     */
    public record Freeze(long millis, long own, String method) {
    }

    private static final int LIMIT_MILLIS = 200;
    private static final int BUSY_MILLIS = 60;
    private static final int SAMPLE_MILLIS = 10;
    private static final int PROBE_MILLIS = 10;
    private static final int NANOS = 1_000_000;
    private static final FreezeWatch OF_ALL_TESTS = new FreezeWatch();

    private final List<Freeze> seen = new ArrayList<>();
    private final Map<String, Integer> samples = new HashMap<>();
    private final Map<String, String> waits = new TreeMap<>();
    private int ownSamples;
    private Thread window;
    private long answered;
    private long used;

    private FreezeWatch() {
    }

    /** Watches from now on until the workbench ends. */
    static void start(Display display) {
        display.asyncExec(() -> OF_ALL_TESTS.probe(display));
        Thread sampler = new Thread(OF_ALL_TESTS::sample, "samples of the window's thread");
        sampler.setDaemon(true);
        sampler.start();
    }

    /** What was seen so far. */
    public static List<Freeze> seen() {
        synchronized (OF_ALL_TESTS) {
            return List.copyOf(OF_ALL_TESTS.seen);
        }
    }

    /** Where the product was seen waiting on the window's thread, each with a stack. */
    public static Map<String, String> waits() {
        synchronized (OF_ALL_TESTS) {
            return Map.copyOf(OF_ALL_TESTS.waits);
        }
    }

    private void probe(Display display) {
        if (!display.isDisposed()) {
            answer(Freezes.processorNanos());
            display.timerExec(PROBE_MILLIS, () -> probe(display));
        }
    }

    private synchronized void answer(long now) {
        long millis = window == null ? 0 : (now - used) / NANOS;
        if (millis > LIMIT_MILLIS) {
            int all = samples.values().stream().mapToInt(Integer::intValue).sum();
            seen.add(new Freeze(millis, millis * ownSamples / Math.max(1, all), samples.entrySet().stream()
                .max(Map.Entry.comparingByValue()).map(Map.Entry::getKey).orElse("")));
        }
        samples.clear();
        ownSamples = 0;
        window = Thread.currentThread();
        answered = System.nanoTime();
        used = now;
    }

    private void sample() {
        try {
            while (true) {
                Thread.sleep(SAMPLE_MILLIS);
                take();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void take() {
        if (window == null) {
            return;
        }
        StackTraceElement[] stack = Objects.requireNonNull(window).getStackTrace();
        String waiting = WindowStack.waiting(stack);
        if (!waiting.isEmpty()) {
            waits.putIfAbsent(waiting, WindowStack.lines(stack));
        }
        if (System.nanoTime() - answered > (long) BUSY_MILLIS * NANOS) {
            samples.merge(WindowStack.method(stack), 1, Integer::sum);
            ownSamples += WindowStack.isOwn(stack) ? 1 : 0;
        }
    }
}
