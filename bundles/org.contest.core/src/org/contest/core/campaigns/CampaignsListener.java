/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.campaigns;

/** Told of the campaigns of the workspace, on whatever thread changed them; must be quick. */
public interface CampaignsListener {

    /** A campaign was started or found. */
    default void added(CampaignEntry campaign) {
    }

    /** Runs, failures, curves or the state of a campaign changed. */
    default void changed(CampaignEntry campaign) {
    }

    /** A campaign that ran in this session is over. */
    default void finished(CampaignEntry campaign) {
    }

    /** A campaign was deleted. */
    default void removed(CampaignEntry campaign) {
    }

    /** A campaign that is listed was taken in from a file, now or before. */
    default void imported(CampaignEntry campaign) {
    }

    /** The campaigns of the workspace are all listed. */
    default void scanned() {
    }

    /** The replay of a failure is over. */
    default void replayed(CampaignEntry campaign, ReplayOutcome outcome) {
    }
}
