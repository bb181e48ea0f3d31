/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.free;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;
import org.contest.runtime.AgentStack;
import org.contest.runtime.FailureLog;
import org.contest.runtime.StuckReport;
import org.contest.runtime.sites.LockNames;
import org.contest.runtime.sites.LockSites;

/**
 * The report on free threads: the JVM tells which one waits for which. Made when nothing has happened for a while:
 * looks at threads that do not move.
 */
final class FreeStuckReport extends StuckReport<FreeThread> {

    private final Signals signals;
    private final List<FreeThread> threads;
    private final Map<Long, FreeThread> byId = new HashMap<>();
    private final Map<FreeThread, ThreadInfo> infos = new HashMap<>();
    private final InitializerWaits initializers;

    FreeStuckReport(List<FreeThread> threads, Signals signals) {
        this.threads = threads;
        this.signals = signals;
        long[] ids = new long[threads.size()];
        for (int i = 0; i < ids.length; i++) {
            ids[i] = threads.get(i).id();
            byId.put(ids[i], threads.get(i));
        }
        ThreadMXBean bean = ManagementFactory.getThreadMXBean();
        for (ThreadInfo info : bean.getThreadInfo(ids)) {
            if (info != null) {
                infos.put(byId.get(info.getThreadId()), info);
            }
        }
        initializers = new InitializerWaits(threads);
    }

    /** The thread that has to do something first, so that {@code t} may go on; null when it may be any. */
    private FreeThread waitsFor(FreeThread t) {
        if (t.joining != null) {
            return threads.stream().filter(other -> other.thread == t.joining).findFirst().orElse(null);
        }
        if (initializers.awaited(t) != null) {
            return initializers.initializer(t);
        }
        ThreadInfo info = infos.get(t);
        FreeThread owner = info == null ? null : byId.get(info.getLockOwnerId());
        return owner != null ? owner : holder(t);
    }

    /** As the run itself knows it: the JVM has nothing to tell of virtual threads. */
    private FreeThread holder(FreeThread t) {
        Object wanted = t.thread.getState() == Thread.State.BLOCKED ? t.monitors.wanted() : null;
        Thread owner = LockSites.owner(LockSupport.getBlocker(t.thread));
        return threads.stream().filter(other -> other != t
            && (wanted == null ? other.thread == owner : other.monitors.holds(wanted))).findFirst().orElse(null);
    }

    private boolean waitsForever(FreeThread t) {
        Thread.State state = t.thread.getState();
        boolean waits = state == Thread.State.BLOCKED ? isBlockedByProgram(t) : state == Thread.State.WAITING;
        return !t.isInNoise() && (waits || initializers.awaited(t) != null);
    }

    /** True unless somebody outside the program holds the monitor, who gives it back, or the wait has just ended. */
    private boolean isBlockedByProgram(FreeThread t) {
        ThreadInfo info = infos.get(t);
        return info == null || byId.containsKey(info.getLockOwnerId()); // the JVM has no info on virtual threads
    }

    /** The deadlock of threads that wait for each other without limit, or null. */
    Failure deadlock() {
        List<FreeThread> cycle = cycle(threads, t -> waitsForever(t) ? waitsFor(t) : null, found -> true);
        return cycle.isEmpty() ? null : cycle(cycle, describe());
    }

    /** The deadlock of a program all of whose threads wait for a signal that nobody is left to give, or null. */
    Failure allWaiting() {
        List<FreeThread> waiters = new ArrayList<>();
        for (FreeThread t : threads) {
            if (!waitsForever(t) || isWokenFromOutside(t)) {
                return null;
            }
            if (!t.thread.isDaemon() && waitsFor(t) == null) {
                waiters.add(t);
            }
        }
        return waiters.isEmpty() ? null : waiting(waiters);
    }

    /** True for a wait inside a library of the JDK, which has threads that are none of the run's. */
    private boolean isWokenFromOutside(FreeThread t) {
        return t.isInLibrary() && waitsFor(t) == null;
    }

    @Override
    protected boolean missedSignal(FreeThread t) {
        Object monitor = t.waitingOn;
        return monitor != null && signals.wasLost(monitor);
    }

    /** True when a thread instruments a class: that time is not the program's. */
    boolean anyInstruments() {
        return threads.stream().anyMatch(t -> AgentStack.isInstrumenting(t.thread.getStackTrace()));
    }

    /** Nothing happened for a long time, for whatever reason. */
    Failure hang(long millis) {
        List<FreeThread> own = threads.stream().filter(t -> !t.thread.isDaemon()).toList();
        return failure(FailureKind.HANG, "no-progress", own.isEmpty() ? threads : own,
            "no event for " + millis + " ms: " + describe());
    }

    @Override
    protected List<FreeThread> living() {
        return threads;
    }

    @Override
    protected String inWords(FreeThread t) {
        if (t.joining != null) {
            return "waits for the end of \"" + t.joining.getName() + '"';
        }
        Object monitor = t.waitingOn;
        if (monitor != null) {
            return "waits for a notify on the monitor of a " + monitor.getClass().getName()
                + LockNames.named(t.monitors.enteredAt(monitor));
        }
        FreeThread owner = waitsFor(t);
        String type = initializers.awaited(t);
        if (type != null) {
            return "waits for class " + type + (owner == null ? "" : " initialized by " + owner);
        }
        return t.thread.getState() == Thread.State.BLOCKED ? forMonitor(t, owner) : forLock(t, owner);
    }

    private String forMonitor(FreeThread t, FreeThread owner) {
        Object wanted = t.monitors.wanted();
        String type = wanted == null ? toldType(t) : wanted.getClass().getName();
        return type.isEmpty() ? "waits for a monitor" : "waits for the monitor of a " + type
            + LockNames.named(wanted == null ? -1 : t.monitors.wantedAt())
            + heldBy(owner, owner == null ? -1 : owner.monitors.enteredAt(wanted), t.monitors.wantedAt());
    }

    private String forLock(FreeThread t, FreeThread owner) {
        Object blocker = LockSupport.getBlocker(t.thread);
        String type = blocker == null ? toldType(t) : blocker.getClass().getName();
        return type.isEmpty() ? "is " + t.thread.getState() : "waits for a " + LockNames.type(type)
            + LockNames.named(t.calls.site())
            + heldBy(owner, owner == null || blocker == null ? -1 : owner.locks.takenAt(blocker), t.calls.site());
    }

    private static String heldBy(FreeThread owner, int takenAt, int wantedAt) {
        return owner == null ? "" : " held by " + owner + LockNames.since(takenAt, wantedAt);
    }

    /** The class of what a thread waits for, as the JVM tells it; empty when it does not. */
    private String toldType(FreeThread t) {
        ThreadInfo info = infos.get(t);
        return info == null || info.getLockInfo() == null ? "" : info.getLockInfo().getClassName();
    }

    @Override
    protected List<String> frames(FreeThread t) {
        return FailureLog.framesBelowHook(t.thread.getStackTrace());
    }
}
