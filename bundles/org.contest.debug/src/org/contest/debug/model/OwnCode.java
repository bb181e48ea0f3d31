/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.model;

import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.contest.analysis.operations.Operations;
import org.contest.analysis.sequence.Sequence;
import org.contest.protocol.SiteTable;

/** What of a replayed program is its own code, and what happens in the libraries that it calls. */
public final class OwnCode {

    private final Sequence sequence;
    private final Supplier<Operations> operations;
    private final Set<String> types;

    /**
     * Of a recorded run.
     *
     * @param operations of that run; asked for when it stops in a library: to fold a long run takes its time
     */
    public OwnCode(Sequence sequence, Supplier<Operations> operations) {
        this.sequence = sequence;
        this.operations = operations;
        types = sequence.sites().blocks().stream().filter(SiteTable.Block::own).map(SiteTable.Block::className)
            .collect(Collectors.toUnmodifiableSet());
    }

    /** True for a class of the program's own code. */
    boolean contains(String type) {
        return types.contains(type);
    }

    /** True for an event in a library that is not the first of its operation: only who looks inside stops there. */
    boolean isInside(int event) {
        return event >= 0 && event < sequence.size() && !sequence.sites().isOwn(sequence.site(event).id())
            && operations.get().firstEvent(operations.get().ofEvent(event)) < event;
    }
}
