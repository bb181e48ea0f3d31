/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.session;

import java.util.List;
import org.contest.core.launching.ReplayPlan;
import org.contest.debug.model.FailingFrames;
import org.contest.engine.model.FailureRow;

/** Where the recorded run failed, as far as its campaign or its trace tells. */
final class RecordedFailure {

    private RecordedFailure() {
    }

    /** The frames by which the failure is known again. */
    static FailingFrames frames(ReplayPlan plan) {
        FailureRow failure = plan.failure();
        if (failure != null) {
            List<String> threads = List.of(failure.thread().split(", ")); //$NON-NLS-1$
            return FailingFrames.of(failure.signature(), failure.message(), failure.frames(), threads);
        }
        List<String> signatures = plan.signatures();
        return signatures.isEmpty() ? FailingFrames.NONE
            : FailingFrames.of(signatures.get(0), "", List.of(), List.of()); //$NON-NLS-1$
    }
}
