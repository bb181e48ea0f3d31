/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.model;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * How a trace is replayed.
 *
 * @param debugPort a debugger may attach here: before the program begins, or before the event {@code until}; absent:
 *     none
 * @param until the event before which the replay stops; absent: it goes to the end of the trace
 * @param timeoutSeconds without an event before the replay is called a hang; 0 for never, as while debugging
 * @param place where the program is now, where that is not as recorded
 * @param then how the run goes on at the event {@code until} instead of stopping there; absent: it does not
 */
public record ReplayOptions(OptionalInt debugPort, OptionalLong until, int timeoutSeconds, Place place,
    Optional<Then> then) {

    /**
     * Where the program is now; what is empty or absent is where it was when it was recorded.
     *
     * @param classPath jars and folders
     * @param modulePath jars and folders
     * @param javaHome the JRE or JDK that runs it
     */
    public record Place(List<Path> classPath, List<Path> modulePath, Optional<Path> javaHome) {

        /** All as it was. */
        public static final Place RECORDED = new Place(List.of(), List.of(), Optional.empty());

        /** Copies the paths. */
        public Place {
            classPath = List.copyOf(classPath);
            modulePath = List.copyOf(modulePath);
        }
    }

    /**
     * How a run goes on by itself after a prefix of a trace (Delamaro, section 3).
     *
     * @param scheduler one of {@link Configurations#AFTER_PREFIX}
     * @param seed of its choices
     * @param trace file for the trace of the whole run; absent: none is written
     */
    public record Then(String scheduler, long seed, Optional<Path> trace) {

        /** Instead of a scheduler: on along the trace, but no time limit ends while other threads can go on. */
        public static final String WAIT_ON = "wait-on";
        /** Likewise, and no look at a clock counts the time of noise. */
        public static final String WAIT_ON_CLOCKS = "wait-on-clocks";
        /** Instead of a scheduler: only the operations of own code come in the recorded order. */
        public static final String OWN_ORDER = "own-order";
    }

    private static final int TIMEOUT_SECONDS = 10;
    private static final int FOR_EVER = 1_000_000;

    /** The program where it was. */
    public ReplayOptions(OptionalInt debugPort, OptionalLong until, int timeoutSeconds) {
        this(debugPort, until, timeoutSeconds, Place.RECORDED, Optional.empty());
    }

    /** The whole trace, no debugger. */
    public static ReplayOptions defaults() {
        return new ReplayOptions(OptionalInt.empty(), OptionalLong.empty(), TIMEOUT_SECONDS);
    }

    /** A copy that waits for a debugger at a port of this machine. */
    public ReplayOptions withDebugPort(int port) {
        return new ReplayOptions(OptionalInt.of(port), until, 0, place, then);
    }

    /** A copy that ends before an event. */
    public ReplayOptions withUntil(long event) {
        return new ReplayOptions(debugPort, OptionalLong.of(event), timeoutSeconds, place, then);
    }

    /** A copy that follows the trace up to an event, and goes on by itself. */
    public ReplayOptions withThen(Then onward) {
        return new ReplayOptions(debugPort, until, timeoutSeconds, place, Optional.of(onward));
    }

    /** A copy with the program somewhere else, as after a campaign was copied to another machine. */
    public ReplayOptions withPlace(Place now) {
        return new ReplayOptions(debugPort, until, timeoutSeconds, now, then);
    }

    /**
     * A copy that follows the trace, but for time limits that end while other threads can go on.
     *
     * @param clocks true when no look at a clock is to count the time of noise: programs have limits of their own
     */
    public ReplayOptions waitingOn(boolean clocks) {
        return withUntil(0).withThen(new Then(clocks ? Then.WAIT_ON_CLOCKS : Then.WAIT_ON, 0, Optional.empty()));
    }

    /** A copy that keeps the order of the operations of own code, as far as it can. */
    public ReplayOptions inOwnOrder() {
        return withUntil(0).withThen(new Then(Then.OWN_ORDER, 0, Optional.empty()));
    }

    /** True when the whole trace is followed, and no debugger looks on. */
    public boolean isPlain() {
        return debugPort.isEmpty() && until.isEmpty() && then.isEmpty();
    }

    /** True when time limits do not end while other threads can go on. */
    public boolean waitsOn() {
        return goesOnBy(Then.WAIT_ON) || goesOnBy(Then.WAIT_ON_CLOCKS);
    }

    /** True when a run goes on in a certain way. */
    public boolean goesOnBy(String scheduler) {
        return then.isPresent() && then.get().scheduler().equals(scheduler);
    }

    /** Seconds without an event before the replay is called a hang. */
    public int patience() {
        return timeoutSeconds == 0 ? FOR_EVER : timeoutSeconds;
    }
}
