/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.classification;

import org.contest.protocol.EventKind;
import org.contest.protocol.WaitOutcome;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.sites.SiteVariables;

/**
 * Checks the classification in a controlled run, at every access (Stoller 2002, section 3.2): the first-accessor map
 * finds what is shared, the lockset algorithm what is not protected. A location is a field of an object, an element of
 * an array, or a static field. Its initialization is what comes before any access of others by the order of starts and
 * joins; all that the lockset algorithm sees comes after, unlike Eraser's.
 */
public final class AccessMonitor {

    /** In place of a location's owner. */
    static final int SHARED = -1;

    private final Classification classification;
    private final LocationTable locations = new LocationTable();
    private final HeldMonitors monitors = new HeldMonitors();
    private final ThreadOrder order = new ThreadOrder();
    private boolean whole;
    private int number;

    /** The monitor of one run. */
    public AccessMonitor(Classification classification) {
        this.classification = classification;
    }

    /** An event happened; a run that is not seen from its beginning says nothing. */
    public void happened(ModelThread t, EventKind kind, Object target, int detail, int site, long value) {
        number++;
        order.meet(t.index);
        if (kind.isAccess()) {
            if (whole && site >= 0) {
                access(t, kind, target, detail, site);
            }
            return;
        }
        switch (kind) {
        case THREAD_BEGIN -> whole |= t.index == 0;
        case MONITOR_ENTER -> monitors.entered(t.index, System.identityHashCode(target));
        case MONITOR_EXIT -> monitors.exited(t.index, System.identityHashCode(target));
        case THREAD_START -> started((Thread) target, (int) value);
        case JOIN -> joined(t, (Thread) target, value);
        default -> {
            // neither orders nor protects
        }
        }
    }

    private void started(Thread child, int index) {
        if (index >= 0) {
            order.started(index, child, number);
        }
    }

    private void joined(ModelThread t, Thread ended, long outcome) {
        if (outcome == WaitOutcome.SIGNALLED.ordinal() && order.joined(t, ended)) {
            locations.clear();
        }
    }

    private void access(ModelThread t, EventKind kind, Object target, int detail, int site) {
        classification.see(site);
        if (isUntold(kind, target, site)) {
            classification.raise(site, VariableClass.UNPROTECTED);
        } else if (!order.isAlone(t)) {
            boolean element = target == null || kind.isOfArray();
            int object = target == null ? 0 : System.identityHashCode(target);
            int row = locations.row(object, element ? detail : SiteVariables.of(site));
            if (row == LocationTable.FULL) {
                classification.raise(site, VariableClass.UNPROTECTED);
            } else {
                access(t, row, site, kind.isWrite());
            }
        }
    }

    /** Atomic operations and reflection name the object, not the field or element: its class is remembered. */
    private boolean isUntold(EventKind kind, Object target, int site) {
        boolean told = switch (kind) {
        case READ, WRITE, VOLATILE_READ, VOLATILE_WRITE -> SiteVariables.of(site) != 0;
        case ATOMIC_READ, ATOMIC_WRITE, ATOMIC_UPDATE -> false;
        default -> true;
        };
        if (target == null) {
            return !told;
        }
        int type = target.getClass().getName().hashCode();
        if (!told) {
            classification.accessedAsAWhole.of(type);
        }
        return classification.accessedAsAWhole.find(type) >= 0;
    }

    private void access(ModelThread t, int row, int site, boolean write) {
        if (locations.isFresh()) {
            locations.set(row, LocationTable.SITE, site);
            begin(t, row, write);
            return;
        }
        classification.join(locations.get(row, LocationTable.SITE), site);
        int owner = locations.get(row, LocationTable.OWNER);
        if (owner != t.index && owner != SHARED) {
            int last = locations.get(row, LocationTable.LAST_ACCESS);
            if (order.isOrdered(owner, last, t)) {
                locations.set(row, LocationTable.GIVER, owner + 1);
                locations.set(row, LocationTable.LAST_GIVEN, last);
                begin(t, row, write);
                return;
            }
            locations.set(row, LocationTable.OWNER, SHARED);
        }
        refine(t, row, write);
        if (locations.get(row, LocationTable.OWNER) == SHARED) {
            classification.raise(site, isProtected(t, row) ? VariableClass.PROTECTED : VariableClass.UNPROTECTED);
        }
    }

    private void begin(ModelThread t, int row, boolean write) {
        locations.set(row, LocationTable.OWNER, t.index);
        locations.set(row, LocationTable.LAST_ACCESS, number);
        locations.set(row, LocationTable.LOCK, monitors.innermost(t.index));
        locations.set(row, LocationTable.OTHER_LOCK, monitors.outermost(t.index));
        locations.set(row, LocationTable.WRITTEN, write ? 1 : 0);
    }

    private void refine(ModelThread t, int row, boolean write) {
        locations.set(row, LocationTable.LAST_ACCESS, number);
        refine(t, row, LocationTable.LOCK);
        refine(t, row, LocationTable.OTHER_LOCK);
        if (write) {
            locations.set(row, LocationTable.WRITTEN, 1);
        }
    }

    private void refine(ModelThread t, int row, int lock) {
        if (!monitors.holds(t.index, locations.get(row, lock))) {
            locations.set(row, lock, 0);
        }
    }

    private boolean isProtected(ModelThread t, int row) {
        int giver = locations.get(row, LocationTable.GIVER) - 1;
        if (giver >= 0 && !order.isOrdered(giver, locations.get(row, LocationTable.LAST_GIVEN), t)) {
            return false; // what counted as initialization was not over for this thread
        }
        return locations.get(row, LocationTable.WRITTEN) == 0 || locations.get(row, LocationTable.LOCK) != 0
            || locations.get(row, LocationTable.OTHER_LOCK) != 0;
    }
}
