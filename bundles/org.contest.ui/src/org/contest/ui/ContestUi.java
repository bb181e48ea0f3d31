/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui;

/** Identifiers of what this bundle contributes. */
public final class ContestUi {

    /** Symbolic name of this bundle. */
    public static final String ID = "org.contest.ui"; //$NON-NLS-1$

    /** The view of campaigns, failures and runs. */
    public static final String CAMPAIGNS_VIEW = "org.contest.ui.campaigns"; //$NON-NLS-1$

    /** The context menu of the runs in the view of campaigns. */
    public static final String RUNS_MENU = "org.contest.ui.runs"; //$NON-NLS-1$

    /** The view of coverage curves. */
    public static final String SATURATION_VIEW = "org.contest.ui.saturation"; //$NON-NLS-1$

    /** The view of the details of a failure. */
    public static final String FAILURE_VIEW = "org.contest.ui.failure"; //$NON-NLS-1$

    /** The view of coverage tasks. */
    public static final String TASKS_VIEW = "org.contest.ui.tasks"; //$NON-NLS-1$

    /** The view of findings. */
    public static final String FINDINGS_VIEW = "org.contest.ui.findings"; //$NON-NLS-1$

    /** The view of graphs. */
    public static final String GRAPH_VIEW = "org.contest.ui.graph"; //$NON-NLS-1$

    /** The editor of campaigns. */
    public static final String CAMPAIGN_EDITOR = "org.contest.ui.campaignEditor"; //$NON-NLS-1$

    /** The perspective that shows the views together. */
    public static final String PERSPECTIVE = "org.contest.ui.concurrency"; //$NON-NLS-1$

    /** The wizard that makes a project of the examples. */
    public static final String EXAMPLE_WIZARD = "org.contest.ui.exampleWizard"; //$NON-NLS-1$

    /** Preference: the views open by themselves when a campaign begins. */
    public static final String OPEN_VIEWS = "openViews"; //$NON-NLS-1$

    /** Preference: whether the perspective opens by itself too: always, never or prompt. */
    public static final String OPEN_PERSPECTIVE = "openPerspective"; //$NON-NLS-1$

    private ContestUi() {
    }
}
