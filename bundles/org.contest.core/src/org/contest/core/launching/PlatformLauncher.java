/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.launching;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jdt.core.IClasspathContainer;
import org.eclipse.jdt.core.IClasspathEntry;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.junit.JUnitCore;

/**
 * The launcher of the JUnit Platform. A project that Maven or Gradle manages has the tests' engine on its class path,
 * but the launcher is an affair of whoever runs the tests: as JDT does, take the one of the IDE.
 */
final class PlatformLauncher {

    private static final String ENGINE = "junit-platform-engine"; //$NON-NLS-1$
    private static final String LAUNCHER = "junit-platform-launcher"; //$NON-NLS-1$
    private static final String FIRST_OF_5 = "1."; //$NON-NLS-1$

    private PlatformLauncher() {
    }

    /** The class path with a launcher, where an engine is on it and no launcher. */
    static List<Path> complete(List<Path> classPath, IJavaProject project) throws CoreException {
        List<String> names = classPath.stream().map(path -> String.valueOf(path.getFileName())).toList();
        String engine = names.stream().filter(name -> name.startsWith(ENGINE)).findFirst().orElse(""); //$NON-NLS-1$
        if (engine.isEmpty() || names.stream().anyMatch(name -> name.startsWith(LAUNCHER))) {
            return classPath;
        }
        boolean isOf5 = engine.startsWith(FIRST_OF_5, ENGINE.length() + 1);
        List<Path> complete = new ArrayList<>(classPath);
        complete.addAll(launcher(isOf5 ? JUnitCore.JUNIT5_CONTAINER_PATH : JUnitCore.JUNIT6_CONTAINER_PATH, project));
        return complete;
    }

    private static List<Path> launcher(IPath container, IJavaProject project) throws CoreException {
        IClasspathContainer libraries = JavaCore.getClasspathContainer(container, project);
        List<Path> found = new ArrayList<>();
        for (IClasspathEntry library : libraries == null ? new IClasspathEntry[0] : libraries.getClasspathEntries()) {
            if (String.valueOf(library.getPath().lastSegment()).startsWith(LAUNCHER)) {
                found.add(library.getPath().toPath());
            }
        }
        return found;
    }
}
