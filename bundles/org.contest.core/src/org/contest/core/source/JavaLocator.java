/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.source;

import org.contest.core.ContestStatus;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.JavaModelException;

/** Finds the Java element of a program location. */
public final class JavaLocator {

    private JavaLocator() {
    }

    /**
     * The class of a frame, in the project of the campaign or else in any other.
     *
     * @param project name of the project to look in first; may be empty
     * @throws CoreException {@link ContestStatus#NO_SOURCE} when no project has the class
     */
    public static IType type(String project, Frame frame) throws CoreException {
        IType found = project.isEmpty() ? null
            : in(ResourcesPlugin.getWorkspace().getRoot().getProject(project), frame.type());
        for (IProject other : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
            if (found == null) {
                found = in(other, frame.type());
            }
        }
        if (found == null) {
            throw ContestStatus.NO_SOURCE.exception(frame.type());
        }
        return found;
    }

    private static @Nullable IType in(IProject project, String binaryName) throws CoreException {
        if (!project.isAccessible() || !project.hasNature(JavaCore.NATURE_ID)) {
            return null;
        }
        return in(JavaCore.create(project), binaryName);
    }

    /** Of a class without a name of its own, such as {@code A$1}, the nearest class around it that has one. */
    private static @Nullable IType in(IJavaProject project, String binaryName) throws JavaModelException {
        String name = binaryName;
        IType type = project.findType(name.replace('$', '.'), new NullProgressMonitor());
        while (type == null && name.lastIndexOf('$') > 0) {
            name = name.substring(0, name.lastIndexOf('$'));
            type = project.findType(name.replace('$', '.'), new NullProgressMonitor());
        }
        return type;
    }
}
