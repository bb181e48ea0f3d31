/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.perspective;

import org.contest.ui.ContestUi;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.eclipse.ui.console.IConsoleConstants;

/** The perspective Concurrency: the program left, what was run below it, what it means on the right. */
public final class ConcurrencyPerspective implements IPerspectiveFactory {

    private static final float LEFT = 0.3f;
    private static final float RIGHT = 0.66f;
    private static final float BOTTOM = 0.5f;
    private static final float HALF = 0.5f;

    private static final String[] BELOW = {ContestUi.CAMPAIGNS_VIEW, ContestUi.TASKS_VIEW, ContestUi.GRAPH_VIEW,
        ContestUi.FINDINGS_VIEW, IConsoleConstants.ID_CONSOLE_VIEW, IPageLayout.ID_PROBLEM_VIEW};

    @Override
    public void createInitialLayout(IPageLayout layout) {
        String editors = layout.getEditorArea();
        layout.createFolder("right", IPageLayout.RIGHT, RIGHT, editors) //$NON-NLS-1$
            .addView(ContestUi.SATURATION_VIEW);
        layout.createFolder("details", IPageLayout.BOTTOM, HALF, ContestUi.SATURATION_VIEW) //$NON-NLS-1$
            .addView(ContestUi.FAILURE_VIEW);
        IFolderLayout below = layout.createFolder("below", IPageLayout.BOTTOM, BOTTOM, editors); //$NON-NLS-1$
        for (String view : BELOW) {
            below.addView(view);
            layout.addShowViewShortcut(view);
        }
        layout.createFolder("left", IPageLayout.LEFT, LEFT, editors).addView(JavaUI.ID_PACKAGES); //$NON-NLS-1$
        layout.addShowViewShortcut(ContestUi.SATURATION_VIEW);
        layout.addShowViewShortcut(ContestUi.FAILURE_VIEW);
        layout.addShowViewShortcut(JavaUI.ID_PACKAGES);
        layout.addActionSet(IDebugUIConstants.LAUNCH_ACTION_SET);
        layout.addActionSet(JavaUI.ID_ACTION_SET);
        layout.addActionSet(JavaUI.ID_ELEMENT_CREATION_ACTION_SET);
        layout.addActionSet(IPageLayout.ID_NAVIGATE_ACTION_SET);
        layout.addPerspectiveShortcut(JavaUI.ID_PERSPECTIVE);
        layout.addPerspectiveShortcut(IDebugUIConstants.ID_DEBUG_PERSPECTIVE);
        layout.addNewWizardShortcut(ContestUi.EXAMPLE_WIZARD);
    }
}
