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
import org.contest.core.ContestStatus;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignFolders;
import org.contest.core.campaigns.CampaignManager;
import org.contest.core.campaigns.LaunchOrigin;
import org.contest.engine.Campaign;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.ProgramSpec;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.core.model.IBreakpoint;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.launching.AbstractJavaLaunchConfigurationDelegate;

/**
 * Launches a campaign. In mode debug the replay of the first failure is debugged when the campaign is over: the many
 * runs before it are never halted by a breakpoint.
 */
@NonNullByDefault({})
public final class StressLaunchDelegate extends AbstractJavaLaunchConfigurationDelegate {

    @Override
    public void launch(ILaunchConfiguration configuration, String mode, ILaunch launch, IProgressMonitor monitor)
        throws CoreException {
        SubMonitor progress = SubMonitor.convert(monitor, configuration.getName(), 3);
        StressTarget target = StressValidation.target(configuration);
        CampaignOptions options = StressOptions.read(configuration);
        progress.worked(1);
        ProgramReader reader = new ProgramReader(this, configuration);
        ProgramSpec program = target.kind() == StressTarget.Kind.PROGRAM ? reader.program()
            : reader.tests(TestSelectors.of(target, progress.split(1)));
        if (progress.isCanceled()) {
            return;
        }
        setDefaultSourceLocator(launch, configuration);
        IJavaProject project = target.element().getJavaProject();
        Path directory = CampaignFolders.next(project.getProject(), configuration.getName());
        Campaign campaign = create(directory, program, options);
        CampaignEntry entry = CampaignManager.ofWorkspace().begin(directory,
            new LaunchOrigin(configuration.getName(), project.getElementName()));
        StressJob job = new StressJob(campaign, entry, launch, configuration.getName());
        if (mode.equals(ILaunchManager.DEBUG_MODE)) {
            job.addJobChangeListener(new DebugFirstFailure(entry));
        }
        job.schedule();
        progress.worked(1);
    }

    /** Says what is wrong in our sentences, before the platform does it in its own. */
    @Override
    public boolean preLaunchCheck(ILaunchConfiguration configuration, String mode, IProgressMonitor monitor)
        throws CoreException {
        StressValidation.target(configuration);
        StressOptions.read(configuration);
        return super.preLaunchCheck(configuration, mode, monitor);
    }

    /** No prompt to change the mode because of breakpoints: they are for the replay, not for the stress. */
    @Override
    protected IBreakpoint[] getBreakpoints(ILaunchConfiguration configuration) {
        return new IBreakpoint[0];
    }

    private static Campaign create(Path directory, ProgramSpec program, CampaignOptions options) throws CoreException {
        try {
            return Campaign.create(directory, program, options);
        } catch (EngineException e) {
            throw new CoreException(ContestStatus.of(e));
        }
    }
}
