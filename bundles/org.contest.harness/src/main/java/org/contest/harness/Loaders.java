/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.harness;

import java.io.Closeable;
import java.io.IOException;
import java.net.URL;
import org.jspecify.annotations.Nullable;

/**
 * Gives each run a loader whose classes have never run: a new one, or the last one when all that a run can have changed
 * in it are static fields that can be put back. Only a kept one lets the JVM compile the program.
 */
final class Loaders implements Closeable {

    private final URL[] classPath;
    private final ClassLoader parent;
    private final ClassFiles files = new ClassFiles();
    private @Nullable ProgramLoader last;

    Loaders(URL[] classPath) {
        this.classPath = classPath;
        this.parent = TestTools.parent(classPath);
    }

    /** The loader of the next run. */
    ProgramLoader next() {
        ProgramLoader loader = last;
        last = null;
        return loader != null ? loader : new ProgramLoader(classPath, parent, files);
    }

    /**
     * A run is over.
     *
     * @param clean true when nothing of the program is left that could still run
     * @return true when the next run has the same loader
     */
    boolean back(ProgramLoader loader, boolean clean) throws IOException {
        boolean kept = clean && loader.reset();
        if (kept) {
            last = loader;
        } else {
            loader.close();
        }
        return kept;
    }

    @Override
    public void close() throws IOException {
        if (last != null) {
            last.close();
        }
    }
}
