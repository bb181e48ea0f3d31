/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.realsoftware.bundle.counter;

/** Counts under its lock. */
public class Counter {

    private int count;

    /** One more. */
    public synchronized void increment() {
        count++;
    }

    /** How many. */
    public synchronized int count() {
        return count;
    }
}
