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
import org.eclipse.core.expressions.PropertyTester;

/** Tells whether what is selected is a campaign that runs: only then can a user cancel, else go on with it. */
public final class RunningTester extends PropertyTester {

    /** The property, with its namespace. */
    static final String RUNNING = "org.contest.ui.running"; //$NON-NLS-1$

    @Override
    public boolean test(Object receiver, String property, Object[] args, Object expectedValue) {
        return receiver instanceof CampaignEntry campaign && campaign.isRunning();
    }
}
