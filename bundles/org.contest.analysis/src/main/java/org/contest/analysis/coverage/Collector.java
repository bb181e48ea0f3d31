/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.coverage;

import org.contest.analysis.stream.Steps;

/** Finds the tasks that one run covers, and tells them to a {@link TaskWriter}. */
interface Collector {

    /** Takes the event at which the steps stand. */
    void take(Steps step);

    /** The run has ended. */
    default void end() {
    }
}
