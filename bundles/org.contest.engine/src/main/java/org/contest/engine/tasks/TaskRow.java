/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.tasks;

import org.contest.analysis.identity.Task;

/**
 * A task of a campaign.
 *
 * @param id in the campaign file; the same for the life of the campaign
 * @param metric name of the metric
 * @param task the task itself
 * @param firstRun number of the first run that covered it; 0 when none did
 * @param runs number of runs that covered it
 */
public record TaskRow(long id, String metric, Task task, int firstRun, int runs) {

    /** True when a run covered it. */
    public boolean isCovered() {
        return runs > 0;
    }
}
