/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.noise;

import org.contest.protocol.EventKind;
import org.contest.runtime.sites.SiteMethods;

/**
 * method-pair (Edelstein 2002; Fiedor 2014, section 4.1): inside a method of own code while another thread is in one
 * that has not yet run in its midst in this run; ten times less often elsewhere. Of more than {@value #MOST} threads
 * some stand for others.
 */
final class MethodPair implements NoisePlacement {

    private static final int MOST = 64;

    private final int frequency;
    private final Flags pairs = new Flags();
    /** By thread, the method that it was in last; 0 for none. */
    private final int[] methods = new int[MOST];
    private int threads;
    private int lastThread = -1;

    MethodPair(int frequency) {
        this.frequency = frequency;
    }

    @Override
    public int frequency(NoiseThread t, EventKind kind, int site, int object) {
        int own = SiteMethods.of(site);
        int method = own == 0 ? t.method : own;
        boolean inside = t.method == method;
        boolean learns = !inside || lastThread != t.index;
        t.method = method;
        lastThread = t.index;
        int place = t.index % MOST;
        threads = Math.max(threads, place + 1);
        methods[place] = kind == EventKind.THREAD_END ? 0 : method;
        if (learns) {
            learn(place, method);
        }
        return !inside || method == 0 ? 0 : isOpen(place, method) ? frequency : frequency / 10;
    }

    /** The others are in the midst of their methods while this one runs. */
    private void learn(int place, int method) {
        for (int other = 0; other < threads; other++) {
            if (other != place && methods[other] != 0 && method != 0) {
                pairs.add(methods[other], method);
            }
        }
    }

    private boolean isOpen(int place, int method) {
        for (int other = 0; other < threads; other++) {
            if (other != place && methods[other] != 0 && !pairs.has(method, methods[other])) {
                return true;
            }
        }
        return false;
    }
}
