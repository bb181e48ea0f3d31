/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.campaigns;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Collection;
import org.contest.core.ContestStatus;
import org.contest.engine.model.EngineException;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.IJobFunction;
import org.eclipse.core.runtime.jobs.Job;

/** Reads files of campaigns in jobs. A campaign that was deleted meanwhile is no error: the views are told of that. */
public final class CampaignReading {

    /** What is done with the files. */
    @FunctionalInterface
    public interface Work {
        /** Reads them. */
        void read() throws IOException;
    }

    private CampaignReading() {
    }

    /** Reads files of some campaigns from now on. */
    public static Job start(String title, Collection<CampaignEntry> campaigns, Work work) {
        return CampaignManager.scheduled(Job.createSystem(title, (IJobFunction) monitor -> {
            try {
                work.read();
                return Status.OK_STATUS;
            } catch (IOException e) {
                CampaignEntry first = campaigns.iterator().next();
                return unlessGone(campaigns,
                    ContestStatus.CAMPAIGN_FILES.because(e, first.directory(), String.valueOf(e.getMessage())));
            } catch (EngineException e) {
                return unlessGone(campaigns, ContestStatus.of(e));
            }
        }));
    }

    /** What is to be told of a read that was refused: nothing when a campaign is not there any more. */
    public static IStatus unlessGone(Collection<CampaignEntry> campaigns, IStatus refusal) {
        return campaigns.stream().allMatch(campaign -> Files.isDirectory(campaign.directory())) ? refusal
            : Status.OK_STATUS;
    }
}
