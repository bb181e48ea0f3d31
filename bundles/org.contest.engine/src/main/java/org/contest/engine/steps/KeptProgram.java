/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.steps;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.model.ReplayOptions.Place;
import org.contest.protocol.FolderContents;

/** A copy of a program's class folders, not of its jars: what is built later does not change what is replayed. */
final class KeptProgram implements AutoCloseable {

    private final Path folder;
    private final Place place;

    /**
     * Copies the folders as they are now.
     *
     * @throws EngineException with a plain sentence when they cannot be copied
     */
    KeptProgram(ProgramSpec program) {
        try {
            folder = Files.createTempDirectory("contest-program");
            place = new Place(kept(program.classPath()), kept(program.modulePath()), Optional.empty());
        } catch (IOException e) {
            throw EngineException.tool("The classes of the program could not be copied to "
                + System.getProperty("java.io.tmpdir") + " (" + e.getMessage() + "). Make room there.", e);
        }
    }

    /** Where the program is now. */
    Place place() {
        return place;
    }

    private List<Path> kept(List<Path> paths) throws IOException {
        List<Path> kept = new ArrayList<>();
        for (Path path : paths) {
            kept.add(Files.isDirectory(path) ? copy(path, Files.createTempDirectory(folder, "classes")) : path);
        }
        return kept;
    }

    private static Path copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Path target = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(file, target);
                }
            }
        }
        return to;
    }

    /** Deletes the copies; what is left of them when that fails is in the folder for temporary files. */
    @Override
    public void close() {
        FolderContents.deleteAll(folder);
    }
}
