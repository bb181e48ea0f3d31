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
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.contest.core.ContestStatus;
import org.contest.core.internal.Messages;
import org.contest.engine.Campaign;
import org.contest.engine.model.CampaignListener;
import org.contest.engine.model.EngineException;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;

/** The campaigns of the workspace, newest first. Thread-safe; listeners are called without a lock held. */
public final class CampaignManager {

    private static final CampaignManager OF_WORKSPACE = new CampaignManager();

    private final List<CampaignEntry> entries = new ArrayList<>();
    private final List<CampaignsListener> listeners = new CopyOnWriteArrayList<>();
    private volatile boolean scanned;

    private CampaignManager() {
    }

    /** The campaigns of the workspace. */
    public static CampaignManager ofWorkspace() {
        return OF_WORKSPACE;
    }

    /** Tells a listener from now on. */
    public void addListener(CampaignsListener listener) {
        listeners.add(listener);
    }

    /** Tells it no more. */
    public void removeListener(CampaignsListener listener) {
        listeners.remove(listener);
    }

    /** The campaigns, newest first. */
    public List<CampaignEntry> entries() {
        synchronized (entries) {
            return List.copyOf(entries);
        }
    }

    /** The campaign in a folder; null when the workspace has none there. */
    public @Nullable CampaignEntry find(Path directory) {
        for (CampaignEntry entry : entries()) {
            if (entry.directory().equals(directory)) {
                return entry;
            }
        }
        return null;
    }

    /** A campaign begins: it is listed from now on. */
    public CampaignEntry begin(Path directory, LaunchOrigin origin) throws CoreException {
        try {
            origin.write(directory);
        } catch (IOException e) {
            throw new CoreException(ContestStatus.CAMPAIGN_FILES.because(e, directory, String.valueOf(e.getMessage())));
        }
        CampaignEntry entry = new CampaignEntry(directory, origin, CampaignState.RUNNING);
        CampaignEntry found; // a scan may have come first
        synchronized (entries) {
            found = find(directory);
            entries.remove(found);
            insert(entry);
        }
        if (found != null) {
            tell(listener -> listener.removed(found));
        }
        tell(listener -> listener.added(entry));
        return entry;
    }

    /**
     * What the engine tells of a running campaign goes into its entry and to the listeners.
     *
     * @param cancel what {@link CampaignEntry#cancel} does
     */
    public CampaignListener follow(CampaignEntry entry, Runnable cancel) {
        entry.onCancel(cancel);
        return new RunningCampaign(entry, () -> tell(listener -> listener.changed(entry)));
    }

    /**
     * A campaign is over, by itself or by the user. Its file is closed: whoever is told may copy or move its folder.
     */
    public void end(CampaignEntry entry, boolean cancelled) {
        if (read(entry, entry::readAll)) {
            entry.end(cancelled ? CampaignState.CANCELLED : CampaignState.FINISHED);
        }
        tell(listener -> listener.changed(entry));
        tell(listener -> listener.finished(entry));
    }

    /** A campaign ended by an error; what it found before stays listed. */
    public void fail(CampaignEntry entry, String why) {
        entry.failed(why);
        tell(listener -> listener.changed(entry));
        tell(listener -> listener.finished(entry));
    }

    /** A replay of one of its failures is over. */
    public void replayed(CampaignEntry entry, ReplayOutcome outcome) {
        entry.replayed(outcome);
        tell(listener -> listener.changed(entry));
        tell(listener -> listener.replayed(entry, outcome));
    }

    /** A failure of it was localized: it has another finding. */
    public void localized(CampaignEntry entry) {
        entry.localized();
        reread(entry, entry::readAll);
    }

    /**
     * Lists the campaigns that lie in the projects of the workspace, in a job: those of other sessions and of the
     * command line too. Those that have changed on disk are read again, and those that are gone are listed no more.
     */
    public Job scan() {
        return scheduled(Job.createSystem(Messages.job_load, (ICoreRunnable) monitor -> {
            List<Path> folders = CampaignFolders.all();
            folders.forEach(this::discover);
            for (CampaignEntry entry : entries()) {
                if (!entry.isRunning() && !Files.isDirectory(entry.directory())) {
                    remove(entry);
                } else if (entry.isStale()) {
                    reread(entry, entry::readSummary);
                }
            }
            scanned = true;
            tell(CampaignsListener::scanned);
        }));
    }

    /** False until the campaigns of the workspace are listed for the first time. */
    public boolean isScanned() {
        return scanned;
    }

    /** Reads the curves of a campaign of an earlier session, in a job; does nothing when they are there. */
    public void load(CampaignEntry entry) {
        if (entry.needsLoading()) {
            ICoreRunnable reading = monitor -> reread(entry, entry::readAll);
            scheduled(Job.createSystem(Messages.job_load, reading));
        }
    }

    /** Deletes campaigns that do not run, with their traces and output, in a job that can be cancelled in between. */
    public Job delete(List<CampaignEntry> doomed) {
        String title = doomed.size() == 1 ? doomed.get(0).name() : NLS.bind(Messages.count_campaigns, doomed.size());
        ICoreRunnable deleting = monitor -> {
            SubMonitor progress = SubMonitor.convert(monitor, doomed.size());
            for (CampaignEntry entry : doomed) {
                progress.split(1).setTaskName(entry.name());
                Path doomedFolder = CampaignFolders.hide(entry.directory());
                remove(entry);
                CampaignFolders.delete(doomedFolder);
            }
        };
        return scheduled(Job.create(NLS.bind(Messages.job_delete, title), deleting));
    }

    private void remove(CampaignEntry entry) {
        synchronized (entries) {
            entries.remove(entry);
        }
        tell(listener -> listener.removed(entry));
    }

    /** A campaign that had ended runs on. */
    public void resume(CampaignEntry entry) {
        entry.resume();
        tell(listener -> listener.changed(entry));
    }

    /** A user took a campaign in. */
    void imported(CampaignEntry entry) {
        tell(listener -> listener.imported(entry));
    }

    static Job scheduled(Job job) {
        job.schedule();
        return job;
    }

    /** Lists the campaign in a folder, if it is not listed yet. */
    void discover(Path directory) {
        if (find(directory) != null || !Files.isDirectory(directory)) {
            return;
        }
        CampaignEntry entry = new CampaignEntry(directory, CampaignFolders.origin(directory), CampaignState.FINISHED);
        read(entry, entry::readSummary);
        add(entry);
    }

    private void reread(CampaignEntry entry, Consumer<Campaign> reader) {
        read(entry, reader);
        tell(listener -> listener.changed(entry));
    }

    /** False when it cannot be read: it is broken, then. */
    private static boolean read(CampaignEntry entry, Consumer<Campaign> reader) {
        FileTime before = CampaignFolders.changed(entry.directory());
        boolean isRead = true;
        try (Campaign campaign = Campaign.open(entry.directory())) {
            reader.accept(campaign);
        } catch (EngineException e) {
            entry.broken(NLS.bind(Messages.campaign_notReadable, e.getMessage()));
            isRead = false;
        }
        entry.readAt(before);
        return isRead;
    }

    /** Lists a campaign, once for each folder. */
    private void add(CampaignEntry entry) {
        synchronized (entries) {
            if (find(entry.directory()) != null) {
                return;
            }
            insert(entry);
        }
        tell(listener -> listener.added(entry));
    }

    private void insert(CampaignEntry entry) {
        entries.add(entry);
        Collections.sort(entries, CampaignFolders.NEWEST_FIRST);
    }

    private void tell(Consumer<CampaignsListener> call) {
        listeners.forEach(call);
    }
}
