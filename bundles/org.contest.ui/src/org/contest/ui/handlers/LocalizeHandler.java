/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.handlers;

import org.contest.ui.campaigns.FailureNode;
import org.contest.ui.findings.Localizing;
import org.eclipse.swt.widgets.Shell;

/** Looks for the program points at which noise makes a failure come. */
public final class LocalizeHandler extends SelectionHandler<FailureNode> {

    /** Made by the workbench. */
    public LocalizeHandler() {
        super(FailureNode.class);
    }

    @Override
    void execute(FailureNode failure, Shell shell) {
        Localizing.start(failure, shell);
    }
}
