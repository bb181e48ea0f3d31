/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import org.contest.protocol.EventKind;
import org.contest.runtime.jdk.IdentityHashes;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.policy.Script;

/** Says what the identity hash code of an object is, before anybody asks the JVM. */
final class HashCodes {

    private static final int NO_SITE = -1;

    private final Scheduler scheduler;
    private final Journal journal;
    private final Script script;

    HashCodes(ControlledRun run) {
        scheduler = run.scheduler;
        journal = run.journal;
        script = run.script;
    }

    /** Before a call of {@code hashCode} on the object. */
    void before(ModelThread t, Object object) {
        int proposed = IdentityHashes.of(object, t.nextHash(object));
        if (!script.isFollowing()) {
            journal.settle(object, proposed);
        } else if (scheduler.enterQuietly(t)) {
            try {
                settle(t, object, proposed);
            } finally {
                scheduler.leave(t);
            }
        }
    }

    /** In a trace of free threads each such question is an event, where it is about the number of the JVM. */
    private void settle(ModelThread t, Object object, int proposed) {
        if (!script.asksForHash(t) || !IdentityHashes.isHashCodeOf(object)) {
            journal.settle(object, proposed);
            return;
        }
        scheduler.minorPoint(t, EventKind.IDENTITY_HASH, null, 0, NO_SITE);
        int recorded = (int) script.environment(t, EventKind.IDENTITY_HASH, proposed);
        journal.settle(object, recorded);
        journal.add(t, EventKind.IDENTITY_HASH, null, 0, NO_SITE, recorded);
    }
}
