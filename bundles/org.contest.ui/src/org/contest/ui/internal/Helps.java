/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.internal;

/** The contexts of F1; bundle {@code org.contest.doc} has their texts. */
public final class Helps {

    /** The tab Main of the launch configuration. */
    public static final String MAIN_TAB = id("main_tab"); //$NON-NLS-1$

    /** The tab ConTest of the launch configuration. */
    public static final String OPTIONS_TAB = id("options_tab"); //$NON-NLS-1$

    /** The tab Instrumentation of the launch configuration. */
    public static final String SCOPE_TAB = id("scope_tab"); //$NON-NLS-1$

    /** The view ConTest Campaigns. */
    public static final String CAMPAIGNS = id("campaigns_view"); //$NON-NLS-1$

    /** The editor of a campaign. */
    public static final String EDITOR = id("campaign_editor"); //$NON-NLS-1$

    /** The view Failure. */
    public static final String FAILURE = id("failure_view"); //$NON-NLS-1$

    /** The view Coverage Saturation. */
    public static final String SATURATION = id("saturation_view"); //$NON-NLS-1$

    /** The view Interleaving Tasks. */
    public static final String TASKS = id("tasks_view"); //$NON-NLS-1$

    /** The view Interleaving Graph. */
    public static final String GRAPH = id("graph_view"); //$NON-NLS-1$

    /** The view Findings. */
    public static final String FINDINGS = id("findings_view"); //$NON-NLS-1$

    /** The dialog that compares two campaigns. */
    public static final String COMPARE = id("compare_dialog"); //$NON-NLS-1$

    /** The preferences. */
    public static final String PREFERENCES = id("preferences"); //$NON-NLS-1$

    /** The wizard of the examples. */
    public static final String EXAMPLES = id("example_wizard"); //$NON-NLS-1$

    private Helps() {
    }

    private static String id(String context) {
        return "org.contest.doc." + context; //$NON-NLS-1$
    }
}
