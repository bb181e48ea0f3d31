/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** The whole road on an example. */
@Command(name = "try", mixinStandardHelpOptions = true, description = "The whole road on an example with a rare bug.")
final class TryCommand implements Callable<Integer> {
    @Override
    public Integer call() {
        return Exit.TOOL;
    }
}
