/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.policy;

import org.contest.runtime.model.EnabledSet;
import org.contest.runtime.model.ModelThread;

/** Each thread does {@code quantum} events, then the next in the order of thread indexes. */
final class RoundRobinPolicy implements SchedulingPolicy {

    private final long quantum;
    private long used;
    private boolean spun;

    /** {@link Long#MAX_VALUE} for threads that go on until they block. */
    RoundRobinPolicy(long quantum) {
        this.quantum = Math.max(1, quantum);
    }

    @Override
    public ModelThread next(ModelThread current, EnabledSet enabled) {
        if (current != null && !spun && used < quantum && enabled.contains(current)) {
            used++;
            return current;
        }
        spun = false;
        used = 1;
        ModelThread next = current == null ? null : enabled.after(current);
        return next != null ? next : enabled.first();
    }

    @Override
    public void spinning(ModelThread t) {
        spun = true;
    }
}
