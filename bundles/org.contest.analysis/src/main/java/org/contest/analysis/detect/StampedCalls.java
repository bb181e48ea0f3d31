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

/**
 * What calls of {@code StampedLock} in own code take and give back, by their names: the lock itself notes no owner. An
 * attempt is taken for one that was not in vain when it came as far as to change the lock's state.
 */
final class StampedCalls {

    private final Trace trace;
    private final SiteFacts facts;
    private final LibraryCalls calls;
    private int taking;
    private boolean shared;

    StampedCalls(Trace trace, SiteFacts facts) {
        this.trace = trace;
        this.facts = facts;
        this.calls = new LibraryCalls(trace, facts);
    }

    /** True when some thread is in a call that takes a lock. */
    boolean isTaking() {
        return taking > 0;
    }

    /** Looks whether the call of a thread has ended before its event. */
    void end(LockHolder holder, int number) {
        int call = facts.isOwn(trace.site(number)) ? -1 : trace.call(number);
        taking -= holder.hasTakenAtEnd(call) ? 1 : 0;
    }

    /** A thread comes to the state of a lock; true when it asks for the lock. */
    boolean event(LockHolder holder, int number, int object) {
        if (calls.caller(number) < 0) {
            return false;
        }
        String method = calls.method(number);
        String name = method.substring(method.lastIndexOf('.') + 1);
        boolean first = holder.entersStamped(trace.call(number));
        if (name.startsWith("unlock") || name.startsWith("tryUnlock")) {
            if (first) {
                give(holder, object, name);
            }
            return false;
        }
        int since = number;
        if (name.startsWith("tryConvert")) {
            since = holder.heldSince(object, number); // one section, whatever the lock is converted to
            holder.leaveWholly(object, true);
            holder.leaveWholly(object, false);
        }
        return takes(holder, since, object, name) && first;
    }

    private boolean takes(LockHolder holder, int number, int object, String name) {
        shared = name.contains("ead");
        if (!name.endsWith("Lock") && !name.endsWith("LockInterruptibly")) {
            return false;
        }
        taking += holder.isTaking() ? 0 : 1;
        holder.takeAtEnd(object, number, shared);
        return true;
    }

    private static void give(LockHolder holder, int object, String name) {
        boolean exclusive = name.endsWith("Write") || name.equals("unlock") && holder.holdsExclusively(object);
        holder.leave(object, !exclusive);
    }

    /** True when the lock that was asked for last is a read lock. */
    boolean isShared() {
        return shared;
    }
}
