/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests.support;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jdt.core.IClasspathEntry;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.IPackageFragment;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.launching.JavaRuntime;

/** A Java project with JUnit of a version, as a user makes it: the library is JDT's own container. */
public final class TestProject {

    private static final String SOURCES = "src";

    private final IJavaProject project;

    private TestProject(IJavaProject project) {
        this.project = project;
    }

    /** A new project; an older one of the name goes. */
    public static TestProject create(String name, String junit) throws Exception {
        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(name);
        if (project.exists()) {
            delete(project);
        }
        IProjectDescription description = project.getWorkspace().newProjectDescription(name);
        project.create(description, null);
        project.open(null);
        description.setNatureIds(new String[] {JavaCore.NATURE_ID});
        project.setDescription(description, null);
        IFolder sources = project.getFolder(SOURCES);
        sources.create(true, true, null);
        IJavaProject java = JavaCore.create(project);
        java.setOption(JavaCore.COMPILER_COMPLIANCE, JavaCore.VERSION_17);
        java.setOption(JavaCore.COMPILER_SOURCE, JavaCore.VERSION_17);
        java.setOption(JavaCore.COMPILER_CODEGEN_TARGET_PLATFORM, JavaCore.VERSION_17);
        java.setRawClasspath(new IClasspathEntry[] {JavaCore.newSourceEntry(sources.getFullPath()),
            JavaCore.newContainerEntry(JavaRuntime.newDefaultJREContainerPath()),
            JavaCore.newContainerEntry(IPath.fromOSString("org.eclipse.jdt.junit.JUNIT_CONTAINER/" + junit))},
            project.getFullPath().append("bin"), null);
        return new TestProject(java);
    }

    /**
     * Deletes a project and its campaigns, which lie in it. A view or a job that still reads one opens its database,
     * which makes files beside it: the platform refuses to delete a folder that gets files meanwhile. The manager of
     * the campaigns moves each one away first.
     */
    private static void delete(IProject project) throws Exception {
        Stressed.deleteIn(project.getLocation().toPath());
        project.delete(true, true, null);
    }

    /** Adds a file to the package {@code tests}. */
    public TestProject with(String file, String source) throws Exception {
        IFolder folder = project.getProject().getFolder(SOURCES).getFolder("tests");
        if (!folder.exists()) {
            folder.create(true, true, null);
        }
        folder.getFile(file).create(new ByteArrayInputStream(source.getBytes(StandardCharsets.UTF_8)), true, null);
        return this;
    }

    /** Adds a library without its source. */
    public TestProject library(Path jar) throws Exception {
        List<IClasspathEntry> entries = new ArrayList<>(List.of(project.getRawClasspath()));
        entries.add(JavaCore.newLibraryEntry(IPath.fromPath(jar), null, null));
        project.setRawClasspath(entries.toArray(IClasspathEntry[]::new), null);
        return this;
    }

    /** The project, compiled without an error. */
    public IJavaProject built() throws Exception {
        project.getProject().build(IncrementalProjectBuilder.FULL_BUILD, null);
        for (IMarker marker : project.getProject().findMarkers(IMarker.PROBLEM, true, IResource.DEPTH_INFINITE)) {
            if (marker.getAttribute(IMarker.SEVERITY, 0) == IMarker.SEVERITY_ERROR) {
                throw new AssertionError(marker.getResource() + ": " + marker.getAttribute(IMarker.MESSAGE));
            }
        }
        return project;
    }

    /** Its package {@code tests}. */
    public IPackageFragment tests() throws Exception {
        return project.findPackageFragment(project.getProject().getFolder(SOURCES).getFolder("tests").getFullPath());
    }
}
