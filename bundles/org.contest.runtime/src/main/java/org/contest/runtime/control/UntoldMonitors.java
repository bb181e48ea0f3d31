/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import java.util.Arrays;
import org.contest.runtime.model.ModelThread;

/**
 * The monitors that the main thread has taken inside libraries while it was the only thread of its run: neither the
 * model nor the trace knows of them (decision 034). Those that it still holds when another thread may come are told
 * then. Only the main thread calls this class.
 */
final class UntoldMonitors {

    private final MonitorOperations monitors;
    private Object[] held = new Object[4];
    private int[] sites = new int[4];
    private int count;

    UntoldMonitors(MonitorOperations monitors) {
        this.monitors = monitors;
    }

    boolean isEmpty() {
        return count == 0;
    }

    boolean holds(Object monitor) {
        return last(monitor) >= 0;
    }

    void take(Object monitor, int site) {
        if (count == held.length) {
            held = Arrays.copyOf(held, 2 * count);
            sites = Arrays.copyOf(sites, 2 * count);
        }
        held[count] = monitor;
        sites[count++] = site;
    }

    /** True when the monitor was taken without an event, and is given back now. */
    boolean giveBack(Object monitor) {
        int given = last(monitor);
        if (given < 0) {
            return false;
        }
        count--;
        System.arraycopy(held, given + 1, held, given, count - given);
        System.arraycopy(sites, given + 1, sites, given, count - given);
        held[count] = null;
        return true;
    }

    /** Takes by events what is held, outermost first. */
    void tell(ModelThread t) {
        int told = count;
        count = 0;
        for (int i = 0; i < told; i++) {
            monitors.enter(t, held[i], sites[i]);
            held[i] = null;
        }
    }

    private int last(Object monitor) {
        int i = count - 1;
        while (i >= 0 && held[i] != monitor) {
            i--;
        }
        return i;
    }
}
