/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.examples;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Collections;
import java.util.List;
import org.contest.core.ContestStatus;
import org.contest.ui.ContestUi;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.core.IClasspathEntry;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.launching.JavaRuntime;
import org.osgi.framework.Bundle;

/** Makes a Java project of the example sources that this bundle carries. */
final class ExampleProject {

    private static final String SOURCES = "example-sources"; //$NON-NLS-1$
    private static final String PROGRAMS = "src"; //$NON-NLS-1$
    private static final String TESTS = "test"; //$NON-NLS-1$
    private static final String JUNIT = "org.eclipse.jdt.junit.JUNIT_CONTAINER/5"; //$NON-NLS-1$
    private static final String JAVA_LEVEL = JavaCore.VERSION_17;

    private ExampleProject() {
    }

    /**
     * Makes the project.
     *
     * @param location where; null for the workspace
     */
    static void create(IProject project, IPath location, IProgressMonitor monitor) throws CoreException {
        SubMonitor progress = SubMonitor.convert(monitor, 3);
        IProjectDescription description = project.getWorkspace().newProjectDescription(project.getName());
        description.setLocation(location);
        project.create(description, progress.split(1));
        project.open(progress.split(1));
        description.setNatureIds(new String[] {JavaCore.NATURE_ID}); // only now: adds the Java builder too
        project.setDescription(description, null);
        copy(project);
        configure(JavaCore.create(project));
        progress.worked(1);
    }

    private static void configure(IJavaProject java) throws CoreException {
        IProject project = java.getProject();
        java.setOption(JavaCore.COMPILER_COMPLIANCE, JAVA_LEVEL);
        java.setOption(JavaCore.COMPILER_SOURCE, JAVA_LEVEL);
        java.setOption(JavaCore.COMPILER_CODEGEN_TARGET_PLATFORM, JAVA_LEVEL);
        java.setRawClasspath(new IClasspathEntry[] {JavaCore.newSourceEntry(project.getFolder(PROGRAMS).getFullPath()),
            JavaCore.newSourceEntry(project.getFolder(TESTS).getFullPath()),
            JavaCore.newContainerEntry(JavaRuntime.newDefaultJREContainerPath()),
            JavaCore.newContainerEntry(IPath.fromOSString(JUNIT))},
            project.getFullPath().append("bin"), null); //$NON-NLS-1$
    }

    private static void copy(IProject target) throws CoreException {
        Bundle bundle = Platform.getBundle(ContestUi.ID);
        List<URL> files = Collections.list(bundle.findEntries(SOURCES, "*.java", true)); //$NON-NLS-1$
        for (URL file : files) {
            String path = file.getPath();
            String inside = path.substring(path.indexOf('/' + SOURCES + '/') + SOURCES.length() + 2);
            copy(file, target.getFile(IPath.fromOSString(inside)));
        }
    }

    private static void copy(URL from, IFile to) throws CoreException {
        mkdirs(to.getParent());
        try (InputStream in = from.openStream()) {
            to.create(in, IResource.FORCE, null);
        } catch (IOException e) {
            throw new CoreException(ContestStatus.CAMPAIGN_FILES.because(e, to.getFullPath(), e.getMessage()));
        }
    }

    private static void mkdirs(IContainer container) throws CoreException {
        if (container instanceof IFolder folder && !folder.exists()) {
            mkdirs(folder.getParent());
            folder.create(true, true, null);
        }
    }
}
