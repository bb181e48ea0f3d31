/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument;

import org.contest.protocol.jdk.JdkFacts;

/** How a class is instrumented. */
public enum Treatment {
    /** Not at all. */
    NONE,
    /** A class of a library of the program: every rule, and flags may change. */
    PROGRAM,
    /** A JDK class whose data and synchronization belong to the program: every rule, real monitors. */
    JDK,
    /** A JDK class that waits and notifies for the program: as {@link #JDK}, with the program's monitor style. */
    JDK_MODEL,
    /** A JDK class of which only synchronized blocks have hooks, with the program's monitor style. */
    JDK_LOCKS,
    /** A JDK class whose calls of thread operations and atomics count, but not its own fields. */
    JDK_CALLS,
    /** A JDK class in which only bodies of certain methods get hooks: life of threads, untraced regions. */
    JDK_BODIES,
    /**
     * A JDK class that is no part of the program: its monitors are the JVM's own and no events, but order, and its
     * initializer is an untraced region.
     */
    JDK_ORDER,
    /** A class of the program's own code: as {@link #PROGRAM}, and its calls of libraries are told. */
    OWN;

    /** True for classes of the JDK, whose flags must stay. */
    public boolean isJdk() {
        return !isProgram() && this != NONE;
    }

    /** True when a synchronized method is one operation, in which nothing is an event. */
    public boolean hasAtomicMethods() {
        return isJdk() && this != JDK_ORDER;
    }

    /** True for a class whose monitors are no events, but order. */
    public boolean isOrdering(String type) {
        return this == JDK_ORDER || this == JDK_BODIES && JdkFacts.ORDER.has(type);
    }

    /** True when a synchronized block is done as one of the program. */
    public boolean hasProgramMonitors() {
        return isProgram() || this == JDK_MODEL || this == JDK_LOCKS;
    }

    /** True for classes of the program and its libraries. */
    public boolean isProgram() {
        return this == PROGRAM || this == OWN;
    }
}
