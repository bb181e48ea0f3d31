/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.model;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * A process to start: an exact command line.
 *
 * @param command the program and its arguments
 * @param vmArguments the arguments of the JVM in {@code command}, without {@code -cp}; for launchers that build their
 *     own
 * @param workingDirectory where it runs
 * @param environment variables set in addition to those of this process
 */
public record ProcessSpec(List<String> command, List<String> vmArguments, Path workingDirectory,
    Map<String, String> environment) {

    /** Copies the collections. */
    public ProcessSpec {
        command = List.copyOf(command);
        vmArguments = List.copyOf(vmArguments);
        environment = Map.copyOf(environment);
    }
}
