/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.trace;

/**
 * A thread of a recorded run.
 *
 * @param index number in its run, the one that events carry
 * @param identity path in the spawn tree, equal in every run: {@code 0} for main, {@code 0.2} for its second child
 * @param name name when it was announced; for people only
 */
public record TraceThread(int index, String identity, String name) {

    /** As the runtime tells of a thread: {@code 0.1 "reader"}. */
    private static final String TOLD = "[0-9.]+ \"([^\"]*)\"";

    /** What the runtime tells, with the names of threads alone. */
    public static String namesIn(String told) {
        return told.replaceAll(TOLD, "$1");
    }
}
