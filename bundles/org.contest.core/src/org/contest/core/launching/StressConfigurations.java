/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.launching;

import org.contest.core.ContestTools;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationType;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.launching.IJavaLaunchConfigurationConstants;

/** Finds and makes launch configurations that stress a class: at most one for each. */
public final class StressConfigurations {

    private StressConfigurations() {
    }

    /** The launch configuration type. */
    public static ILaunchConfigurationType type() {
        return manager().getLaunchConfigurationType(ContestTools.STRESS_TYPE);
    }

    /** The configuration that stresses a class; null when there is none yet. */
    public static @Nullable ILaunchConfiguration find(IType main) throws CoreException {
        return find(type(), main);
    }

    /**
     * A saved configuration for a class with {@code main}. Where a Java application configuration of the class exists,
     * its arguments, JRE, class path and environment are taken over.
     */
    public static ILaunchConfiguration findOrCreate(IType main) throws CoreException {
        ILaunchConfiguration existing = find(main);
        return existing == null ? create(main) : existing;
    }

    /** The configuration with a name; null when it does not exist. */
    public static @Nullable ILaunchConfiguration named(String name) throws CoreException {
        for (ILaunchConfiguration configuration : manager().getLaunchConfigurations(type())) {
            if (configuration.getName().equals(name)) {
                return configuration;
            }
        }
        return null;
    }

    private static ILaunchConfiguration create(IType main) throws CoreException {
        String name = manager().generateLaunchConfigurationName(main.getTypeQualifiedName('.'));
        ILaunchConfigurationWorkingCopy made = type().newInstance(null, name);
        ILaunchConfigurationType application =
            manager().getLaunchConfigurationType(IJavaLaunchConfigurationConstants.ID_JAVA_APPLICATION);
        ILaunchConfiguration java = find(application, main);
        if (java != null) {
            made.setAttributes(java.getAttributes());
        }
        made.setAttribute(IJavaLaunchConfigurationConstants.ATTR_MAIN_TYPE_NAME, main.getFullyQualifiedName());
        made.setAttribute(IJavaLaunchConfigurationConstants.ATTR_PROJECT_NAME,
            main.getJavaProject().getElementName());
        IResource resource = main.getUnderlyingResource();
        if (resource != null) {
            made.setMappedResources(new IResource[] {resource});
        }
        return made.doSave();
    }

    private static @Nullable ILaunchConfiguration find(ILaunchConfigurationType type, IType main) throws CoreException {
        String project = main.getJavaProject().getElementName();
        for (ILaunchConfiguration configuration : manager().getLaunchConfigurations(type)) {
            String name = text(configuration, IJavaLaunchConfigurationConstants.ATTR_MAIN_TYPE_NAME);
            String its = text(configuration, IJavaLaunchConfigurationConstants.ATTR_PROJECT_NAME);
            if (name.equals(main.getFullyQualifiedName()) && its.equals(project)) {
                return configuration;
            }
        }
        return null;
    }

    private static String text(ILaunchConfiguration configuration, String attribute) throws CoreException {
        return configuration.getAttribute(attribute, ""); //$NON-NLS-1$
    }

    private static ILaunchManager manager() {
        return DebugPlugin.getDefault().getLaunchManager();
    }
}
