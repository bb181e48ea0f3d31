/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.model;

/** The monitor of one object: owner, nesting, contenders, wait set (JLS 17.1, 17.2). */
public final class MonitorModel {

    /** The object. */
    final Object object;
    /** The thread that holds it, or null. */
    ModelThread owner;
    /** Where the owner took it, in own code if that called a library to do so. */
    int takenAt = -1;
    /** How often the owner entered it. */
    int depth;
    /** Threads whose pending operation is to take it, linked by {@link ModelThread#next}. */
    ModelThread contenders;
    /** Wait set in order of arrival, linked by {@link ModelThread#next}. */
    ModelThread waiters;

    MonitorModel(Object object) {
        this.object = object;
    }

    /** The object. */
    public Object object() {
        return object;
    }

    /** The thread that holds it, or null. */
    public ModelThread owner() {
        return owner;
    }

    /** Program location where its owner took it, in own code if that called a library to do so; -1 for none. */
    public int takenAt() {
        return owner == null ? -1 : takenAt;
    }

    /** The first in the wait set, or null; the others by {@link ModelThread#next}. */
    public ModelThread waiters() {
        return waiters;
    }

    /** As {@link #takenAt}, also of a monitor that nobody holds now: the place tells its name. */
    public int lastTakenAt() {
        return takenAt;
    }

    boolean isUnused() {
        return owner == null && contenders == null && waiters == null;
    }
}
