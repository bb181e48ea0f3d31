/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.coverage;

/**
 * A coverage metric: a set of coverage tasks (Fiedor 2014, section 3).
 *
 * @param name as the papers write it; an asterisk at the end says that threads are part of the task
 * @param tuple what a task is, in the words of the papers
 * @param maker of what finds the tasks of a run; equal for the basic and the extended metric
 */
public record CoverageMetric(String name, String tuple, CollectorMaker maker) {

    /** True when threads are part of the task. */
    public boolean hasThreads() {
        return name.endsWith("*");
    }
}
