/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.contest.protocol.WaitOutcome;
import org.contest.protocol.findings.FindingKind;

/**
 * Waits that no signal ended, of a monitor that another thread had notified before, when nobody waited: the signal came
 * too early and was lost (Farchi 2003, "lost notify"). Waits of a library, which look again, are left alone.
 */
final class LostSignalDetector implements Detector {

    /** What is known of one monitor. */
    private static final class Monitor {
        private int waiters;
        private int lost = -1;
        private int notifier;
        /** By thread, the event of a wait that goes on. */
        private final Map<Integer, Integer> waiting = new LinkedHashMap<>();
    }

    private final Map<Integer, Monitor> monitors = new HashMap<>();
    private final List<Suspect> suspects = new ArrayList<>();

    @Override
    public void event(Moment now) {
        switch (now.kind()) {
        case NOTIFY, NOTIFY_ALL -> notified(monitor(now.object()), now.number(), now.thread());
        case WAIT -> waits(monitor(now.object()), now.number(), now.thread(), now.isOwn());
        case WAIT_END -> ends(monitor(now.object()), now.thread(), now.value());
        default -> {
        }
        }
    }

    private Monitor monitor(int object) {
        return monitors.computeIfAbsent(object, o -> new Monitor());
    }

    private static void notified(Monitor monitor, int number, int thread) {
        if (monitor.waiters == 0) {
            monitor.lost = number;
            monitor.notifier = thread;
        } else {
            monitor.lost = -1;
        }
    }

    private static void waits(Monitor monitor, int number, int thread, boolean own) {
        monitor.waiters++;
        if (own && monitor.lost >= 0 && monitor.notifier != thread) {
            monitor.waiting.put(thread, number);
        }
    }

    private void ends(Monitor monitor, int thread, long value) {
        monitor.waiters = Math.max(0, monitor.waiters - 1);
        Integer wait = monitor.waiting.remove(thread);
        if (wait != null && value == WaitOutcome.TIMED_OUT.ordinal() && monitor.lost >= 0) {
            suspects.add(new Suspect(FindingKind.NOTIFY_BEFORE_WAIT, List.of(monitor.lost, wait)));
        }
    }

    @Override
    public List<Suspect> suspects() {
        List<Suspect> all = new ArrayList<>(suspects);
        for (Monitor monitor : monitors.values()) {
            if (monitor.lost >= 0) {
                monitor.waiting.values()
                    .forEach(wait -> all.add(new Suspect(FindingKind.NOTIFY_BEFORE_WAIT, List.of(monitor.lost, wait))));
            }
        }
        return all;
    }
}
