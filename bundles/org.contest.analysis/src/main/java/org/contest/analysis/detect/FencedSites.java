/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import java.util.Arrays;
import java.util.BitSet;
import org.contest.protocol.EventKind;
import org.contest.protocol.trace.Trace;

/**
 * Locations whose plain accesses hand over by fences: of a thread's first write after a release fence, and of its last
 * read before an acquire fence. Two of these on one variable are meant to meet, as opaque accesses are, and are no
 * race: nor is a read there that a loop does once more before its fence.
 */
final class FencedSites {

    private static final int NONE = -1;

    private final SiteFacts facts;
    private final BitSet fenced = new BitSet();
    /** By thread, where it has read last since its last write; -1 for nowhere. */
    private int[] lastRead = new int[0];
    /** Threads that have come to a release fence and written nothing since. */
    private final BitSet released = new BitSet();

    private FencedSites(SiteFacts facts) {
        this.facts = facts;
    }

    /** Finds them. */
    static FencedSites in(Trace trace, SiteFacts facts) {
        FencedSites sites = new FencedSites(facts);
        if (facts.haveFences()) {
            for (int i = 0; i < trace.size(); i++) {
                if (!facts.has(trace.site(i), SiteFlags.SILENT)) {
                    sites.event(trace.thread(i), trace.kind(i), trace.site(i));
                }
            }
        }
        return sites;
    }

    private void event(int thread, EventKind kind, int site) {
        room(thread);
        if (kind == EventKind.FENCE) {
            if (facts.has(site, SiteFlags.ACQUIRES) && lastRead[thread] != NONE) {
                fenced.set(lastRead[thread]);
            }
            released.set(thread, released.get(thread) || facts.has(site, SiteFlags.RELEASES));
        } else if (kind.isWrite()) {
            if (released.get(thread)) {
                fenced.set(site);
                released.clear(thread);
            }
            lastRead[thread] = NONE;
        } else if (kind.isAccess()) {
            lastRead[thread] = site;
        }
    }

    private void room(int thread) {
        int known = lastRead.length;
        if (thread >= known) {
            lastRead = Arrays.copyOf(lastRead, Math.max(thread + 1, 2 * known));
            Arrays.fill(lastRead, known, lastRead.length, NONE);
        }
    }

    /** True for such a location. */
    boolean has(int site) {
        return fenced.get(site);
    }
}
