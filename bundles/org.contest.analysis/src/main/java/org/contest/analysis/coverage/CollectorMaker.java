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

/** Makes a collector for one run. */
@FunctionalInterface
interface CollectorMaker {

    /**
     * Makes a collector.
     *
     * @param steps that it will be given, before the first event
     * @param tasks where covered tasks go
     */
    Collector collector(Steps steps, TaskWriter tasks);
}
