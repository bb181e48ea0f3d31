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
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.contest.core.ContestStatus;
import org.contest.core.ContestTools;
import org.contest.engine.store.CampaignStore;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jdt.annotation.Nullable;

/** The folders of campaigns on disk. */
public final class CampaignFolders {

    /** Newest first, by the time of the folder's making. */
    public static final Comparator<CampaignEntry> NEWEST_FIRST =
        Comparator.comparing((CampaignEntry entry) -> created(entry.directory())).reversed();

    private static final int LONGEST_NAME = 60;

    private CampaignFolders() {
    }

    /** A folder for a new campaign, in a project or, without one, in the workspace. */
    public static Path next(@Nullable IProject project, String title) {
        String name = title.replaceAll("[^\\w.$ ()-]", "_"); //$NON-NLS-1$ //$NON-NLS-2$
        String base = name.substring(0, Math.min(name.length(), LONGEST_NAME));
        Path folder = folder(project);
        int number = highest(folder, base) + 1;
        while (Files.exists(folder.resolve(base + '-' + number + ContestTools.CAMPAIGN_SUFFIX))) {
            number++;
        }
        return folder.resolve(base + '-' + number + ContestTools.CAMPAIGN_SUFFIX);
    }

    /** The last number of a name: those of deleted campaigns are not given to younger ones. 0 for none. */
    private static int highest(Path folder, String base) {
        Pattern numbered = Pattern.compile(
            Pattern.quote(base) + "-(\\d{1,9})" + Pattern.quote(ContestTools.CAMPAIGN_SUFFIX)); //$NON-NLS-1$
        try {
            return in(folder).stream().map(file -> numbered.matcher(String.valueOf(file.getFileName())))
                .filter(Matcher::matches).mapToInt(name -> Integer.parseInt(name.group(1))).max().orElse(0);
        } catch (CoreException e) {
            return 0; // what cannot be read is told when the campaign is written
        }
    }

    /** All campaigns of the open projects and of the workspace. */
    static List<Path> all() throws CoreException {
        List<Path> found = new ArrayList<>(in(ContestTools.workspaceCampaigns()));
        for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
            if (project.isAccessible()) {
                found.addAll(in(folder(project)));
            }
        }
        return found;
    }

    /** Which launch made a campaign; unknown when that cannot be read. */
    static LaunchOrigin origin(Path campaign) {
        try {
            return LaunchOrigin.read(campaign);
        } catch (IOException e) {
            return LaunchOrigin.UNKNOWN;
        }
    }

    /**
     * Takes a folder out of sight in one step, so that nobody reads or lists what is half deleted.
     *
     * @return where it is now: the folder itself where the system does not move what is in use
     */
    static Path hide(Path folder) {
        Path hidden = hidden(folder);
        try {
            return Files.move(folder, hidden, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            return folder;
        }
    }

    /** A name beside a folder that is that of no campaign, for what is not complete. */
    static Path hidden(Path folder) {
        return folder.resolveSibling("." + folder.getFileName() + '-' + UUID.randomUUID()); //$NON-NLS-1$
    }

    /** Deletes a folder with all that is in it. */
    static void delete(Path folder) throws CoreException {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            throw refused(folder, e);
        } catch (UncheckedIOException e) {
            throw refused(folder, e.getCause());
        }
    }

    /** Files of a campaign could not be read or written. */
    static CoreException refused(Path folder, IOException e) {
        return new CoreException(ContestStatus.CAMPAIGN_FILES.because(e, folder, String.valueOf(e.getMessage())));
    }

    /** When the database of a campaign was last written to, its log included; readers make an empty log. */
    static FileTime changed(Path campaign) {
        FileTime file = time(campaign.resolve(CampaignStore.FILE));
        FileTime log = time(campaign.resolve(CampaignStore.FILE + "-wal")); //$NON-NLS-1$
        return file.compareTo(log) < 0 ? log : file;
    }

    private static FileTime time(Path file) {
        try {
            return Files.exists(file) && Files.size(file) > 0 ? Files.getLastModifiedTime(file)
                : FileTime.fromMillis(0);
        } catch (IOException e) {
            return FileTime.fromMillis(0); // deleted just now
        }
    }

    /** What a file says; empty when there is none, or it cannot be read. */
    static String text(Path file) {
        try {
            return Files.exists(file) ? Files.readString(file) : ""; //$NON-NLS-1$
        } catch (IOException e) {
            return ""; //$NON-NLS-1$
        }
    }

    private static List<Path> in(Path folder) throws CoreException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(ContestTools.CAMPAIGN_SUFFIX)).toList();
        } catch (IOException e) {
            throw refused(folder, e);
        }
    }

    private static Path folder(@Nullable IProject project) {
        IPath location = project == null ? null : project.getLocation();
        return location == null ? ContestTools.workspaceCampaigns()
            : location.toPath().resolve(ContestTools.CAMPAIGNS_FOLDER);
    }

    private static FileTime created(Path folder) {
        try {
            return (FileTime) Files.getAttribute(folder, "creationTime"); //$NON-NLS-1$
        } catch (IOException e) {
            return FileTime.fromMillis(0);
        }
    }
}
