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
import java.nio.file.Files;
import java.nio.file.Path;
import org.contest.analysis.operations.LibraryKinds;
import org.contest.engine.model.EngineException;

/** What calls of libraries mean that ConTest does not know: a file in the folder in which the program works. */
public final class UserKinds {

    /** The name of the file. */
    static final String FILE = "contest-kinds.txt";

    private UserKinds() {
    }

    /**
     * Reads the file of a folder, where it has one.
     *
     * @throws EngineException with a plain sentence when it cannot be read, or a line is not understood
     */
    public static void learn(Path folder) {
        Path file = folder.resolve(FILE);
        if (!Files.isRegularFile(file)) {
            return;
        }
        try {
            LibraryKinds.learn(file.toString(), Files.readAllLines(file));
        } catch (IOException e) {
            throw EngineException.user("The file " + file + " cannot be read (" + e.getMessage() + ").", e);
        } catch (IllegalArgumentException e) {
            throw EngineException.user(String.valueOf(e.getMessage()), e);
        }
    }
}
