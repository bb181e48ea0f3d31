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
import org.contest.core.campaigns.CampaignManager;
import org.contest.core.campaigns.CampaignFolders;
import org.contest.core.campaigns.LaunchOrigin;
import org.contest.core.internal.Messages;
import org.contest.engine.Campaign;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.EngineException;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.core.Launch;
import org.eclipse.osgi.util.NLS;

/** Launches campaigns by what they tell of themselves: no launch configuration is needed. */
public final class CampaignLaunch {

    private static final String NEVER = "never"; //$NON-NLS-1$
    private static final String NUMBER = "-\\d+$"; //$NON-NLS-1$
    private static final String NO_LIMIT = "0"; //$NON-NLS-1$

    private CampaignLaunch() {
    }

    /**
     * Goes on with a campaign that has ended, from its last run; in the background, where it tells what is wrong.
     *
     * @param furtherRuns at least one
     */
    public static void goOn(CampaignEntry entry, int furtherRuns) {
        inBackground(entry, monitor -> goOnNow(entry, furtherRuns));
    }

    /**
     * A new campaign of the same program with the same options, for one that no launch configuration has made; in the
     * background, where it tells what is wrong.
     */
    public static void again(CampaignEntry entry) {
        inBackground(entry, monitor -> againNow(entry));
    }

    private static void inBackground(CampaignEntry entry, ICoreRunnable beginning) {
        Job.create(NLS.bind(Messages.job_begin, entry.name()), beginning).schedule();
    }

    private static void goOnNow(CampaignEntry entry, int furtherRuns) throws CoreException {
        Campaign campaign = open(entry);
        try {
            campaign.setOptions(campaign.options().with(CampaignOption.RUNS, String.valueOf(furtherRuns))
                .with(CampaignOption.TIME, NO_LIMIT).with(CampaignOption.STOP_ON, NEVER));
        } catch (EngineException e) {
            campaign.close();
            throw new CoreException(ContestStatus.of(e));
        }
        CampaignManager.ofWorkspace().resume(entry);
        start(campaign, entry);
    }

    private static void againNow(CampaignEntry entry) throws CoreException {
        try (Campaign before = open(entry)) {
            String name = entry.origin().project();
            IProject project = name.isEmpty() ? null : ResourcesPlugin.getWorkspace().getRoot().getProject(name);
            String title = entry.name().replaceFirst(NUMBER, ""); //$NON-NLS-1$
            Path directory = CampaignFolders.next(project, title);
            Campaign campaign = Campaign.create(directory, before.program(), before.options());
            start(campaign, CampaignManager.ofWorkspace().begin(directory, new LaunchOrigin("", name))); //$NON-NLS-1$
        } catch (EngineException e) {
            throw new CoreException(ContestStatus.of(e));
        }
    }

    private static Campaign open(CampaignEntry entry) throws CoreException {
        try {
            return Campaign.open(entry.directory());
        } catch (EngineException e) {
            throw new CoreException(ContestStatus.of(e));
        }
    }

    private static void start(Campaign campaign, CampaignEntry entry) throws CoreException {
        String configuration = entry.origin().configuration();
        ILaunch launch = new Launch(configuration.isEmpty() ? null : StressConfigurations.named(configuration),
            ILaunchManager.RUN_MODE, null);
        DebugPlugin.getDefault().getLaunchManager().addLaunch(launch);
        new StressJob(campaign, entry, launch, entry.name()).schedule();
    }
}
