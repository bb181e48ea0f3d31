/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.store;

/**
 * A task whose number of runs has changed.
 *
 * @param metric name of the metric
 * @param number of the task in its metric
 * @param tuple of identities
 * @param firstRun number of the first run that covered it; 0 when none did
 * @param runs number of runs that covered it
 */
public record TaskCounted(String metric, int number, int[] tuple, int firstRun, int runs) {
}
