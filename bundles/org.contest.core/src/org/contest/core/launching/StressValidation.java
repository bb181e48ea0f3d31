/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.launching;

import java.util.List;
import org.contest.core.ContestStatus;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.jdt.core.IJavaElement;
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
            target(configuration);
            StressOptions.read(configuration);
            return Status.OK_STATUS;
        } catch (CoreException e) {
            return e.getStatus();
        }
    }

    /**
     * What a configuration stresses.
     *
     * @throws CoreException with a status of {@link ContestStatus} when it cannot be stressed
     */
    public static StressTarget target(ILaunchConfiguration configuration) throws CoreException {
        IJavaProject project =
            project(StressTarget.text(configuration, IJavaLaunchConfigurationConstants.ATTR_PROJECT_NAME));
        boolean tests = StressTarget.kind(configuration) == StressTarget.Kind.TESTS;
        String container = StressTarget.text(configuration, StressTarget.CONTAINER);
        if (tests && !container.isEmpty()) {
            return StressTarget.tests(containers(container));
        }
        IType type = type(project,
            StressTarget.text(configuration, IJavaLaunchConfigurationConstants.ATTR_MAIN_TYPE_NAME), tests);
        if (!tests) {
            return program(type);
        }
        String method = StressTarget.methodName(configuration);
        return StressTarget.tests(method.isEmpty() ? type : method(type, method));
    }

    private static StressTarget program(IType type) throws CoreException {
        if (!hasMain(type)) {
            throw ContestStatus.NO_MAIN.exception(type.getFullyQualifiedName());
        }
        return StressTarget.program(type);
    }

    private static IType type(IJavaProject project, String name, boolean tests) throws CoreException {
        if (name.isEmpty()) {
            throw (tests ? ContestStatus.NO_TEST_TYPE : ContestStatus.NO_TYPE).exception();
        }
        IType type = project.findType(name.replace('$', '.'), new NullProgressMonitor());
        if (type == null) {
            throw ContestStatus.TYPE_MISSING.exception(name, project.getElementName());
        }
        return type;
    }

    /** A method of the class, inherited ones too. */
    private static IMethod method(IType type, String name) throws CoreException {
        for (IMethod method : type.getMethods()) {
            if (method.getElementName().equals(name)) {
                return method;
            }
        }
        for (IType parent : type.newSupertypeHierarchy(new NullProgressMonitor()).getAllSupertypes(type)) {
            for (IMethod method : parent.getMethods()) {
                if (method.getElementName().equals(name)) {
                    return type.getMethod(name, method.getParameterTypes());
                }
            }
        }
        throw ContestStatus.METHOD_MISSING.exception(name, type.getFullyQualifiedName());
    }

    private static List<IJavaElement> containers(String handles) throws CoreException {
        List<IJavaElement> elements = StressTarget.elements(handles);
        if (elements.isEmpty()) {
            throw ContestStatus.CONTAINER_MISSING.exception(handles);
        }
        for (IJavaElement element : elements) {
            if (!element.exists()) {
                throw ContestStatus.CONTAINER_MISSING.exception(element.getElementName());
            }
        }
        return elements;
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
    static boolean hasMain(IType type) throws JavaModelException {
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
}
