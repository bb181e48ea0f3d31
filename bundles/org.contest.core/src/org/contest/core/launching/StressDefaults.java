/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.launching;

import java.util.List;
import org.contest.core.ContestTools;
import org.contest.engine.model.CampaignOption;
import org.eclipse.core.runtime.Platform;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;

/** What the user prefers for new launch configurations. */
public final class StressDefaults {

    /** The options that have such a preference. */
    public static final List<CampaignOption> OPTIONS = List.of(CampaignOption.SCHEDULER, CampaignOption.TIME,
        CampaignOption.MAX_DISK, CampaignOption.INCLUDE, CampaignOption.EXCLUDE);

    private StressDefaults() {
    }

    /** The preference of an option, in the node of this bundle. */
    public static String key(CampaignOption option) {
        return "default." + option.text(); //$NON-NLS-1$
    }

    /** Gives a new configuration what the user prefers; what became impossible since is left out. */
    public static void apply(ILaunchConfigurationWorkingCopy made) {
        for (CampaignOption option : OPTIONS) {
            String value = Platform.getPreferencesService().getString(ContestTools.ID, key(option),
                option.defaultValue(), null);
            if (option.problem(value).isEmpty()) {
                StressOptions.set(made, option, value);
            }
        }
    }
}
