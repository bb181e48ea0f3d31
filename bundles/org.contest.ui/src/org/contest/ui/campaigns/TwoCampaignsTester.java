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
import org.eclipse.jface.viewers.IStructuredSelection;

/**
 * Tells whether there are two campaigns in what is selected, to be compared; failures beside them, which Ctrl+A selects
 * too, do no harm.
 */
public final class TwoCampaignsTester extends PropertyTester {

    @Override
    public boolean test(Object receiver, String property, Object[] args, Object expectedValue) {
        return receiver instanceof IStructuredSelection selection
            && selection.stream().filter(CampaignEntry.class::isInstance).count() == 2;
    }
}
