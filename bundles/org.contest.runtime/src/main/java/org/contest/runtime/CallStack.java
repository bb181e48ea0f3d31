/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import java.util.Arrays;
import org.contest.protocol.trace.CallMarks;
import org.contest.runtime.sites.OwnSites;

/**
 * Which call of a library a thread is in, made by the program's own code: the latest one, since a call that has
 * returned is followed by another, or by own code. A library that calls the program is in its call again afterwards, so
 * there is one such call for each depth of callbacks. Only the thread itself writes.
 * <p>
 * A call is one number: upper half how many calls the thread has made, lower half the site; so a call is never taken
 * for another one of the same site.
 */
public final class CallStack {

    private static final int NO_SITE = -1;
    private static final long SITE = 0xFFFFFFFFL;
    private static final long UNTOLD = -1;

    private int calls;
    private int depth;
    /** The call that was asked about last. */
    private int entered;
    private long present = call(NO_SITE);
    private long[] outer = new long[4];
    /** The last call that has an event. */
    private long begun = UNTOLD;
    /** The call of the last event that the trace has. */
    private long told = present;
    /** By depth: the last call of that depth that the trace has. */
    private long[] toldAt = {UNTOLD, UNTOLD, UNTOLD, UNTOLD};

    private long call(int site) {
        return (long) calls << Integer.SIZE | site & SITE;
    }

    /** Own code is about to call a library. */
    public void calls(int site) {
        calls++;
        present = call(site);
    }

    /** A library may have called own code. */
    public void calledBack() {
        if (depth == outer.length) {
            outer = Arrays.copyOf(outer, 2 * depth);
        }
        outer[depth++] = present;
        calls(NO_SITE);
    }

    /** That code returns, or throws. */
    public void returns() {
        if (depth > 0) {
            present = outer[--depth];
        }
    }

    /** Where the present call was made; -1 for none. */
    public int site() {
        return (int) present;
    }

    /** How often libraries have called own code. */
    public int depth() {
        return depth;
    }

    /** The number of the present call among those of the thread. */
    public int number() {
        return (int) (present >>> Integer.SIZE);
    }

    /** True when the present call is another one than the last time. */
    public boolean enters() {
        boolean enters = number() != entered;
        entered = number();
        return enters;
    }

    /** The location in own code of what happens at a site: the present call where that is in a library. */
    public int ownSite(int site) {
        return OwnSites.contains(site) || site() < 0 ? site : site();
    }

    /** True when the present call is another one than the last that has an event; from now on it has one. */
    public boolean begins() {
        boolean begins = begun != present;
        begun = present;
        return begins;
    }

    /** How many calls the thread has made and got. */
    public int made() {
        return calls;
    }

    /** Before an event at a site is told: tells its call, when it is another one than was told last. */
    public void tell(int site, CallMarks marks) {
        if (told != present && site >= 0 && !OwnSites.contains(site)) {
            told = present;
            marks.call(site(), depth, goesOn());
        }
    }

    /** True when the present call was the last one told at its depth; from now on it is. */
    private boolean goesOn() {
        if (depth >= toldAt.length) {
            int known = toldAt.length;
            toldAt = Arrays.copyOf(toldAt, 2 * depth);
            Arrays.fill(toldAt, known, toldAt.length, UNTOLD);
        }
        boolean goesOn = toldAt[depth] == present;
        toldAt[depth] = present;
        return goesOn;
    }
}
