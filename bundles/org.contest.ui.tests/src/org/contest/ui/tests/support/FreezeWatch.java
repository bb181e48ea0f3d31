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
import org.eclipse.swt.widgets.Display;

/**
 * Watches the window during all tests: notes what held it for longer than a user bears, in processor time of its
 * thread, which does not depend on what else the machine does. What held it is the product's method that most samples
 * of the stack show; none where the platform or a test did it.
 */
public final class FreezeWatch {

    /**
     * A time in which the window was not free.
     *
     * @param millis processor time
     * @param method of the product that most samples show; empty for none
     */
    public record Freeze(long millis, String method) {
    }

    private static final int LIMIT_MILLIS = 200;
    private static final int BUSY_MILLIS = 60;
    private static final int SAMPLE_MILLIS = 30;
    private static final int PROBE_MILLIS = 10;
    private static final int NANOS = 1_000_000;
    private static final FreezeWatch OF_ALL_TESTS = new FreezeWatch();

    private final List<Freeze> seen = new ArrayList<>();
    private final Map<String, Integer> samples = new HashMap<>();
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

    private void probe(Display display) {
        if (!display.isDisposed()) {
            answer(Freezes.processorNanos());
            display.timerExec(PROBE_MILLIS, () -> probe(display));
        }
    }

    private synchronized void answer(long now) {
        long millis = window == null ? 0 : (now - used) / NANOS;
        if (millis > LIMIT_MILLIS) {
            seen.add(new Freeze(millis, samples.entrySet().stream().max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey).orElse("")));
        }
        samples.clear();
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
        if (window != null && System.nanoTime() - answered > (long) BUSY_MILLIS * NANOS) {
            samples.merge(method(Objects.requireNonNull(window).getStackTrace()), 1, Integer::sum);
        }
    }

    /** The innermost method of the product; empty where a test is nearer, or there is none. */
    private static String method(StackTraceElement... stack) {
        for (StackTraceElement frame : stack) {
            if (frame.getClassName().startsWith("org.contest.ui.tests.")) {
                return "";
            }
            if (frame.getClassName().startsWith("org.contest.")) {
                return frame.getClassName() + '.' + frame.getMethodName() + ':' + frame.getLineNumber();
            }
        }
        return "";
    }
}
