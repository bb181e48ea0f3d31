/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.model;

/**
 * How far a campaign is.
 *
 * @param runs finished
 * @param plannedRuns at most; 0 when no number was set
 * @param runsPerSecond since it began
 * @param failures number of failing runs
 * @param secondsLeft at most; negative when no time was set
 */
public record CampaignProgress(int runs, int plannedRuns, double runsPerSecond, int failures, double secondsLeft) {
}
