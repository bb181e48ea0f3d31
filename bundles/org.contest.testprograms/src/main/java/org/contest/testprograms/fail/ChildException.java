/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import org.contest.testprograms.Threads;

/** A child thread dies of a race; the main thread does not notice and ends with exit code zero. */
public final class ChildException {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exception";

    private static volatile String text = "text";

    private ChildException() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(ChildException::measure, () -> text = null);
    }

    private static void measure() {
        if (text != null) {
            Threads.check(text.length() == 4, "the text has changed");
        }
    }
}
