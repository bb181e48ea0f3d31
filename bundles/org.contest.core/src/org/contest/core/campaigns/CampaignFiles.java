/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.campaigns;

import java.nio.file.Path;
import org.contest.core.ContestStatus;
import org.contest.core.ContestTools;
import org.contest.core.internal.Messages;
import org.contest.engine.store.CampaignStore;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;

/** Campaigns as files: opened by a double-click, given to a colleague, taken from continuous integration. */
public final class CampaignFiles {

    private static final String ZIP = ".zip"; //$NON-NLS-1$

    private CampaignFiles() {
    }

    /** How a campaign is called as one file. */
    public static String name(CampaignEntry campaign) {
        return campaign.name() + ContestTools.CAMPAIGN_SUFFIX;
    }

    /** A file of a name that a user typed: with the suffix by which it is found and opened again. */
    public static Path named(String typed) {
        return Path.of(typed.endsWith(ContestTools.CAMPAIGN_SUFFIX) || typed.endsWith(ZIP) ? typed
            : typed + ContestTools.CAMPAIGN_SUFFIX);
    }

    /** Packs a campaign into one file, in a job. */
    public static Job export(CampaignEntry campaign, Path file) {
        ICoreRunnable packing = monitor -> CampaignArchive.pack(campaign.directory(), file, monitor);
        return CampaignManager.scheduled(Job.create(NLS.bind(Messages.job_export, campaign.name()), packing));
    }

    /** Takes in a campaign that was packed, here or elsewhere, in a job. */
    public static Job importFrom(Path file) {
        ICoreRunnable unpacking = monitor -> CampaignManager.ofWorkspace().imported(open(file, monitor));
        return CampaignManager.scheduled(Job.create(NLS.bind(Messages.job_import, file.getFileName()), unpacking));
    }

    /**
     * The campaign of a file, which the workspace lists from now on: when the file is a database, that of its folder,
     * else what is packed in the file. Not for the user interface's thread.
     */
    public static CampaignEntry open(Path file, IProgressMonitor monitor) throws CoreException {
        Path parent = file.getParent();
        Path folder = file.endsWith(CampaignStore.FILE) && parent != null ? parent
            : CampaignArchive.unpack(file, monitor);
        CampaignManager manager = CampaignManager.ofWorkspace();
        manager.discover(folder);
        CampaignEntry campaign = manager.find(folder);
        if (campaign == null) {
            throw ContestStatus.IMPORT.exception(file, folder);
        }
        return campaign;
    }
}
