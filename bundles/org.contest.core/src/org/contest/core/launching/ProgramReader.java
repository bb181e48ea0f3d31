/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.launching;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.contest.core.ContestStatus;
import org.contest.engine.model.ProgramSpec;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jdt.launching.AbstractJavaLaunchConfigurationDelegate;
import org.eclipse.jdt.launching.ExecutionArguments;
import org.eclipse.jdt.launching.IVMInstall;
import org.eclipse.jdt.launching.IVMInstall2;

/** Reads from a launch configuration what the engine has to start, as JDT's own application launch resolves it. */
final class ProgramReader {

    private static final int OLDEST_JAVA = 17;

    private final AbstractJavaLaunchConfigurationDelegate resolver;
    private final ILaunchConfiguration configuration;

    ProgramReader(AbstractJavaLaunchConfigurationDelegate resolver, ILaunchConfiguration configuration) {
        this.resolver = resolver;
        this.configuration = configuration;
    }

    /** The program that {@code main} starts. */
    ProgramSpec program() throws CoreException {
        ExecutionArguments arguments = arguments();
        return new ProgramSpec(classPath(), List.of(), resolver.verifyMainTypeName(configuration),
            List.of(arguments.getProgramArgumentsArray()), List.of(arguments.getVMArgumentsArray()),
            workingDirectory(), environment(), javaHome());
    }

    /** JUnit tests, each as the engine names it. */
    ProgramSpec tests(List<String> selectors) throws CoreException {
        return new ProgramSpec(PlatformLauncher.complete(classPath(), resolver.getJavaProject(configuration)),
            List.of(), ProgramSpec.JUNIT_MAIN, selectors, List.of(arguments().getVMArgumentsArray()),
            workingDirectory(), environment(), javaHome());
    }

    private ExecutionArguments arguments() throws CoreException {
        return new ExecutionArguments(resolver.getVMArguments(configuration),
            resolver.getProgramArguments(configuration));
    }

    /** A modular project's module path goes to the class path: a class there is reachable whatever it exports. */
    private List<Path> classPath() throws CoreException {
        List<Path> paths = new ArrayList<>();
        for (String[] entries : resolver.getClasspathAndModulepath(configuration)) {
            if (entries != null) {
                for (String entry : entries) {
                    paths.add(Path.of(entry));
                }
            }
        }
        return paths;
    }

    private Path workingDirectory() throws CoreException {
        File directory = resolver.verifyWorkingDirectory(configuration);
        return directory == null ? Path.of(System.getProperty("user.home")) : directory.toPath(); //$NON-NLS-1$
    }

    /** Variables that differ from those of this process. */
    private Map<String, String> environment() throws CoreException {
        Map<String, String> changed = new HashMap<>();
        String @Nullable [] all = resolver.getEnvironment(configuration);
        for (String variable : all == null ? new String[0] : all) {
            int equals = variable.indexOf('=', 1);
            String name = equals < 0 ? variable : variable.substring(0, equals);
            String value = equals < 0 ? "" : variable.substring(equals + 1); //$NON-NLS-1$
            if (!value.equals(System.getenv(name))) {
                changed.put(name, value);
            }
        }
        return changed;
    }

    private Path javaHome() throws CoreException {
        IVMInstall jre = resolver.verifyVMInstall(configuration);
        String version = jre instanceof IVMInstall2 modern ? modern.getJavaVersion() : null;
        if (version != null && feature(version) < OLDEST_JAVA) {
            throw ContestStatus.JRE_TOO_OLD.exception(jre.getName(), version);
        }
        return jre.getInstallLocation().toPath();
    }

    /** 8 for 1.8.0_292, 21 for 21.0.2 and for 21-ea. */
    private static int feature(String version) {
        String[] parts = version.split("[^0-9]+"); //$NON-NLS-1$
        int at = parts.length > 1 && parts[0].equals("1") ? 1 : 0; //$NON-NLS-1$
        return parts.length == 0 || parts[at].isEmpty() ? OLDEST_JAVA : Integer.parseInt(parts[at]);
    }
}
