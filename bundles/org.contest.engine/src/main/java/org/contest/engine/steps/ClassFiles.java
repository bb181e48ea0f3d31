/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.steps;

import java.io.Closeable;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.contest.engine.model.ProgramSpec;

/** Tells which classes a program has, as its JVM finds them: the manifest of a jar may name further jars. */
public final class ClassFiles implements Closeable {

    private final URLClassLoader files;
    private final boolean hasModules;

    /** Of a program as it is now. */
    public ClassFiles(ProgramSpec program) {
        List<URL> urls = new ArrayList<>();
        for (Path path : program.classPath()) {
            try {
                urls.add(path.toUri().toURL());
            } catch (MalformedURLException e) {
                throw new IllegalStateException(e); // every path of files has one
            }
        }
        files = new URLClassLoader(urls.toArray(URL[]::new), null);
        hasModules = !program.modulePath().isEmpty();
    }

    /** True when there is a class; true for any where there are modules, whose places are not looked at. */
    public boolean has(String type) {
        return hasModules || files.findResource(type.replace('.', '/') + ".class") != null;
    }

    @Override
    public void close() throws IOException {
        files.close();
    }
}
