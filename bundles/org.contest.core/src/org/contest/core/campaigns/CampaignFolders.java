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
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
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
    static final Comparator<CampaignEntry> NEWEST_FIRST =
        Comparator.comparing((CampaignEntry entry) -> created(entry.directory())).reversed();

    /** How a packed campaign ends. */
    private static final String ENDS = "(\\.contest)?(\\.zip)?$"; //$NON-NLS-1$
    private static final int LONGEST_NAME = 60;

    private CampaignFolders() {
    }

    /** A folder for a new campaign, in a project or, without one, in the workspace. */
    public static Path next(@Nullable IProject project, String title) {
        String name = title.replaceAll("[^\\w.$ -]", "_"); //$NON-NLS-1$ //$NON-NLS-2$
        String base = name.substring(0, Math.min(name.length(), LONGEST_NAME));
        Path folder = folder(project);
        int number = 1;
        while (Files.exists(folder.resolve(base + '-' + number + ContestTools.CAMPAIGN_SUFFIX))) {
            number++;
        }
        return folder.resolve(base + '-' + number + ContestTools.CAMPAIGN_SUFFIX);
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

    /** Deletes a folder with all that is in it. */
    static void delete(Path folder) throws CoreException {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw refused(folder, e);
        }
    }

    /** Packs a folder into a zip file. */
    static void pack(Path folder, Path zip) throws CoreException {
        try (Stream<Path> files = Files.walk(folder);
            OutputStream out = Files.newOutputStream(zip);
            ZipOutputStream pack = new ZipOutputStream(out)) {
            Path parent = folder.getParent();
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path name = parent == null ? file : parent.relativize(file);
                pack.putNextEntry(new ZipEntry(name.toString().replace('\\', '/')));
                Files.copy(file, pack);
                pack.closeEntry();
            }
        } catch (IOException e) {
            throw refused(folder, e);
        }
    }

    private static CoreException refused(Path folder, IOException e) {
        return new CoreException(ContestStatus.CAMPAIGN_FILES.because(e, folder, String.valueOf(e.getMessage())));
    }

    /** When the database of a campaign was last written to, its log included. */
    static FileTime changed(Path campaign) {
        FileTime file = time(campaign.resolve(CampaignStore.FILE));
        FileTime log = time(campaign.resolve(CampaignStore.FILE + "-wal")); //$NON-NLS-1$
        return file.compareTo(log) < 0 ? log : file;
    }

    private static FileTime time(Path file) {
        try {
            return Files.exists(file) ? Files.getLastModifiedTime(file) : FileTime.fromMillis(0);
        } catch (IOException e) {
            return FileTime.fromMillis(0); // deleted just now
        }
    }

    /**
     * Unpacks a campaign that {@link #pack} has packed, here or elsewhere.
     *
     * @return its folder
     */
    static Path unpack(Path zip) throws CoreException {
        String file = String.valueOf(zip.getFileName()).replaceFirst(ENDS, ""); //$NON-NLS-1$
        Path target = next(null, file);
        try (InputStream in = Files.newInputStream(zip); ZipInputStream packed = new ZipInputStream(in)) {
            for (ZipEntry entry = packed.getNextEntry(); entry != null; entry = packed.getNextEntry()) {
                Path inside = Path.of(entry.getName());
                Path to = target.resolve(inside.subpath(Math.min(1, inside.getNameCount() - 1), inside.getNameCount()))
                    .normalize();
                if (!entry.isDirectory() && to.startsWith(target)) {
                    Files.createDirectories(to.getParent());
                    Files.copy(packed, to);
                }
            }
        } catch (IOException | InvalidPathException e) {
            throw new CoreException(ContestStatus.IMPORT.because(e, zip, String.valueOf(e.getMessage())));
        }
        if (!CampaignStore.exists(target)) {
            delete(target);
            throw ContestStatus.IMPORT.exception(zip, CampaignStore.FILE);
        }
        return target;
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
