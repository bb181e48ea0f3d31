/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.campaigns;

import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.CampaignProgress;
import org.contest.engine.model.CurvePoint;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.RunRow;

/**
 * Puts what the engine tells of a running campaign into its entry.
 *
 * @param entry of the campaign
 * @param changed called after each run
 */
record RunningCampaign(CampaignEntry entry, Runnable changed) implements CampaignListener {

    @Override
    public void runFinished(RunRow run, CampaignProgress progress) {
        entry.runFinished(run, progress);
        changed.run();
    }

    @Override
    public void failureFound(FailureRow failure) {
        entry.failureFound(failure);
    }

    @Override
    public void curveGrew(String metric, CurvePoint point) {
        entry.curveGrew(metric, point);
    }
}
