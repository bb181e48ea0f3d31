/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.model;

/** What becomes of timed waits, parks and joins in a controlled run ({@code --time}). */
public enum TimeMode {
    /** One expires only when nothing else can run, in the order of deadlines. */
    VIRTUAL,
    /** One may expire at any time: a choice of the scheduler. */
    EXPIRE,
    /** As real, a thousand times faster. */
    SHORTENED,
    /** One expires when its time has passed on the real clock. */
    REAL;

    /**
     * The mode with an option's name.
     *
     * @throws IllegalArgumentException with a plain sentence when there is none
     */
    public static TimeMode of(String name) {
        for (TimeMode mode : values()) {
            if (mode.name().equalsIgnoreCase(name)) {
                return mode;
            }
        }
        throw new IllegalArgumentException("time=" + name + " is none of virtual, expire, shortened and real.");
    }

    /** True when the run's clock is not the real one. */
    public boolean isVirtual() {
        return this == VIRTUAL || this == EXPIRE;
    }
}
