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
import org.contest.runtime.EventCounts;
import org.contest.runtime.jdk.IdentityHashes;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.model.RunClock;
import org.contest.runtime.policy.Script;
import org.contest.runtime.sites.SiteKeys;

/** Everything that happens in a controlled run passes here, in order: counted, hashed, written, told to who chooses. */
final class Journal {

    private static final int SPINNING = 64;
    private static final int LONG_ROW = 1_024;
    private static final long PRIME = 0x9E3779B97F4A7C15L;

    private final EventCounts counts = new EventCounts();
    private final Chooser chooser;
    private final Script script;
    private final RunClock clock;
    private final RunTrace trace;
    private long hash = 1;
    private volatile long number;
    /** The thread of the last event, and how many it has had in a row. */
    private ModelThread last;
    private int row;

    Journal(Chooser chooser, Script script, RunClock clock, RunTrace trace) {
        this.chooser = chooser;
        this.script = script;
        this.clock = clock;
        this.trace = trace;
    }

    /** True when there is a trace. */
    boolean isTold() {
        return trace != null;
    }

    /** Announces a thread to the trace. */
    void thread(ModelThread t) {
        if (trace != null) {
            trace.thread(t);
        }
    }

    /** An event on {@code target}, or on the static field with hash {@code detail}. */
    void add(ModelThread t, EventKind kind, Object target, int detail, int site, long value) {
        number++;
        counts.add(kind);
        clock.tick();
        hash = (hash ^ t.index ^ (long) kind.ordinal() << 20 ^ (long) SiteKeys.of(site) << 28) * PRIME;
        hash ^= hash >>> 32;
        boolean named = target == null || settleHash(t, kind, target, site);
        if (named && kind == EventKind.ATOMIC_UPDATE) {
            t.locks.tries(target, t.thread, t.calls.site());
        }
        chooser.happened(t, kind, target, detail, site, value);
        row = t == last ? row + 1 : 0;
        last = t;
        if (row == LONG_ROW) {
            row = 0;
            chooser.spinning(t); // a loop that also writes, such as one that counts its turns
        }
        if (trace != null) {
            trace.add(t, kind, site, named ? target : null, detail, value);
        }
    }

    /** An access to a variable; who only looks may be spinning. */
    void access(ModelThread t, EventKind kind, Object target, int detail, int site) {
        add(t, kind, target, detail, site, kind.isOfArray() ? detail : 0);
        if (kind.isWrite() && (kind != EventKind.ATOMIC_UPDATE || t.looks.hasChanged(site, target))) {
            t.looks.end();
            clock.works();
        } else {
            if (!kind.isOfArray()) {
                t.looks.among(target);
            }
            idle(t, target, detail, site);
        }
    }

    /** A thread did something that others cannot see; the policy is told when it has done nothing else for long. */
    void idle(ModelThread t, Object target, int detail, int site) {
        t.looks.step(site, target, detail);
        if (t.looks.steps() % SPINNING == 0) {
            chooser.spinning(t);
        }
    }

    /** Sees to it that an object has the identity hash code of every such run; false when it may not have one yet. */
    boolean settleHash(ModelThread t, EventKind kind, Object target, int site) {
        int hash = script.identityHash(t, kind, site, IdentityHashes.of(target, t.nextHash(target)));
        if (hash != 0 && settle(target, hash) && trace != null) {
            trace.made(t, target, hash);
        }
        return hash != 0;
    }

    /** Gives an object a number, unless it has one; true when it got it. */
    boolean settle(Object target, int hash) {
        if (!IdentityHashes.settle(target, hash)) {
            return false;
        }
        if (trace != null) {
            trace.given(hash);
        }
        return true;
    }

    /** An event is about to come: a policy that chooses by objects needs their hash codes now, not only with it. */
    void announce(ModelThread t, EventKind kind, Object target, int site) {
        if (target != null && chooser.usesObjects()) {
            settleHash(t, kind, target, site);
        }
    }

    /** The number of events so far; any thread may ask. */
    long number() {
        return number;
    }

    /** Equal for runs with the same events in the same order (but for what objects they are about). */
    long hash() {
        return hash;
    }

    EventCounts counts() {
        return counts;
    }

    /** Ends the trace; what was lost of it, in words, or null. */
    String close() {
        return trace == null ? null : trace.close();
    }
}
