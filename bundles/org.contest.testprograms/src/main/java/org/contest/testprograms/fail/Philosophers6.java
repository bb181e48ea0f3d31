/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

/** 6 symmetric dining philosophers, one meal each. */
public final class Philosophers6 {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "deadlock";

    private Philosophers6() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Philosophers4.dine(6);
    }
}
