/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.localize;

import java.util.List;
import java.util.Set;

/** Runs of a program with noise at some points of it. */
interface Experiment {

    /**
     * Runs the program once for each set, with noise at its points and nowhere else; says which runs failed. Less than
     * one answer for each set when the experiment is over meanwhile.
     */
    List<Boolean> run(List<Set<Integer>> noisy);

    /** True when there is no time, or no run, left. */
    boolean isOver();
}
