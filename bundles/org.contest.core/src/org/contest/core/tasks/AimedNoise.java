/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.tasks;

import java.util.Set;
import java.util.TreeSet;
import org.contest.analysis.identity.Location;
import org.contest.analysis.identity.Task;
import org.contest.core.ContestStatus;
import org.contest.core.campaigns.LaunchOrigin;
import org.contest.core.internal.Messages;
import org.contest.core.launching.StressConfigurations;
import org.contest.core.launching.StressOptions;
import org.contest.engine.model.CampaignOption;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.osgi.util.NLS;

/** Makes the launch configuration that tries for one task: noise before every event in the classes of the task. */
public final class AimedNoise {

    private static final String FREQUENCY = "500"; //$NON-NLS-1$
    private static final String RUNS = "500"; //$NON-NLS-1$

    private AimedNoise() {
    }

    /**
     * Saves a copy of the configuration that made a campaign, aimed at a task.
     *
     * @throws CoreException with a plain sentence when that configuration is gone
     */
    public static ILaunchConfiguration at(LaunchOrigin origin, Task task) throws CoreException {
        ILaunchConfiguration original = StressConfigurations.named(origin.configuration());
        if (original == null) {
            throw ContestStatus.CONFIGURATION_MISSING.exception(origin.configuration());
        }
        Location first = task.locations().get(0);
        String name = NLS.bind(Messages.task_aimed, origin.configuration(),
            TaskTexts.simple(first.className()) + '.' + first.methodName() + ' ' + first.line());
        ILaunchConfigurationWorkingCopy copy = original.copy(DebugPlugin.getDefault().getLaunchManager()
            .generateLaunchConfigurationName(name.replaceAll("[<>:/\\\\|?*\"@&]", ""))); //$NON-NLS-1$ //$NON-NLS-2$
        Set<String> classes = new TreeSet<>();
        task.locations().forEach(location -> classes.add(location.className()));
        StressOptions.set(copy, CampaignOption.INCLUDE, String.join(",", classes)); //$NON-NLS-1$
        StressOptions.set(copy, CampaignOption.SCHEDULER, "noise"); //$NON-NLS-1$
        StressOptions.set(copy, CampaignOption.PLACEMENT, "random-all"); //$NON-NLS-1$
        StressOptions.set(copy, CampaignOption.FREQUENCY, FREQUENCY);
        StressOptions.set(copy, CampaignOption.RUNS, RUNS);
        StressOptions.set(copy, CampaignOption.STOP_ON, "never"); //$NON-NLS-1$
        return copy.doSave();
    }
}
