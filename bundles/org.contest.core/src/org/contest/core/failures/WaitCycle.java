/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.failures;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;

/** Threads of which each waits for the next and the last for the first. */
final class WaitCycle {

    private WaitCycle() {
    }

    /** The threads of a cycle in its order; empty when there is none. */
    static List<FailureThread> among(List<FailureThread> threads) {
        for (FailureThread start : threads) {
            List<FailureThread> path = new ArrayList<>();
            FailureThread at = start;
            while (at != null && !path.contains(at)) {
                path.add(at);
                at = byIdentity(threads, at.waitsFor());
            }
            if (at != null) {
                return List.copyOf(path.subList(path.indexOf(at), path.size()));
            }
        }
        return List.of();
    }

    private static @Nullable FailureThread byIdentity(List<FailureThread> threads, String identity) {
        for (FailureThread thread : threads) {
            if (!identity.isEmpty() && thread.identity().equals(identity)) {
                return thread;
            }
        }
        return null;
    }
}
