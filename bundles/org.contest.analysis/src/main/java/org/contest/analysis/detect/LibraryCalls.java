/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import org.contest.protocol.trace.Trace;

/** The calls of libraries, by the program's own code, that events of a trace are inside of. */
final class LibraryCalls {

    private final Trace trace;
    private final SiteFacts facts;

    LibraryCalls(Trace trace, SiteFacts facts) {
        this.trace = trace;
        this.facts = facts;
    }

    /** Location in own code of the call that an event is inside of; -1 for none. */
    int caller(int event) {
        int call = facts.isOwn(trace.site(event)) ? -1 : trace.call(event);
        return call < 0 ? -1 : trace.callSite(call);
    }

    /** The method that was called, as {@code package.Type.method}; empty for none. */
    String method(int event) {
        int callee = callee(event);
        return callee < 0 ? "" : facts.site(callee).member();
    }

    /** The object that was called, by name; empty where it has none. */
    String target(int event) {
        int callee = callee(event);
        return callee < 0 ? "" : facts.site(callee).object();
    }

    /** Location of the call that an event is inside of, where it tells what is called; -1 otherwise. */
    int callee(int event) {
        int caller = caller(event);
        if (caller < 0) {
            return -1;
        }
        return facts.site(caller).kind().isCall() ? caller : -1;
    }

    /** True inside {@code tryLock} and its like, which wait for nobody, or not for ever. */
    boolean isTry(int event) {
        return facts.has(callee(event), SiteFlags.TRIES);
    }

    /** True for what the JDK does in a call of the program with data that it guards by what is no event. */
    boolean isClosed(int event) {
        return facts.has(trace.site(event), SiteFlags.JDK) && facts.has(callee(event), SiteFlags.CLOSED);
    }
}
