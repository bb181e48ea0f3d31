/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package litmus;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** A program that ends under every schedule, and what it may say in the end. Fresh for each run. */
public abstract class Litmus {

    /** What a thread does. */
    @FunctionalInterface
    public interface Body {
        /** Runs it. */
        void run() throws Exception;
    }

    private final Set<String> outcomes;

    /** A program with the outcomes that it has under sequential consistency, without spurious wake-ups. */
    protected Litmus(String... outcomes) {
        this.outcomes = new TreeSet<>(List.of(outcomes));
    }

    /** Runs the program. */
    public abstract String run() throws Exception;

    /** Its outcomes where threads take turns, and wake for a cause only. */
    public final Set<String> outcomes() {
        return outcomes;
    }

    /** The outcomes that are left where no time is over while a thread can go on. */
    public Set<String> untimed() {
        return outcomes;
    }

    /** The outcomes that a weaker memory model adds. */
    public Set<String> relaxed() {
        return Set.of();
    }

    /** The outcomes that spurious wake-ups add. */
    public Set<String> spurious() {
        return Set.of();
    }

    /** All programs, by name. */
    public static List<Litmus> all() {
        return Stream.of(Monitors.all(), Interrupts.all(), Synchronizers.all(), Timed.all(),
            TimedInterrupts.all(), Lives.all(), Memory.all()).flatMap(List::stream)
            .toList();
    }

    /** A new one of the same kind. */
    public final Litmus fresh() {
        try {
            var constructor = getClass().getDeclaredConstructor();
            constructor.setAccessible(true);
            return constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public final String toString() {
        return getClass().getSimpleName();
    }

    /** Starts a thread; what its body throws goes to the thread's handler. */
    static Thread start(Body body) {
        Thread thread = new Thread(() -> {
            try {
                body.run();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
        thread.start();
        return thread;
    }

    /** Runs bodies in threads of their own. */
    static void together(Body... bodies) throws InterruptedException {
        Thread[] threads = new Thread[bodies.length];
        for (int i = 0; i < bodies.length; i++) {
            threads[i] = start(bodies[i]);
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    /** How a blocking operation ended: the word, or that it was interrupted; and the flag that is left. */
    static String ended(Body operation, String word) throws Exception {
        String end = word;
        try {
            operation.run();
        } catch (InterruptedException e) {
            end = "interrupted";
        }
        return Thread.currentThread().isInterrupted() ? end + " flag" : end;
    }
}
