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
 * The program threads that run without the baton: stuck in native code or input, or begun out of sight. They come back
 * at their next hook. Its monitor guards the state; the holder of the baton takes arrivals in.
 */
final class UncontrolledThreads {

    private ModelThread[] arrivals = new ModelThread[4];
    private int arrived;
    private volatile int uncontrolled;
    private boolean idle;
    private volatile boolean anyArrived;

    /** One more thread runs without the baton. */
    synchronized void add() {
        uncontrolled++;
    }

    /** True when the caller has the baton at once, because nobody had it; false when it has to wait for it. */
    synchronized boolean arrive(ModelThread t) {
        if (idle) {
            idle = false;
            uncontrolled--;
            return true;
        }
        if (arrived == arrivals.length) {
            arrivals = Arrays.copyOf(arrivals, arrived * 2);
        }
        arrivals[arrived++] = t;
        anyArrived = true;
        return false;
    }

    /** True when somebody waits to be taken in; cheap. */
    boolean anyArrived() {
        return anyArrived;
    }

    /** The next who waits to be taken in, or null. */
    synchronized ModelThread takeIn() {
        if (arrived == 0) {
            anyArrived = false;
            return null;
        }
        uncontrolled--;
        ModelThread first = arrivals[0];
        System.arraycopy(arrivals, 1, arrivals, 0, --arrived);
        arrivals[arrived] = null;
        return first;
    }

    /** Lays the baton down for the next arrival; false when somebody arrived, or nobody is uncontrolled. */
    synchronized boolean layDown() {
        idle = arrived == 0 && uncontrolled > 0;
        return idle;
    }

    /** Takes the baton up that was laid down, for somebody under control; false when it does not lie there. */
    synchronized boolean pickUp() {
        boolean lies = idle;
        idle = false;
        return lies;
    }

    /** True when nobody has the baton. */
    synchronized boolean isIdle() {
        return idle;
    }

    /** True when a thread runs without the baton or waits to be taken in; cheap. */
    boolean any() {
        return uncontrolled > 0;
    }
}
