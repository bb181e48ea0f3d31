/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.stream;

import org.contest.protocol.EventKind;
import org.contest.protocol.trace.Trace;

/**
 * The events of a trace, one after the other, with dense numbers of objects and variables and the numbers of abstract
 * identities. One object goes through a whole trace, and may go through another one afterwards.
 */
public final class Steps {

    /** Between an object and the number of its variable. */
    private static final int HALF = 32;
    private static final long LOW = 0xFFFFFFFFL;

    private final LongIndex objects = new LongIndex();
    private final LongIndex variables = new LongIndex();
    private Trace trace;
    private SiteNumbers sites;
    private int at;
    private int site;
    private EventKind kind = EventKind.READ;

    /** Stands before the first event of a trace. */
    public Steps(Trace trace, SiteNumbers sites) {
        this.trace = trace;
        this.sites = sites;
        at = -1;
    }

    /** Stands before the first event of another trace. */
    public void begin(Trace ofRun, SiteNumbers ofSites) {
        objects.clear();
        variables.clear();
        trace = ofRun;
        sites = ofSites;
        at = -1;
    }

    /** Goes to the next event; false after the last one. */
    public boolean next() {
        if (++at >= trace.size()) {
            return false;
        }
        site = trace.site(at);
        kind = trace.kind(at);
        return true;
    }

    /** Number of the event in the trace. */
    public int event() {
        return at;
    }

    /** Index of the thread. */
    public int thread() {
        return trace.thread(at);
    }

    /** What happened. */
    public EventKind kind() {
        return kind;
    }

    /** Value by kind. */
    public long value() {
        return trace.value(at);
    }

    /** The location; 0 for none. */
    public int location() {
        return sites.location(site);
    }

    /** The location that is the whole method; 0 for none. */
    public int method() {
        return sites.method(site);
    }

    /** True in the program's own code. */
    public boolean isOwn() {
        return sites.isOwn(site);
    }

    /** The number in this run of the target; -1 for none. */
    public int object() {
        int object = trace.object(at);
        return object == 0 ? -1 : objects.of(object);
    }

    /** The number in this run of the variable that is accessed: a field of an object, or an element of an array. */
    public int variable() {
        long part = kind == EventKind.ARRAY_READ || kind == EventKind.ARRAY_WRITE ? trace.value(at)
            : sites.variable(site);
        return variables.of((long) trace.object(at) << HALF | part & LOW);
    }

    /** The name of the field or array type; 0 for none. */
    public int variableName() {
        return sites.variable(site);
    }
}
