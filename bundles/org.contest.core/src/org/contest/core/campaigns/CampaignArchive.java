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
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Enumeration;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.contest.core.ContestStatus;
import org.contest.core.internal.Messages;
import org.contest.engine.model.EngineException;
import org.contest.engine.store.CampaignStore;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;

/**
 * A campaign as one file: the files of its folder, packed as zip. What a build server packs of a campaign's folder, or
 * of a folder above it, is read too.
 */
final class CampaignArchive {

    /** How a packed campaign may end. */
    private static final String ENDS = "(\\.contest)?(\\.zip)?$"; //$NON-NLS-1$
    /** Beside an unpacked campaign: what it was unpacked from. */
    private static final String STAMP = "archive.sha256"; //$NON-NLS-1$

    private CampaignArchive() {
    }

    /** Packs a campaign into a file, with its database as it is at one moment. */
    static void pack(Path folder, Path file, IProgressMonitor monitor) throws CoreException {
        try {
            Path database = Files.createTempFile("contest", CampaignStore.FILE); //$NON-NLS-1$
            try (CampaignStore store = CampaignStore.open(folder); // so the logs of the database stay
                OutputStream out = Files.newOutputStream(file);
                ZipOutputStream packed = new ZipOutputStream(out)) {
                store.copyTo(database);
                pack(database, CampaignStore.FILE, packed);
                List<Path> files = files(folder);
                SubMonitor progress = SubMonitor.convert(monitor, files.size());
                for (Path each : files) {
                    progress.split(1);
                    pack(each, folder.relativize(each).toString().replace('\\', '/'), packed);
                }
            } finally {
                Files.delete(database);
            }
        } catch (EngineException e) {
            throw CampaignFolders.refused(folder, new IOException(e.getMessage(), e));
        } catch (IOException e) {
            throw CampaignFolders.refused(folder, e);
        }
    }

    private static void pack(Path file, String name, ZipOutputStream packed) throws IOException {
        packed.putNextEntry(new ZipEntry(name));
        Files.copy(file, packed);
        packed.closeEntry();
    }

    /** The files beside the database and its logs. */
    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> walk = Files.walk(folder)) {
            return walk.filter(file -> Files.isRegularFile(file) && isBeside(String.valueOf(file.getFileName())))
                .toList();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static boolean isBeside(String name) {
        return !name.startsWith(CampaignStore.FILE) && !name.equals(STAMP);
    }

    /**
     * Unpacks a campaign into a folder of the workspace; one that was unpacked before is not unpacked again.
     *
     * @return its folder
     */
    static Path unpack(Path file, IProgressMonitor monitor) throws CoreException {
        String stamp = stamp(file);
        for (Path folder : CampaignFolders.all()) {
            if (stamp.equals(CampaignFolders.text(folder.resolve(STAMP)))) {
                return folder;
            }
        }
        String name = String.valueOf(file.getFileName()).replaceFirst(ENDS, ""); //$NON-NLS-1$
        Path target = CampaignFolders.next(null, name);
        Path part = CampaignFolders.hidden(target); // nobody lists it before it is complete
        try (ZipFile packed = new ZipFile(file.toFile())) {
            unpack(packed, root(packed, file), part, monitor);
            Files.writeString(part.resolve(STAMP), stamp);
            return Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException | InvalidPathException e) {
            CampaignFolders.delete(part);
            String why = e instanceof ZipException ? Messages.import_noZip : String.valueOf(e.getMessage());
            throw new CoreException(ContestStatus.IMPORT.because(e, file, why));
        } catch (RuntimeException e) { // cancelled
            CampaignFolders.delete(part);
            throw e;
        }
    }

    /** The folder inside that holds the database, with a slash at its end. */
    private static String root(ZipFile packed, Path file) throws CoreException {
        return packed.stream().map(ZipEntry::getName)
            .filter(name -> name.equals(CampaignStore.FILE) || name.endsWith('/' + CampaignStore.FILE))
            .map(name -> name.substring(0, name.length() - CampaignStore.FILE.length())).findFirst()
            .orElseThrow(() -> ContestStatus.IMPORT.exception(file, Messages.import_noDatabase));
    }

    private static void unpack(ZipFile packed, String root, Path target, IProgressMonitor monitor) throws IOException {
        SubMonitor progress = SubMonitor.convert(monitor, packed.size());
        Enumeration<? extends ZipEntry> entries = packed.entries();
        while (entries.hasMoreElements()) {
            ZipEntry entry = entries.nextElement();
            progress.split(1);
            String name = entry.getName();
            Path to = name.startsWith(root) ? target.resolve(name.substring(root.length())).normalize() : target;
            if (!entry.isDirectory() && to.startsWith(target) && !to.equals(target)) { // no way out of the folder
                Files.createDirectories(to.getParent());
                try (InputStream in = packed.getInputStream(entry)) {
                    Files.copy(in, to);
                }
            }
        }
    }

    private static String stamp(Path file) throws CoreException {
        try (InputStream in = Files.newInputStream(file);
            DigestInputStream digested = new DigestInputStream(in, MessageDigest.getInstance("SHA-256"))) {
            digested.transferTo(OutputStream.nullOutputStream());
            return HexFormat.of().formatHex(digested.getMessageDigest().digest());
        } catch (IOException e) {
            throw new CoreException(ContestStatus.IMPORT.because(e, file, String.valueOf(e.getMessage())));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
