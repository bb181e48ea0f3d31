/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import java.util.List;
import org.contest.protocol.findings.FindingKind;

/**
 * What a detector saw in one trace, by the numbers of events: {@link Evidence} makes a finding of it.
 *
 * @param kind what it is
 * @param events numbers of the events that are its places, in the order of the story
 */
record Suspect(FindingKind kind, List<Integer> events) {

    /** Copies the list. */
    Suspect {
        events = List.copyOf(events);
    }

    /** True when the events are accesses of one variable. */
    boolean isOfVariable() {
        return kind != FindingKind.POTENTIAL_DEADLOCK && kind != FindingKind.NOTIFY_BEFORE_WAIT;
    }
}
