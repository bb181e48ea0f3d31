/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.handlers;

import org.contest.core.ContestStatus;
import org.contest.ui.ContestUi;
import org.contest.ui.campaigns.RunNode;
import org.contest.ui.graph.DrawnRun;
import org.contest.ui.graph.GraphView;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;

/** Draws what the selected run, or the first run of the selected failure, did. */
public final class OpenTraceHandler extends SelectionHandler<Object> {

    /** Made by the workbench. */
    public OpenTraceHandler() {
        super(Object.class);
    }

    @Override
    void execute(Object selected, Shell shell) throws CoreException {
        if (selected instanceof RunNode run && !DrawnRun.of(run).isKept()) {
            throw ContestStatus.NO_RUN_TRACE.exception(run.row().number());
        }
        IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
        if (page.showView(ContestUi.GRAPH_VIEW) instanceof GraphView graph) {
            graph.showOrder();
        }
    }
}
