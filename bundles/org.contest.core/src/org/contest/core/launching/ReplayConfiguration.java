/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.launching;

import java.nio.file.Path;
import java.util.Objects;
import org.contest.core.ContestStatus;
import org.contest.core.ContestTools;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.engine.model.FailureRow;
import org.contest.engine.model.RunRow;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationType;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.jdt.launching.IJavaLaunchConfigurationConstants;
import org.eclipse.osgi.util.NLS;

/**
 * What a launch configuration of the replay type says. It is a working copy that is never saved: a failure belongs to
 * its campaign, and the list of configurations stays short.
 *
 * @param campaign folder of the campaign; empty for a trace file alone
 * @param failure identifier of the failure in it
 * @param trace the trace to follow
 * @param project name of the Java project with the source; empty when not known
 */
public record ReplayConfiguration(Path campaign, int failure, Path trace, String project) {

    private static final String CAMPAIGN = "org.contest.debug.campaign"; //$NON-NLS-1$
    private static final String FAILURE = "org.contest.debug.failure"; //$NON-NLS-1$
    private static final String TRACE = "org.contest.debug.trace"; //$NON-NLS-1$

    /**
     * A configuration that debugs the replay of a failure.
     *
     * @throws CoreException {@link ContestStatus#NO_TRACE} when its run was not recorded
     */
    public static ILaunchConfiguration create(CampaignEntry campaign, FailureRow failure) throws CoreException {
        Path trace = failure.trace();
        if (trace == null) {
            throw ContestStatus.NO_TRACE.exception(failure.id());
        }
        String name = NLS.bind("{0} #{1}", campaign.name(), failure.id()); //$NON-NLS-1$
        return create(campaign, failure.id(), trace, name);
    }

    /**
     * A configuration that debugs the replay of one run.
     *
     * @throws CoreException {@link ContestStatus#NO_RUN_TRACE} when it was not recorded
     */
    public static ILaunchConfiguration create(CampaignEntry campaign, RunRow run) throws CoreException {
        Path trace = run.trace();
        if (trace == null) {
            throw ContestStatus.NO_RUN_TRACE.exception(run.number());
        }
        Integer failure = run.failureId();
        String name = NLS.bind("{0} run {1}", campaign.name(), run.number()); //$NON-NLS-1$
        return create(campaign, failure == null ? 0 : failure, trace, name);
    }

    /** A configuration that debugs the replay of a trace file, which tells its program itself. */
    public static ILaunchConfiguration create(Path trace) throws CoreException {
        return create("", 0, trace, String.valueOf(trace.getFileName()),
            ProgramPlaces.projectOf(trace)); //$NON-NLS-1$
    }

    /** A configuration that debugs a branch of this run, recorded in a file that tells its program itself. */
    public ILaunchConfiguration of(Path branch) throws CoreException {
        return create("", 0, branch, String.valueOf(branch.getFileName()), project); //$NON-NLS-1$
    }

    /** A configuration that debugs another recorded run of the campaign of this one. */
    public ILaunchConfiguration of(RunRow run) throws CoreException {
        Integer other = run.failureId();
        return create(campaign.toString(), other == null ? 0 : other, Objects.requireNonNull(run.trace()),
            NLS.bind("{0} run {1}", CampaignEntry.nameOf(campaign), run.number()), project); //$NON-NLS-1$
    }

    private static ILaunchConfiguration create(CampaignEntry campaign, int failure, Path trace, String name)
        throws CoreException {
        String project = campaign.origin().project();
        return create(campaign.directory().toString(), failure, trace, name,
            project.isEmpty() ? ProgramPlaces.projectOf(trace) : project);
    }

    private static ILaunchConfiguration create(String campaign, int failure, Path trace, String name, String project)
        throws CoreException {
        ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
        ILaunchConfigurationType type = manager.getLaunchConfigurationType(ContestTools.REPLAY_TYPE);
        ILaunchConfigurationWorkingCopy made = type.newInstance(null, manager.generateLaunchConfigurationName(name));
        made.setAttribute(CAMPAIGN, campaign);
        made.setAttribute(FAILURE, failure);
        made.setAttribute(TRACE, trace.toString());
        made.setAttribute(DebugPlugin.ATTR_PROCESS_FACTORY_ID, ContestTools.REPLAY_PROCESS);
        made.setAttribute(IJavaLaunchConfigurationConstants.ATTR_PROJECT_NAME, project);
        return made;
    }

    /** True when the trace lies in a campaign of the workspace. */
    public boolean isInCampaign() {
        return !campaign.toString().isEmpty();
    }

    /** Reads what {@link #create} wrote. */
    public static ReplayConfiguration read(ILaunchConfiguration configuration) throws CoreException {
        return new ReplayConfiguration(Path.of(configuration.getAttribute(CAMPAIGN, "")), //$NON-NLS-1$
            configuration.getAttribute(FAILURE, 0), Path.of(configuration.getAttribute(TRACE, "")), //$NON-NLS-1$
            configuration.getAttribute(IJavaLaunchConfigurationConstants.ATTR_PROJECT_NAME, "")); //$NON-NLS-1$
    }
}
