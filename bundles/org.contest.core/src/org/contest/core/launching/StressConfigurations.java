/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.launching;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.contest.core.ContestTools;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignManager;
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

/** Finds and makes launch configurations that stress an element: at most one for each. */
public final class StressConfigurations {

    private static final String JUNIT = "org.eclipse.jdt.junit.launchconfig"; //$NON-NLS-1$

    private StressConfigurations() {
    }

    /** The launch configuration type. */
    public static ILaunchConfigurationType type() {
        return manager().getLaunchConfigurationType(ContestTools.STRESS_TYPE);
    }

    /** The configuration of an element; null when there is none yet. */
    public static @Nullable ILaunchConfiguration find(StressTarget target) throws CoreException {
        for (ILaunchConfiguration configuration : manager().getLaunchConfigurations(type())) {
            if (StressTarget.kind(configuration) == target.kind() && target.isOf(configuration)) {
                return configuration;
            }
        }
        return null;
    }

    /** The configuration of a class with {@code main}; null when there is none yet. */
    public static @Nullable ILaunchConfiguration find(IType main) throws CoreException {
        return find(StressTarget.program(main));
    }

    /**
     * A saved configuration of an element. Where a Java application or JUnit configuration of the element exists, its
     * arguments, JRE, class path and environment are taken over.
     */
    public static ILaunchConfiguration findOrCreate(StressTarget target) throws CoreException {
        ILaunchConfiguration existing = find(target);
        return existing == null ? create(target) : existing;
    }

    /** A saved configuration of a class with {@code main}. */
    public static ILaunchConfiguration findOrCreate(IType main) throws CoreException {
        return findOrCreate(StressTarget.program(main));
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

    /** The configurations that made the campaigns of the workspace, the latest first. */
    public static List<ILaunchConfiguration> recent() throws CoreException {
        Set<ILaunchConfiguration> recent = new LinkedHashSet<>();
        for (CampaignEntry campaign : CampaignManager.ofWorkspace().entries()) {
            ILaunchConfiguration configuration = named(campaign.origin().configuration());
            if (configuration != null) {
                recent.add(configuration);
            }
        }
        return List.copyOf(recent);
    }

    private static ILaunchConfiguration create(StressTarget target) throws CoreException {
        ILaunchConfigurationWorkingCopy made = type().newInstance(null, name(target));
        ILaunchConfiguration java = ofJava(target);
        if (java != null) {
            made.setAttributes(java.getAttributes());
        }
        StressDefaults.apply(made);
        target.write(made);
        IResource resource = target.element().getResource();
        if (resource != null) {
            made.setMappedResources(new IResource[] {resource});
        }
        return made.doSave();
    }

    /** Two elements of one name, in two projects, are told apart by the project. */
    private static String name(StressTarget target) throws CoreException {
        boolean taken = manager().isExistingLaunchConfigurationName(target.title());
        return manager().generateLaunchConfigurationName(taken ? target.titleWithProject() : target.title());
    }

    /** The configuration by which JDT runs the element; null when there is none. */
    private static @Nullable ILaunchConfiguration ofJava(StressTarget target) throws CoreException {
        String id =
            target.kind() == StressTarget.Kind.TESTS ? JUNIT : IJavaLaunchConfigurationConstants.ID_JAVA_APPLICATION;
        ILaunchConfigurationType type = manager().getLaunchConfigurationType(id);
        for (ILaunchConfiguration configuration : manager().getLaunchConfigurations(type)) {
            if (target.isOf(configuration)) {
                return configuration;
            }
        }
        return null;
    }

    private static ILaunchManager manager() {
        return DebugPlugin.getDefault().getLaunchManager();
    }
}
