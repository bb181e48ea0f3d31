/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.replay;

import org.contest.protocol.Divergence;
import org.contest.protocol.Divergence.Found;
import org.contest.protocol.DivergenceCause;
import org.contest.protocol.EventKind;
import org.contest.protocol.trace.TraceEvent;
import org.contest.runtime.model.ModelThread;

/**
 * A place where a replay cannot follow its trace with one thread. Most such places are passed, when another thread can
 * come first, and nobody reads of them: words are made for the one that the replay does not pass.
 *
 * @param found what came instead; null for the operation of {@code kind} at {@code site}
 * @param cause null to tell it from what was expected and found
 */
record Leaving(ModelThread thread, TraceEvent expected, Found found, EventKind kind, int site, String remark,
    DivergenceCause cause) {

    Divergence told(TraceCursor cursor, Differences differences) {
        return differences.divergence(cursor, expected, thread,
            found == null ? differences.found(thread, kind, site, remark) : found, cause);
    }
}
