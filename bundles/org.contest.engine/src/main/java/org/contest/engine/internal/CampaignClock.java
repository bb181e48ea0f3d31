/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.Map;

/** The time that a campaign may take, of which a part is kept for what comes after the last run. */
final class CampaignClock {

    private static final double NANOS = 1e9;
    /** The most seconds, and the part of the time asked for, that each thing may take that comes at the end. */
    private static final double KEPT_SECONDS = 2;
    private static final double KEPT_PART = 0.1;
    /**
     * How long after the end of the time a replay may take that decides whether a failure counts, beside the time of
     * the longest run: up to the second limit in all.
     */
    private static final double REPLAY_SECONDS = 10;
    private static final double MOST_REPLAY_SECONDS = 60;
    private static final double WARM_PART = 0.1;

    private final double most;
    private final double before;
    private long begin = System.nanoTime();
    private double longestRun;
    private double firstRun;
    /** Seconds of runs under control and of runs of free threads, which have JVMs of their own. */
    private final Map<Boolean, DoubleSummaryStatistics> runs = new HashMap<>();

    /**
     * A clock that stands at 0.
     *
     * @param most seconds that the campaign may take; 0 for no limit
     * @param before seconds that the user has waited already
     */
    CampaignClock(double most, double before) {
        this.most = most;
        this.before = before;
    }

    void start() {
        begin = System.nanoTime();
    }

    /** Seconds since the start. */
    double seconds() {
        return (System.nanoTime() - begin) / NANOS;
    }

    /** Seconds that the user has waited. */
    double waited() {
        return before + seconds();
    }

    /** True when there is no more time but for so many things at the end. */
    boolean isOver(int things) {
        return most > 0 && waited() >= most - things * Math.min(KEPT_SECONDS, most * KEPT_PART);
    }

    /**
     * True when not even a replay may go on that tells more of findings: once begun it may take as long as a run and
     * the start of a JVM, which are longer than the time that is kept for it where the program is large.
     */
    synchronized boolean isOverForStacks() {
        return most > 0 && waited() >= most + Math.min(REPLAY_SECONDS, 2 * longestRun);
    }

    /** A run, whose threads were under control or free, has taken so many seconds. */
    synchronized void ran(boolean controlled, double seconds) {
        firstRun = runs.isEmpty() ? seconds : firstRun;
        longestRun = Math.max(longestRun, seconds);
        runs.computeIfAbsent(controlled, kind -> new DoubleSummaryStatistics()).accept(seconds);
    }

    /**
     * True when even the shortest run of its kind would be cut off. The first one of a kind begins with the start of a
     * JVM, as the very first did; the second one may be much shorter, in a JVM that is warm.
     */
    synchronized boolean hasNoRoom(boolean controlled) {
        DoubleSummaryStatistics known = runs.get(controlled);
        double least = known == null ? firstRun : known.getCount() == 1 ? known.getMin() * WARM_PART : known.getMin();
        return most > 0 && waited() + least > most;
    }

    /** True when not even a replay that decides whether a failure counts may go on. */
    synchronized boolean isOverForReplays() {
        return most > 0 && waited() >= most + Math.min(MOST_REPLAY_SECONDS, REPLAY_SECONDS + longestRun);
    }
}
