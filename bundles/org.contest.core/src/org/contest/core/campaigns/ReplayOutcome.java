/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.campaigns;

/**
 * What the replay of a failure did.
 *
 * @param failureId in {@link CampaignSnapshot#failures()}
 * @param reproduced true when the recorded failure came again
 * @param sentence for the user
 */
public record ReplayOutcome(int failureId, boolean reproduced, String sentence) {
}
