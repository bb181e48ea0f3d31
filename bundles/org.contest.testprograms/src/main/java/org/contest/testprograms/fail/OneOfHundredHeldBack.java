/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

/** As {@link OneThreadHeldBack}, with a hundred threads. */
public final class OneOfHundredHeldBack {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exception";

    private OneOfHundredHeldBack() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        OneThreadHeldBack.main(new String[] {"100"});
    }
}
