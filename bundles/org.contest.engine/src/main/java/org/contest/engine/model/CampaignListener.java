/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.model;

import org.contest.engine.Campaign;

/** Told while a campaign runs, on the thread that called {@link Campaign#run}. Every method does nothing by default. */
public interface CampaignListener {

    /** Listens to nothing. */
    CampaignListener NONE = new CampaignListener() {
    };

    /** A run is over and stored. */
    default void runFinished(RunRow run, CampaignProgress progress) {
    }

    /** A failure was seen for the first time. */
    default void failureFound(FailureRow failure) {
    }

    /** The last run covered new tasks of a metric. */
    default void curveGrew(String metric, CurvePoint point) {
    }

    /** A sentence for the user. */
    default void note(String sentence) {
    }
}
