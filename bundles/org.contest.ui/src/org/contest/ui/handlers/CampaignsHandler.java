/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.handlers;

import java.util.List;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.ui.campaigns.ListedSelection;
import org.contest.ui.internal.Errors;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.handlers.HandlerUtil;

/** A command on all selected campaigns. */
abstract class CampaignsHandler extends AbstractHandler {

    @Override
    public final Object execute(ExecutionEvent event) {
        List<CampaignEntry> campaigns = ListedSelection.in(event).stream()
            .filter(CampaignEntry.class::isInstance).map(CampaignEntry.class::cast).toList();
        if (!campaigns.isEmpty()) {
            Shell shell = HandlerUtil.getActiveShell(event);
            Errors.shown(() -> execute(campaigns, shell));
        }
        return null;
    }

    /** Does it. */
    abstract void execute(List<CampaignEntry> campaigns, Shell shell) throws CoreException;
}
