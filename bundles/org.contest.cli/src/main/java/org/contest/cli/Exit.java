/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.cli;

/** The exit codes of the command line. */
final class Exit {

    /** Nothing failed, or a replay did what was recorded. */
    static final int OK = 0;
    /** A failure was found, or a replay did something else. */
    static final int FAILURE = 1;
    /** Wrong use, or the program could not be run. */
    static final int USAGE = 2;
    /** The tool itself failed. */
    static final int TOOL = 3;
    /** Inconclusive: the health gate refused the verdict. */
    static final int INCONCLUSIVE = 4;

    private Exit() {
    }
}
