/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.oracle;

import java.util.List;
import org.contest.engine.exec.RunReport;
import org.contest.protocol.Failure;

/** Judges one run. One rule, one class; all are listed in {@link Oracles}. */
@FunctionalInterface
public interface Oracle {

    /**
     * The failures that this rule sees.
     *
     * @param report of the run
     * @param output what the program printed
     * @param earlier failures that rules before this one saw
     */
    List<Failure> judge(RunReport report, String output, List<Failure> earlier);
}
