/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

/** With what a JVM of a run ends when the program does not decide. */
public final class ExitCodes {

    /** A controlled run could not go on, or another run cannot follow: the result says why. */
    public static final int VERDICT = 86;
    /** ConTest itself failed. */
    public static final int TOOL_FAILED = 87;

    private ExitCodes() {
    }
}
