/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import org.contest.analysis.stream.LongIndex;
import org.contest.protocol.EventKind;
import org.contest.protocol.trace.Trace;

/** The event at which the detectors stand, and what several of them ask of it. One object goes through a trace. */
final class Moment {

    private static final int HALF = 32;
    private static final long LOW = 0xFFFFFFFFL;

    private final Trace trace;
    private final SiteFacts facts;
    private final HeldLocks locks;
    private final LongIndex fields = new LongIndex();
    private final LongIndex elements = new LongIndex();
    private int number = -1;
    private int thread;
    private EventKind kind = EventKind.READ;
    private int site;
    private int object;
    private int variable;

    Moment(Trace trace, SiteFacts facts) {
        this.trace = trace;
        this.facts = facts;
        this.locks = new HeldLocks(trace, facts);
    }

    /** Goes to the next event; false after the last one. */
    boolean next() {
        if (++number >= trace.size()) {
            return false;
        }
        thread = trace.thread(number);
        kind = trace.kind(number);
        site = trace.site(number);
        object = trace.object(number);
        variable = -1;
        locks.event(number, thread, kind, site, object);
        return true;
    }

    /** Number of the event, from 0. */
    int number() {
        return number;
    }

    /** Index of the thread. */
    int thread() {
        return thread;
    }

    /** What happened. */
    EventKind kind() {
        return kind;
    }

    /** Program location; -1 for none. */
    int site() {
        return site;
    }

    /** Identity hash of the target; 0 for none. */
    int object() {
        return object;
    }

    /** Value by kind. */
    long value() {
        return trace.value(number);
    }

    /** True in the program's own code. */
    boolean isOwn() {
        return facts.isOwn(site);
    }

    /** The locks that all threads hold, with what the event changes. */
    HeldLocks locks() {
        return locks;
    }

    /** The number in this run of the field of an object that is accessed. */
    int field() {
        if (variable < 0) {
            variable = fields.of((long) object << HALF | facts.variable(site) & LOW);
        }
        return variable;
    }

    /** The number in this run of the element of an array that is accessed. */
    int element() {
        if (variable < 0) {
            variable = elements.of((long) object << HALF | value() & LOW);
        }
        return variable;
    }
}
