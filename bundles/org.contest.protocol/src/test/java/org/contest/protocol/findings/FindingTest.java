/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.findings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.contest.protocol.findings.Finding.Frame;
import org.contest.protocol.findings.Finding.Held;
import org.contest.protocol.findings.Finding.Place;
import org.junit.jupiter.api.Test;

/** What a finding tells of a place. */
class FindingTest {

    @Test
    void a_lock_that_a_worker_of_a_pool_took_for_itself_is_none_of_the_program() {
        Held own = new Held("the monitor of Cache.pool", new Frame("p.Cache", "get", 12));
        Held worker = new Held("a lock of the JDK",
            new Frame("java.util.concurrent.locks.AbstractOwnableSynchronizer", "setExclusiveOwnerThread", 74));
        Place place = new Place("pool-1-thread-1", "writes p.Cache.size", 7, List.of(new Frame("p.Cache", "get", 13)),
            List.of(worker, own));
        assertEquals(List.of(own), place.ownLocks());
        assertEquals(List.of(worker, own), place.locks());
    }
}
