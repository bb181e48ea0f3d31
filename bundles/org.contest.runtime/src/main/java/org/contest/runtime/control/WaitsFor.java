/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import java.util.concurrent.locks.LockSupport;
import org.contest.protocol.EventKind;
import org.contest.protocol.EventVerbs;
import org.contest.runtime.ProgramThread;
import org.contest.runtime.ThreadTable;
import org.contest.runtime.model.EnabledSet;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.model.ModelThread.Life;
import org.contest.runtime.model.Timers;
import org.contest.runtime.sites.LockNames;
import org.contest.runtime.sites.LockSites;
import org.contest.runtime.sites.SiteNames;

/** What a blocked thread waits for: an edge of the wait-for graph, and in words. */
final class WaitsFor {

    private WaitsFor() {
    }

    /** True when it is blocked, and no time limit ends that. */
    static boolean hasNoLimit(ModelThread t, EnabledSet enabled) {
        return t.life != Life.ENDED && t.deadline == Timers.NEVER && !t.isUncontrolled() && !enabled.contains(t);
    }

    /** The thread that has to do something first; null when it may be any. */
    static ModelThread thread(ModelThread t) {
        if (t.monitor != null && !t.waiting) {
            return t.monitor.owner();
        }
        if (t.joining != null) {
            return t.joining;
        }
        if (t.awaited != null) {
            return t.awaited.owner();
        }
        return t.parked ? owner(t, t.blocker) : null;
    }

    /** The thread that holds the lock for which a thread parks; null when it is no lock, or no thread of the run. */
    static ModelThread owner(ModelThread t, Object blocker) {
        Thread owner = LockSites.owner(blocker(t, blocker));
        ProgramThread state = owner == null ? null : ThreadTable.of(owner);
        return state instanceof ModelThread model ? model : null;
    }

    /** True for a lock that a thread has which is none of the run's, and whose unpark the model would not see. */
    static boolean isHeldOutside(Object lock) {
        Thread owner = LockSites.owner(lock);
        return owner != null && ThreadTable.of(owner) == null && owner.isAlive();
    }

    private static Object blocker(ModelThread t, Object given) {
        return given != null ? given : LockSupport.getBlocker(t.thread);
    }

    /** What it waits for. */
    static String inWords(ModelThread t) {
        ModelThread other = thread(t);
        String held = other == null ? "" : " held by " + other;
        if (t.monitor != null) {
            String of = "the monitor of a " + t.monitor.object().getClass().getName()
                + LockNames.named(t.waiting ? t.monitor.lastTakenAt() : t.site);
            return t.waiting ? "waits for a notify on " + of
                : "waits for " + of + held + (other == null ? "" : LockNames.since(t.monitor.takenAt(), t.site));
        }
        if (t.joining != null) {
            return "waits for the end of " + t.joining;
        }
        if (t.awaited != null) {
            return "waits for class " + t.awaited.type().getName() + " initialized by " + other;
        }
        if (t.parked) {
            Object blocker = blocker(t, t.blocker);
            return blocker == null ? "is parked"
                : "waits for a " + LockNames.type(blocker.getClass().getName()) + LockNames.named(t.calls.site()) + held
                    + (other == null ? "" : LockNames.since(other.locks.takenAt(blocker), t.calls.site()));
        }
        return next(t);
    }

    /** What it does next, as {@code is about to read Cell.value}. */
    static String next(ModelThread t) {
        boolean isOnObject = t.target != null && t.kind.category() == EventKind.Category.SYNCHRONIZATION;
        String type = isOnObject ? "a " + t.target.getClass().getName() : "";
        String name = isOnObject || t.kind.isAccess() ? SiteNames.object(t.site) : "";
        String on = type.isEmpty() || name.isEmpty() ? name + type : type + " (" + name + ')';
        return "is about to " + EventVerbs.of(t.kind) + (on.isEmpty() ? "" : ' ' + on);
    }
}
