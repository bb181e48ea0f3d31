/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.campaigns;

/** Where a campaign of the workspace stands. */
public enum CampaignState {

    /** Runs now. */
    RUNNING,

    /** Lies on disk and ended by a stop rule, or its end is not known. */
    FINISHED,

    /** The user cancelled it in this session; what it found is kept. */
    CANCELLED,

    /** Ended by an error, or cannot be read. */
    BROKEN
}
