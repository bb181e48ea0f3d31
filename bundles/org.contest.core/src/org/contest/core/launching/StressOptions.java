/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.launching;

import org.contest.core.ContestStatus;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.jdt.annotation.Nullable;

/** The options of a campaign as attributes of a launch configuration. What is not set is at its default. */
public final class StressOptions {

    private static final String PREFIX = "org.contest.core.option."; //$NON-NLS-1$

    private StressOptions() {
    }

    /** The attribute that holds an option. */
    public static String attribute(CampaignOption option) {
        return PREFIX + option.text();
    }

    /** The text of an option, its default when nothing is set. */
    public static String get(ILaunchConfiguration configuration, CampaignOption option) throws CoreException {
        return configuration.getAttribute(attribute(option), option.defaultValue());
    }

    /** Sets an option; the default is kept as "not set", so that a shared configuration follows later defaults. */
    public static void set(ILaunchConfigurationWorkingCopy configuration, CampaignOption option, String value) {
        @Nullable
        String kept = value.equals(option.defaultValue()) ? null : value;
        configuration.setAttribute(attribute(option), kept);
    }

    /**
     * All options, checked.
     *
     * @throws CoreException {@link ContestStatus#BAD_OPTION} with a plain sentence for the first impossible value
     */
    public static CampaignOptions read(ILaunchConfiguration configuration) throws CoreException {
        CampaignOptions options = CampaignOptions.defaults();
        for (CampaignOption option : CampaignOption.values()) {
            String value = get(configuration, option);
            String problem = OptionTexts.problem(option, value);
            if (!problem.isEmpty()) {
                throw ContestStatus.BAD_OPTION.exception(problem);
            }
            if (!value.equals(option.defaultValue())) {
                options = options.with(option, value);
            }
        }
        return options;
    }
}
