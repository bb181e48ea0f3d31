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
 * method-interrupted (Edelstein 2002; Fiedor 2014, section 4.1): inside methods of own code that no other thread has
 * interrupted in this run; ten times less often inside those that one has.
 */
final class MethodInterrupted implements NoisePlacement {

    private final int frequency;
    private final Flags interrupted = new Flags();
    private int lastThread = -1;

    MethodInterrupted(int frequency) {
        this.frequency = frequency;
    }

    @Override
    public int frequency(NoiseThread t, EventKind kind, int site, int object) {
        int own = SiteMethods.of(site);
        int method = own == 0 ? t.method : own;
        boolean switched = lastThread != t.index;
        lastThread = t.index;
        if (method == 0 || t.method != method) {
            t.method = method;
            return 0;
        }
        if (switched) {
            interrupted.add(method, 0);
        }
        return interrupted.has(method, 0) ? frequency / 10 : frequency;
    }
}
