/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.branch;

import org.contest.protocol.trace.TraceEvent;

/** When the order of two events cannot be changed without changing what they do. */
final class Dependencies {

    private Dependencies() {
    }

    /** True when the later event may depend on the earlier one: same thread, or same object and not both reads. */
    static boolean depends(TraceEvent earlier, TraceEvent later) {
        return earlier.thread() == later.thread() || isAboutSame(earlier, later);
    }

    /** True when two events of different threads conflict. */
    static boolean isAboutSame(TraceEvent a, TraceEvent b) {
        if (a.object() != b.object() || a.object() == 0) {
            return false;
        }
        boolean bothAccess = a.kind().isAccess() && b.kind().isAccess();
        if (bothAccess) {
            return sameVariable(a, b) && (a.kind().isWrite() || b.kind().isWrite());
        }
        return a.kind().isAccess() == b.kind().isAccess();
    }

    /** Array elements are told apart by index; fields of one object are not. */
    private static boolean sameVariable(TraceEvent a, TraceEvent b) {
        return !a.kind().isOfArray() || !b.kind().isOfArray() || a.value() == b.value();
    }
}
