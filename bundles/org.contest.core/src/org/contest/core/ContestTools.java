/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core;

import java.nio.file.Path;
import org.eclipse.core.resources.ResourcesPlugin;

/** Identifiers of ConTest in Eclipse, and where its campaigns lie. */
public final class ContestTools {

    /** Symbolic name of this bundle. */
    public static final String ID = "org.contest.core"; //$NON-NLS-1$

    /** Launch configuration type that stresses a program. */
    public static final String STRESS_TYPE = "org.contest.core.stress"; //$NON-NLS-1$

    /** Launch configuration type that debugs the replay of a recorded run. */
    public static final String REPLAY_TYPE = "org.contest.debug.replay"; //$NON-NLS-1$

    /** Process factory that makes the process of a replay. */
    public static final String REPLAY_PROCESS = "org.contest.debug.process"; //$NON-NLS-1$

    /** Folder of a project, or of the workspace, that holds its campaigns. */
    public static final String CAMPAIGNS_FOLDER = ".contest"; //$NON-NLS-1$

    /** How the folder of a campaign ends. */
    public static final String CAMPAIGN_SUFFIX = ".contest"; //$NON-NLS-1$

    private ContestTools() {
    }

    /** Where campaigns go that belong to no project. */
    public static Path workspaceCampaigns() {
        return ResourcesPlugin.getWorkspace().getRoot().getLocation().toPath().resolve(CAMPAIGNS_FOLDER);
    }
}
