/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import java.util.Locale;
import org.contest.protocol.EventKind;
import org.contest.runtime.sites.JdkSites;
import org.contest.runtime.sites.OwnSites;
import org.contest.runtime.sites.ProgramSites;

/**
 * Where a run may switch or make noise, beside where a thread blocks. A call of a library is a place in every scope,
 * since it is an operation of own code; what differs is how many places there are inside.
 */
public enum SwitchScope {
    /** At the operations of own code. */
    OWN,
    /** Also in code that is not safe for threads by itself: libraries, and such collections of the JDK. */
    UNSAFE,
    /** At every event. */
    ALL;

    /**
     * The scope with a name.
     *
     * @throws IllegalArgumentException with a plain sentence when there is none
     */
    public static SwitchScope of(String name) {
        for (SwitchScope scope : values()) {
            if (scope.name().toLowerCase(Locale.ROOT).equals(name)) {
                return scope;
            }
        }
        throw new IllegalArgumentException("There is no \"" + name + "\" to switch at: choose own, unsafe or all.");
    }

    /** True when the next event of a thread is not to be a place; its first one in a call is. */
    public boolean leavesOut(CallStack calls, EventKind kind, int site) {
        return isPart(kind, site) && !calls.enters();
    }

    /** True for an event inside of what is one piece in this scope. */
    public boolean isPart(EventKind kind, int site) {
        if (this == ALL || site < 0 || gives(kind)) {
            return false;
        }
        return this == OWN ? !OwnSites.contains(site)
            : !ProgramSites.contains(site) && !JdkSites.UNSAFE.contains(site);
    }

    /** Hints that others may run. */
    private static boolean gives(EventKind kind) {
        return switch (kind) {
        case YIELD, SPIN, SLEEP -> true;
        default -> false;
        };
    }
}
