/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

/** What the oracle saw (spec: campaigns, oracle). The JSON name is {@link #jsonName()}. */
public enum FailureKind {
    /** An uncaught exception in any thread. */
    EXCEPTION("exception"),
    /** A failed assertion: AssertionError, or a failed test. */
    ASSERTION("assertion"),
    /** Threads wait for each other and no one can go on. */
    DEADLOCK("deadlock"),
    /** No progress for the time set, but not a proven deadlock. */
    HANG("hang"),
    /** The program ended with an exit code other than the expected one. */
    EXIT("exit"),
    /** The JVM itself crashed. */
    JVM_CRASH("jvm-crash"),
    /** The output differs from what was expected. */
    OUTPUT("output");

    private final String jsonName;

    FailureKind(String jsonName) {
        this.jsonName = jsonName;
    }

    /** The name used in JSON and in the campaign file. */
    public String jsonName() {
        return jsonName;
    }

    /**
     * The kind with a JSON name.
     *
     * @throws IllegalArgumentException when there is none
     */
    public static FailureKind ofJsonName(String name) {
        for (FailureKind kind : values()) {
            if (kind.jsonName.equals(name)) {
                return kind;
            }
        }
        throw new IllegalArgumentException("unknown failure kind \"" + name + "\"");
    }
}
