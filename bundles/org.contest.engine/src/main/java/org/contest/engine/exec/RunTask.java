/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

import java.nio.file.Path;
import org.contest.protocol.RunOptions;

/**
 * One run to do.
 *
 * @param number from 1 in its campaign
 * @param options what the runtime is told, without result file and without the site table to write
 * @param output file for the standard streams of the program; the executor's other files go beside it
 */
public record RunTask(int number, RunOptions options, Path output) {

    /** A file of this run beside its output. */
    Path file(String ending) {
        return output.resolveSibling("run-" + number + ending);
    }
}
