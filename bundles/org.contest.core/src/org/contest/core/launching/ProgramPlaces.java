/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.launching;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.contest.core.ContestStatus;
import org.contest.core.ContestTools;
import org.contest.core.internal.Messages;
import org.contest.engine.Replay;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.model.ReplayOptions.Place;
import org.contest.engine.steps.ClassFiles;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.launching.IJavaLaunchConfigurationConstants;
import org.eclipse.jdt.launching.JavaLaunchDelegate;
import org.eclipse.osgi.util.NLS;

/**
 * Finds the program of a trace: where it was recorded, or, when the trace comes from another machine, in the project of
 * the workspace that has its class.
 */
public final class ProgramPlaces {

    private ProgramPlaces() {
    }

    /**
     * Where the program of a replay is now.
     *
     * @throws CoreException with a plain sentence when it is nowhere or cannot begin, or the trace cannot be used
     */
    public static Place of(ReplayConfiguration replay) throws CoreException {
        Path trace = replay.trace();
        ProgramSpec program = recorded(trace);
        Optional<Path> missing = program.allPaths().stream().filter(path -> !Files.exists(path)).findFirst();
        if (missing.isEmpty()) {
            requireMain(program, replay);
            return Place.RECORDED;
        }
        IJavaProject project = project(program);
        if (project == null) {
            throw ContestStatus.PROGRAM_MISSING.exception(trace, missing.get(), mainType(program));
        }
        ProgramSpec now = asNow(project);
        return new Place(now.classPath(), List.of(), Optional.of(now.javaHome()));
    }

    /**
     * The name of the project that has the class of a trace's program; empty when none has.
     *
     * @throws CoreException with a plain sentence when the trace cannot be used
     */
    static String projectOf(Path trace) throws CoreException {
        IJavaProject project = project(recorded(trace));
        return project == null ? "" : project.getElementName(); //$NON-NLS-1$
    }

    private static ProgramSpec recorded(Path trace) throws CoreException {
        try {
            return Replay.recordedProgram(trace);
        } catch (EngineException e) {
            throw new CoreException(ContestStatus.of(e));
        }
    }

    private static @Nullable IJavaProject project(ProgramSpec program) throws JavaModelException {
        for (IJavaProject project : JavaCore.create(ResourcesPlugin.getWorkspace().getRoot()).getJavaProjects()) {
            if (project.findType(mainType(program)) != null) {
                return project;
            }
        }
        return null;
    }

    /** Without one of its test classes JUnit runs none. */
    private static void requireMain(ProgramSpec program, ReplayConfiguration replay) throws CoreException {
        try (ClassFiles files = new ClassFiles(program)) {
            for (String type : mainTypes(program)) {
                if (!files.has(type)) {
                    throw ContestStatus.REPLAYED_TYPE_MISSING.exception(type, replay.project().isEmpty()
                        ? Messages.place_classPath : NLS.bind(Messages.place_project, replay.project()));
                }
            }
        } catch (IOException e) {
            throw ContestStatus.REPLAY_LOST.exception(String.valueOf(e.getMessage()));
        }
    }

    /** The class with {@code main}, or the first test class. */
    private static String mainType(ProgramSpec program) {
        return mainTypes(program).get(0);
    }

    private static List<String> mainTypes(ProgramSpec program) {
        boolean isTest = program.isJUnit() && !program.arguments().isEmpty();
        return (isTest ? program.arguments() : List.of(program.mainClass())).stream()
            .map(name -> name.substring(name.indexOf('/') + 1))
            .map(type -> type.indexOf('#') < 0 ? type : type.substring(0, type.indexOf('#'))).distinct().toList();
    }

    /** The class path and JRE of a project, as for tests: a launcher for them is on it where it needs one. */
    private static ProgramSpec asNow(IJavaProject project) throws CoreException {
        ILaunchConfigurationWorkingCopy asked = DebugPlugin.getDefault().getLaunchManager()
            .getLaunchConfigurationType(ContestTools.REPLAY_TYPE).newInstance(null, project.getElementName());
        asked.setAttribute(IJavaLaunchConfigurationConstants.ATTR_PROJECT_NAME, project.getElementName());
        return new ProgramReader(new JavaLaunchDelegate(), asked).tests(List.of());
    }
}
