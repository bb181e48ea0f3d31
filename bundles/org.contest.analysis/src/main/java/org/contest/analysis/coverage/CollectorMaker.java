/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.coverage;

/** Makes a collector for one run. */
@FunctionalInterface
interface CollectorMaker {

    /**
     * Makes a collector.
     *
     * @param names gives numbers to modes and flags
     * @param tasks where covered tasks go
     */
    Collector collector(Identities names, TaskWriter tasks);
}
