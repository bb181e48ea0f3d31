/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.trace;

/** Takes call marks: which call of a library by the program's own code the next events of a thread are of. */
@FunctionalInterface
public interface CallMarks {

    /**
     * The next event, and those of its thread up to the next mark, are of a call of a library. No event; nothing that
     * is numbered changes by it.
     *
     * @param site location of the call; -1 when the library called the program, or was there before it
     * @param depth how often libraries have called the program on the thread's stack
     * @param goesOn true when it is the call that was told last at this depth
     */
    void call(int site, int depth, boolean goesOn);
}
