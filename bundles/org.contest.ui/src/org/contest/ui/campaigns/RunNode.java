/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.campaigns;

import org.contest.core.campaigns.CampaignEntry;
import org.contest.engine.model.RunRow;

/**
 * A run in the view.
 *
 * @param campaign whose run it is
 * @param row as stored
 */
public record RunNode(CampaignEntry campaign, RunRow row) {
}
