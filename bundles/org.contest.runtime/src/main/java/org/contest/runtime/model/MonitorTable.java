/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.model;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds the monitor of an object by identity. Open addressing with linear probing; an unused monitor is taken out at
 * once, so that the table holds no object longer than a thread does.
 */
final class MonitorTable {

    private MonitorModel[] slots = new MonitorModel[64];
    private int size;

    private int home(Object object) {
        int hash = System.identityHashCode(object);
        return (hash ^ hash >>> 15) & slots.length - 1;
    }

    /** The monitor of an object, or null when nobody uses it. */
    MonitorModel find(Object object) {
        int slot = home(object);
        MonitorModel found = slots[slot];
        while (found != null && found.object != object) {
            slot = slot + 1 & slots.length - 1;
            found = slots[slot];
        }
        return found;
    }

    /** The monitor of an object, made when there is none. */
    MonitorModel get(Object object) {
        MonitorModel found = find(object);
        if (found != null) {
            return found;
        }
        if (size * 2 >= slots.length) {
            grow();
        }
        MonitorModel made = new MonitorModel(object);
        insert(made);
        size++;
        return made;
    }

    private void insert(MonitorModel monitor) {
        int slot = home(monitor.object);
        while (slots[slot] != null) {
            slot = slot + 1 & slots.length - 1;
        }
        slots[slot] = monitor;
    }

    private void grow() {
        MonitorModel[] old = slots;
        slots = new MonitorModel[old.length * 2];
        for (MonitorModel monitor : old) {
            if (monitor != null) {
                insert(monitor);
            }
        }
    }

    /** Takes a monitor out; the entries behind it move up (Knuth, TAOCP 3, 6.4 algorithm R). */
    void remove(MonitorModel monitor) {
        int slot = home(monitor.object);
        while (slots[slot] != monitor) {
            if (slots[slot] == null) {
                return;
            }
            slot = slot + 1 & slots.length - 1;
        }
        slots[slot] = null;
        size--;
        int mask = slots.length - 1;
        for (int at = slot + 1 & mask; slots[at] != null; at = at + 1 & mask) {
            MonitorModel moved = slots[at];
            slots[at] = null;
            insert(moved);
        }
    }

    /** The objects whose monitors a thread holds, in no order. */
    List<Object> ownedBy(ModelThread t) {
        List<Object> owned = new ArrayList<>();
        for (MonitorModel monitor : slots) {
            if (monitor != null && monitor.owner == t) {
                owned.add(monitor.object);
            }
        }
        return owned;
    }

    int size() {
        return size;
    }
}
