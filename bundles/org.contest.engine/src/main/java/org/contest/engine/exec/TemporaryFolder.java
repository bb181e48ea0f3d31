/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.ProgramSpec;
import org.contest.protocol.FolderContents;
import org.jspecify.annotations.Nullable;

/**
 * The folder for temporary files of one JVM that runs the program. No other run meets what is left there, and all
 * names of such folders have the same length and hash code, so that a replay has the order of hash tables again.
 */
public final class TemporaryFolder implements AutoCloseable {

    private static final String PROPERTY = "-Djava.io.tmpdir=";
    private static final String PREFIX = "contest-";
    /** Two characters each, of one hash code: names made of them have one, too. */
    private static final String[] ALIKE = {"Aw", "BX", "C9"};
    private static final int PAIRS = 7;
    private static final int NAMES = (int) Math.pow(ALIKE.length, PAIRS);
    private static final Pattern NAME = Pattern.compile(PREFIX + "(Aw|BX|C9){" + PAIRS + "}");
    private static final Duration FORGOTTEN = Duration.ofDays(7);

    private static final Set<Path> OPEN = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> OPEN.forEach(FolderContents::deleteAll)));
    }

    private final @Nullable Path folder;

    private TemporaryFolder(@Nullable Path folder) {
        this.folder = folder;
    }

    /**
     * A new one; none for a program whose VM arguments name a folder.
     *
     * @throws EngineException with a plain sentence when it cannot be made
     */
    public static TemporaryFolder of(ProgramSpec program) {
        return new TemporaryFolder(
            program.vmArguments().stream().anyMatch(argument -> argument.startsWith(PROPERTY)) ? null : make());
    }

    private static Path make() {
        Path base = base();
        int first = ThreadLocalRandom.current().nextInt(NAMES);
        try {
            for (int i = 0; i < NAMES; i++) {
                Path made = made(base.resolve(name((first + i) % NAMES)));
                if (made != null) {
                    OPEN.add(made);
                    return made;
                }
            }
        } catch (IOException e) {
            throw failed(base, e.toString(), e);
        }
        throw failed(base, "it has " + NAMES + " of them already", null);
    }

    private static @Nullable Path made(Path folder) throws IOException {
        try {
            return Files.createDirectory(folder);
        } catch (FileAlreadyExistsException e) {
            return null;
        }
    }

    private static EngineException failed(Path base, String why, @Nullable Exception cause) {
        return EngineException.tool("A folder for the program's temporary files could not be made in " + base + " ("
            + why + "). Make room there, or name another one with --jvm-arg=" + PROPERTY + "FOLDER.", cause);
    }

    private static Path base() {
        return Path.of(System.getProperty("java.io.tmpdir")).toAbsolutePath();
    }

    static String name(int number) {
        StringBuilder name = new StringBuilder(PREFIX);
        for (int i = 0, rest = number; i < PAIRS; i++, rest /= ALIKE.length) {
            name.append(ALIKE[rest % ALIKE.length]);
        }
        return name.toString();
    }

    /** Arguments for the JVM: one or none. */
    public List<String> arguments() {
        return folder == null ? List.of() : List.of(PROPERTY + folder);
    }

    /** Its path; empty when there is none. */
    String path() {
        return folder == null ? "" : folder.toString();
    }

    /** Deletes it with all that is in it, as far as that can be deleted. */
    @Override
    public void close() {
        if (folder != null) {
            FolderContents.deleteAll(folder);
            OPEN.remove(folder);
        }
    }

    /** Deletes those that engines have left behind which were killed some days ago. Never fails. */
    static void prune() {
        File[] found = base().toFile().listFiles((parent, name) -> NAME.matcher(name).matches());
        Instant limit = Instant.now().minus(FORGOTTEN);
        Stream.of(found == null ? new File[0] : found)
            .filter(folder -> Instant.ofEpochMilli(folder.lastModified()).isBefore(limit))
            .forEach(folder -> FolderContents.deleteAll(folder.toPath()));
    }
}
