/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests.measures;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.contest.debug.session.ReplaySession;
import org.contest.ui.tests.support.DebuggedProgram;
import org.contest.ui.tests.support.Stops;
import org.contest.ui.tests.support.Views;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.core.search.IJavaSearchConstants;
import org.eclipse.jdt.core.search.SearchEngine;
import org.eclipse.jdt.core.search.SearchPattern;
import org.eclipse.jdt.core.search.TypeNameRequestor;
import org.junit.jupiter.api.Test;

/**
 * How long a step takes, from the command to the suspended program, at the end of traces of some lengths. A row is
 * printed for each length: medians without and with pauses, as a user makes them who looks at each stop.
 */
class ReplayLatency {

    private static final String SOURCE = """
        package tests;

        public class Counting {
            static int count;

            public static void main(String[] args) throws Exception {
                Thread first = new Thread(Counting::add, "first");
                Thread second = new Thread(Counting::add, "second");
                first.start();
                second.start();
                first.join();
                second.join();
                if (count != %1$d * 2) {
                    throw new IllegalStateException("counted " + count);
                }
            }

            static void add() {
                for (int i = 0; i < %1$d; i++) {
                    count++;
                }
            }
        }
        """;
    /** The first again at the end, in a workbench that has done it before. */
    private static final int[] ROUNDS = {25, 2_500, 250_000, 25};
    private static final int STEPS = 20;
    private static final long PAUSE = TimeUnit.SECONDS.toNanos(2);

    @Test
    void steps_forwards_and_back() throws Exception {
        Views.perspective("org.eclipse.debug.ui.DebugPerspective");
        System.out
            .println("| events | to the end, ms | forwards | back | back with pauses | to the middle | to the start |");
        System.out.println("|---|---|---|---|---|---|---|");
        for (int i = 0; i < ROUNDS.length; i++) {
            DebuggedProgram program =
                DebuggedProgram.of("latency" + i, "Counting", SOURCE.formatted(ROUNDS[i]), 20);
            awaitIndexes();
            try (Stops stops = new Stops()) {
                program.replay().launch(ILaunchManager.DEBUG_MODE, null, false, true);
                System.out.println(row(stops, stops.await()));
                stops.await().launch().terminate();
            }
        }
    }

    /** The Java tools read a new project's JDK for half a minute, which no user waits for at each replay. */
    private static void awaitIndexes() throws JavaModelException {
        new SearchEngine().searchAllTypeNames(null, SearchPattern.R_EXACT_MATCH, "none".toCharArray(),
            SearchPattern.R_EXACT_MATCH, IJavaSearchConstants.CLASS,
            SearchEngine.createJavaSearchScope(new IJavaElement[0]), new TypeNameRequestor() {},
            IJavaSearchConstants.WAIT_UNTIL_READY_TO_SEARCH, null);
    }

    private static String row(Stops stops, ReplaySession session) throws InterruptedException {
        int size = session.sequence().size();
        int from = size - STEPS - 10;
        long toEnd = millis(stops, session, from);
        stops.medianMillis();
        for (int i = 1; i <= STEPS; i++) {
            stops.after(goTo(session, from + i));
        }
        long forwards = stops.medianMillis();
        for (int i = STEPS - 1; i >= 0; i--) {
            stops.after(goTo(session, from + i));
        }
        long back = stops.medianMillis();
        for (int i = 1; i <= STEPS; i++) {
            LockSupport.parkNanos(PAUSE);
            stops.after(goTo(session, from - i));
        }
        long paused = stops.medianMillis();
        LockSupport.parkNanos(5 * PAUSE);
        long middle = millis(stops, session, size / 2);
        LockSupport.parkNanos(5 * PAUSE);
        return String.format("| %,d | %,d | %,d | %,d | %,d | %,d | %,d |", size, toEnd, forwards, back, paused,
            middle, millis(stops, session, 0));
    }

    private static Runnable goTo(ReplaySession session, int event) {
        return () -> session.goTo(event);
    }

    private static long millis(Stops stops, ReplaySession session, int event) throws InterruptedException {
        long before = System.nanoTime();
        stops.after(goTo(session, event));
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - before);
    }
}
