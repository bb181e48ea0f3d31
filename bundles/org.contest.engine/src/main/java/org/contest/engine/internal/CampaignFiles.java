/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;
import org.contest.engine.model.EngineException;
import org.jspecify.annotations.Nullable;

/** The files of a campaign's directory, beside the campaign file. */
public final class CampaignFiles {

    /** The folder in which campaigns come to lie by themselves. */
    public static final String FOLDER = ".contest";

    private static final String GIT_IGNORE = ".gitignore";

    private final Path directory;

    /** The files below a directory. */
    public CampaignFiles(Path directory) {
        this.directory = directory;
    }

    /** Makes the folders that are missing. */
    public void create() {
        try {
            Files.createDirectories(traces());
            Files.createDirectories(outputs());
            hideFromGit();
        } catch (IOException e) {
            throw EngineException.user("The campaign's directory " + directory + " cannot be made ("
                + e.getMessage() + "). Name another one or give this user the right to write there.", e);
        }
    }

    /** What was recorded is no source. */
    private void hideFromGit() throws IOException {
        Path folder = directory.toAbsolutePath().getParent();
        if (folder != null && folder.endsWith(FOLDER) && !Files.exists(folder.resolve(GIT_IGNORE))) {
            Files.writeString(folder.resolve(GIT_IGNORE), "*" + System.lineSeparator());
        }
    }

    /** Traces of failing runs. */
    public Path traces() {
        return directory.resolve("traces");
    }

    /** What the program printed. */
    public Path outputs() {
        return directory.resolve("output");
    }

    /** Program locations of all runs. */
    public Path sites() {
        return directory.resolve("sites.tsv");
    }

    /** What controlled runs have shown, for later ones. */
    Path lessons() {
        return directory.resolve("lessons");
    }

    /** What a campaign of branches follows. */
    Path branches() {
        return directory.resolve("branches");
    }

    /** The trace that branches are derived from; missing in other campaigns. */
    Path recorded() {
        return branches().resolve("recorded.trace");
    }

    /** The trace of a run. */
    public Path trace(int run) {
        return traces().resolve("run-" + run + ".trace");
    }

    /** The output of a run. */
    public Path output(int run) {
        return outputs().resolve("run-" + run + ".txt");
    }

    /** The program locations of a trace whose numbers differ from those of the campaign; may not exist. */
    public static Path sitesOf(Path trace) {
        return trace.resolveSibling(trace.getFileName() + ".sites.tsv");
    }

    /** The program locations of a trace of this campaign. */
    public Path sitesFor(Path trace) {
        Path own = sitesOf(trace);
        return Files.exists(own) ? own : sites();
    }

    /** The size of all traces and outputs. */
    long bytes() {
        long bytes = 0;
        for (Path folder : List.of(traces(), outputs())) {
            try (Stream<Path> kept = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
                bytes += kept.mapToLong(file -> file.toFile().length()).sum();
            } catch (IOException e) {
                throw EngineException.tool("The folder " + folder + " cannot be read (" + e.getMessage() + ").", e);
            }
        }
        return bytes;
    }

    /** Deletes a file that may not exist. */
    public static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Deletes a folder and the files in it. */
    public static void deleteFolder(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            files.forEach(CampaignFiles::delete);
        }
        delete(folder);
    }

    /** The file when it holds something; null, and the file is gone, when it is empty or missing. */
    public static @Nullable Path unlessEmpty(Path file) {
        try {
            if (Files.exists(file) && Files.size(file) > 0) {
                return file;
            }
            Files.deleteIfExists(file);
            return null;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Takes the campaign for this process until the lock is closed.
     *
     * @throws EngineException when another process runs it
     */
    @SuppressWarnings("resource")
    public FileLock lock() {
        try {
            FileChannel channel = FileChannel.open(directory.resolve("campaign.lock"), StandardOpenOption.CREATE,
                StandardOpenOption.WRITE);
            FileLock lock = channel.tryLock();
            if (lock != null) {
                return lock;
            }
            channel.close();
        } catch (OverlappingFileLockException e) {
            throw running(e);
        } catch (IOException e) {
            throw EngineException.tool("The campaign's directory " + directory + " cannot be locked ("
                + e.getMessage() + ").", e);
        }
        throw running(null);
    }

    /** Gives a lock back. */
    public static void release(FileLock lock) {
        try {
            lock.acquiredBy().close();
        } catch (IOException e) {
            throw EngineException.tool("The campaign's lock could not be given back (" + e.getMessage() + ").", e);
        }
    }

    private EngineException running(@Nullable Exception cause) {
        return EngineException.user("The campaign in " + directory
            + " is being run already. Wait for its end or name another directory.", cause);
    }
}
