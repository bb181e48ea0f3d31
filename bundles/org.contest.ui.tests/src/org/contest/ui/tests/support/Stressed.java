/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests.support;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignManager;
import org.contest.core.launching.StressConfigurations;
import org.contest.core.launching.StressOptions;
import org.contest.core.launching.StressTarget;
import org.contest.engine.model.CampaignOption;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.jdt.core.IType;

/** Campaigns of example programs, with a fixed seed, each made once for all tests of a workbench. */
public final class Stressed {

    private static final Map<String, CampaignEntry> MADE = new HashMap<>();

    private Stressed() {
    }

    /** The campaign of an example that fails in these runs. */
    public static synchronized CampaignEntry campaign(String main, int runs) throws Exception {
        CampaignEntry known = MADE.get(main + runs);
        if (known != null && CampaignManager.ofWorkspace().entries().contains(known)) {
            return known;
        }
        IType type = Examples.type(main);
        ILaunchConfigurationWorkingCopy copy = StressConfigurations.findOrCreate(type).getWorkingCopy();
        StressOptions.set(copy, CampaignOption.SEED, "5"); //$NON-NLS-1$
        StressOptions.set(copy, CampaignOption.RUNS, String.valueOf(runs));
        StressOptions.set(copy, CampaignOption.STOP_ON, "never"); //$NON-NLS-1$
        copy.doSave();
        try (Campaigns events = new Campaigns()) {
            DebugUITools.launch(StressConfigurations.find(type), ILaunchManager.RUN_MODE);
            CampaignEntry made = events.awaitEnd();
            MADE.put(main + runs, made);
            return made;
        }
    }

    /** The one configuration of a target, with a fixed seed and so many runs. */
    public static ILaunchConfiguration configured(StressTarget target, int runs) throws Exception {
        ILaunchConfigurationWorkingCopy copy = StressConfigurations.findOrCreate(target).getWorkingCopy();
        StressOptions.set(copy, CampaignOption.SEED, "7"); //$NON-NLS-1$
        StressOptions.set(copy, CampaignOption.RUNS, String.valueOf(runs));
        StressOptions.set(copy, CampaignOption.STOP_ON, "never"); //$NON-NLS-1$
        return copy.doSave();
    }

    /** Deletes all campaigns of the workspace, whatever test made them. */
    public static synchronized void deleteAll() throws Exception {
        delete(CampaignManager.ofWorkspace().entries());
        MADE.clear();
    }

    /** Deletes the campaigns that lie in a folder. */
    static void deleteIn(Path folder) throws Exception {
        delete(CampaignManager.ofWorkspace().entries().stream()
            .filter(entry -> entry.directory().startsWith(folder)).toList());
    }

    private static void delete(List<CampaignEntry> campaigns) throws Exception {
        for (CampaignEntry entry : campaigns) {
            Job deleting = CampaignManager.ofWorkspace().delete(List.of(entry));
            deleting.join();
            assertTrue(deleting.getResult().isOK(), deleting.getResult().getMessage());
        }
    }
}
