/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.launching;

import org.contest.core.ContestStatus;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.launching.IJavaLaunchConfigurationConstants;

/** Says what is wrong with a launch configuration before it is launched: one plain sentence, or OK. */
public final class StressValidation {

    private StressValidation() {
    }

    /** The first thing that is wrong with a configuration; OK when it can be launched. */
    public static IStatus validate(ILaunchConfiguration configuration) {
        try {
            mainType(configuration);
            StressOptions.read(configuration);
            return Status.OK_STATUS;
        } catch (CoreException e) {
            return e.getStatus();
        }
    }

    /**
     * The class that a configuration names.
     *
     * @throws CoreException with a status of {@link ContestStatus} when it cannot be stressed
     */
    public static IType mainType(ILaunchConfiguration configuration) throws CoreException {
        IJavaProject project = project(text(configuration, IJavaLaunchConfigurationConstants.ATTR_PROJECT_NAME));
        String name = text(configuration, IJavaLaunchConfigurationConstants.ATTR_MAIN_TYPE_NAME);
        if (name.isEmpty()) {
            throw ContestStatus.NO_TYPE.exception();
        }
        IType type = project.findType(name.replace('$', '.'), new NullProgressMonitor());
        if (type == null) {
            throw ContestStatus.TYPE_MISSING.exception(name, project.getElementName());
        }
        if (!hasMain(type)) {
            throw ContestStatus.NO_MAIN.exception(name);
        }
        return type;
    }

    private static IJavaProject project(String name) throws CoreException {
        if (name.isEmpty()) {
            throw ContestStatus.NO_PROJECT.exception();
        }
        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(name);
        if (!project.isAccessible()) {
            throw ContestStatus.PROJECT_MISSING.exception(name);
        }
        if (!project.hasNature(JavaCore.NATURE_ID)) {
            throw ContestStatus.NOT_A_JAVA_PROJECT.exception(name);
        }
        return JavaCore.create(project);
    }

    /** True when a class declares or inherits a main method. */
    private static boolean hasMain(IType type) throws JavaModelException {
        if (declaresMain(type)) {
            return true;
        }
        for (IType parent : type.newSupertypeHierarchy(new NullProgressMonitor()).getAllSuperclasses(type)) {
            if (declaresMain(parent)) {
                return true;
            }
        }
        return false;
    }

    private static boolean declaresMain(IType type) throws JavaModelException {
        for (IMethod method : type.getMethods()) {
            if (method.isMainMethod()) {
                return true;
            }
        }
        return false;
    }

    private static String text(ILaunchConfiguration configuration, String attribute) throws CoreException {
        return configuration.getAttribute(attribute, "").trim(); //$NON-NLS-1$
    }
}
