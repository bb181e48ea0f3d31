/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.harness;

import java.io.DataInputStream;
import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Path;
import org.contest.protocol.FolderContents;
import org.contest.protocol.HarnessWire;
import org.contest.protocol.trace.TraceScratch;

/** The program under test: where its classes are, its main class and what main gets. */
final class Program {

    private final Loaders loaders;
    private final String mainClass;
    private final String[] arguments;
    private final TraceScratch scratch;
    private final String temporary;

    private Program(URL[] classPath, String mainClass, String[] arguments, Path scratch, String temporary) {
        this.loaders = new Loaders(classPath);
        this.mainClass = mainClass;
        this.arguments = arguments;
        this.scratch = new TraceScratch(scratch);
        this.temporary = temporary;
    }

    static Program read(DataInputStream in) throws IOException {
        String[] path = texts(in);
        URL[] urls = new URL[path.length];
        for (int i = 0; i < path.length; i++) {
            urls[i] = url(path[i]);
        }
        return new Program(urls, HarnessWire.read(in), texts(in), Path.of(HarnessWire.read(in)), HarnessWire.read(in));
    }

    private static URL url(String path) throws MalformedURLException {
        return Path.of(path).toUri().toURL();
    }

    private static String[] texts(DataInputStream in) throws IOException {
        String[] texts = new String[in.readInt()];
        for (int i = 0; i < texts.length; i++) {
            texts[i] = HarnessWire.read(in);
        }
        return texts;
    }

    /** Loaders with copies of all classes of the program, their static fields as at the beginning. */
    Loaders loaders() {
        return loaders;
    }

    /** Where the traces of controlled runs are written. */
    TraceScratch scratch() {
        return scratch;
    }

    /** Deletes what a run has left in the folder for temporary files, where that is the engine's. */
    void deleteTemporaryFiles() {
        if (!temporary.isEmpty()) {
            FolderContents.delete(new File(temporary));
        }
    }

    String mainClass() {
        return mainClass;
    }

    String[] arguments() {
        return arguments.clone();
    }
}
