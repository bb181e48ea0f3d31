/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.policy;

import java.util.Locale;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.sites.OwnSites;
import org.contest.runtime.sites.ProgramSites;
import org.contest.runtime.sites.UnsafeSites;

/**
 * Where a controlled run may switch, beside where a thread blocks. A call of a library is a place in every scope, since
 * it is an operation of own code; what differs is how many places there are inside.
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
    static SwitchScope of(String name) {
        for (SwitchScope scope : values()) {
            if (scope.name().toLowerCase(Locale.ROOT).equals(name)) {
                return scope;
            }
        }
        throw new IllegalArgumentException("There is no \"" + name + "\" to switch at: choose own, unsafe or all.");
    }

    /** True when the pending event of a thread is not to be a choice. */
    boolean leavesOut(ModelThread t) {
        if (this == ALL || t.site < 0 || gives(t)) {
            return false;
        }
        int call = t.calls.number();
        if (call != t.switchedIn) {
            t.switchedIn = call;
            return false;
        }
        return this == OWN ? !OwnSites.contains(t.site)
            : !ProgramSites.contains(t.site) && !UnsafeSites.contains(t.site);
    }

    /** Hints that others may run. */
    private static boolean gives(ModelThread t) {
        return switch (t.kind) {
        case YIELD, SPIN, SLEEP -> true;
        default -> false;
        };
    }
}
