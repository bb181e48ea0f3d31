/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.contest.protocol.EventKind;
import org.contest.protocol.EventKind.Category;
import org.contest.protocol.Site;
import org.contest.protocol.WaitOutcome;
import org.jspecify.annotations.Nullable;

/**
 * Synchronization coverage (Fiedor 2014, section 3, Sync). Task: (pl, mode). A monitor entry was <i>visited</i>; it was
 * <i>blocked</i> when another thread held the monitor between the last event of the thread and the entry, and the entry
 * of that other thread was <i>blocking</i>. A wait or park has its outcome as mode; a notify is <i>lost</i> when nobody
 * waits; other synchronization is visited.
 */
final class Sync implements CoverageMetric {

    @Override
    public String name() {
        return "Sync";
    }

    @Override
    public Collector collector() {
        return new SyncCollector();
    }

    private static final class SyncCollector implements Collector {

        /** Who entered a monitor last, where, and when it was left for good. */
        private static final class Monitor {
            private int owner = -1;
            private int waiters;
            private long left = -1;
            private @Nullable Site entry;
        }

        private static final WaitOutcome[] OUTCOMES = WaitOutcome.values();

        private final Locations locations = new Locations();
        private final Set<String> tasks = new HashSet<>();
        private final Map<Integer, Monitor> monitors = new HashMap<>();
        private final Map<Integer, Long> lastOfThread = new HashMap<>();
        private long number;

        @Override
        public void event(int thread, EventKind kind, Site site, int object, long value) {
            number++;
            if (kind.category() == Category.SYNCHRONIZATION && site.id() >= 0) {
                switch (kind) {
                case MONITOR_ENTER -> enter(thread, site, object);
                case MONITOR_EXIT -> exit(object);
                case WAIT -> waiting(site, object);
                case WAIT_END -> waitEnd(thread, site, object, value);
                case PARK_END -> covered(site, outcome(value));
                case NOTIFY, NOTIFY_ALL -> covered(site, monitor(object).waiters > 0 ? "visited" : "lost");
                default -> covered(site, "visited");
                }
            }
            lastOfThread.put(thread, number);
        }

        private void enter(int thread, Site site, int object) {
            Monitor monitor = monitor(object);
            covered(site, "visited");
            if (monitor.entry != null && monitor.owner != thread
                && monitor.left > lastOfThread.getOrDefault(thread, Long.MAX_VALUE)) {
                covered(site, "blocked");
                covered(monitor.entry, "blocking");
            }
            monitor.owner = thread;
            monitor.entry = site;
        }

        private void exit(int object) {
            monitor(object).left = number;
        }

        private void waiting(Site site, int object) {
            covered(site, "visited");
            Monitor monitor = monitor(object);
            monitor.waiters++;
            monitor.left = number;
        }

        private void waitEnd(int thread, Site site, int object, long value) {
            covered(site, outcome(value));
            Monitor monitor = monitor(object);
            monitor.waiters = Math.max(0, monitor.waiters - 1);
            monitor.owner = thread;
            monitor.entry = site;
        }

        private Monitor monitor(int object) {
            return monitors.computeIfAbsent(object, o -> new Monitor());
        }

        private static String outcome(long value) {
            boolean known = value >= 0 && value < OUTCOMES.length;
            return known ? OUTCOMES[(int) value].name().toLowerCase(Locale.ROOT).replace('_', '-') : "visited";
        }

        private void covered(Site site, String mode) {
            tasks.add(locations.of(site) + ", " + mode);
        }

        @Override
        public Set<String> tasks() {
            return Set.copyOf(tasks);
        }
    }
}
