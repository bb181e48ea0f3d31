/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.contest.core.launching.ReplayConfiguration;
import org.contest.core.launching.ProgramPlaces;
import org.contest.core.launching.ReplayPlan;
import org.contest.debug.process.Replays;
import org.contest.debug.session.ReplaySession;
import org.contest.engine.model.EngineException;
import org.contest.engine.steps.ProgramChanges;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.core.IStatusHandler;
import org.eclipse.jdt.launching.AbstractJavaLaunchConfigurationDelegate;
import org.eclipse.jdt.launching.IVMInstall;
import org.eclipse.jdt.launching.IVMInstallType;
import org.eclipse.jdt.launching.JavaRuntime;
import org.eclipse.jdt.launching.VMRunnerConfiguration;
import org.eclipse.osgi.util.NLS;

/**
 * Starts a replay: to run, the JVM as JDT starts any Java program; to debug, a session that stops at events, on a Java
 * debug target with breakpoints, variables and expressions as always.
 */
public final class ReplayLaunchDelegate extends AbstractJavaLaunchConfigurationDelegate {

    private static final String PLUGIN = "org.contest.debug"; //$NON-NLS-1$
    /** The code of the question, as in the extension that answers it. */
    private static final int CHANGED = 1;

    @Override
    public void launch(ILaunchConfiguration configuration, String mode, ILaunch launch, IProgressMonitor monitor)
        throws CoreException {
        ReplayPlan plan = ReplayPlan.of(ReplayConfiguration.read(configuration));
        setDefaultSourceLocator(launch, configuration);
        if (mode.equals(ILaunchManager.DEBUG_MODE)) {
            ReplaySession.start(plan, launch);
            return;
        }
        Replays.put(launch, plan);
        jre(plan, configuration).getVMRunner(mode).run(runner(plan), launch, monitor);
    }

    /** Asks first when its project has errors, as for any Java program, and when it was changed since. */
    @Override
    public boolean finalLaunchCheck(ILaunchConfiguration configuration, String mode, IProgressMonitor monitor)
        throws CoreException {
        if (!super.finalLaunchCheck(configuration, mode, monitor)) {
            return false;
        }
        List<String> changed = changed(ReplayConfiguration.read(configuration));
        if (changed.isEmpty()) {
            return true;
        }
        IStatus question = new Status(IStatus.WARNING, PLUGIN, CHANGED,
            NLS.bind(Messages.changed, changed.get(0), changed.size()), null);
        IStatusHandler asked = DebugPlugin.getDefault().getStatusHandler(question);
        return asked == null || Boolean.TRUE.equals(asked.handleStatus(question, this));
    }

    private static List<String> changed(ReplayConfiguration replay) {
        try {
            return ProgramChanges.since(replay.trace(), ProgramPlaces.of(replay));
        } catch (EngineException | CoreException e) {
            return List.of(); // the launch tells what is wrong
        }
    }

    private static VMRunnerConfiguration runner(ReplayPlan plan) {
        VMRunnerConfiguration runner = new VMRunnerConfiguration(plan.mainClass(), split(plan.classPath()));
        if (!plan.modulePath().isEmpty()) {
            runner.setModulepath(split(plan.modulePath()));
        }
        runner.setVMArguments(plan.vmArguments().toArray(String[]::new));
        runner.setProgramArguments(plan.arguments().toArray(String[]::new));
        runner.setWorkingDirectory(plan.workingDirectory().toString());
        runner.setEnvironment(environment(plan.environment()));
        return runner;
    }

    private static String[] split(String path) {
        return path.split(File.pathSeparator);
    }

    /** All variables of the new process; null for those of this one. */
    private static String[] environment(Map<String, String> added) {
        if (added.isEmpty()) {
            return null;
        }
        Map<String, String> all = DebugPlugin.getDefault().getLaunchManager().getNativeEnvironmentCasePreserved();
        all.putAll(added);
        List<String> variables = new ArrayList<>();
        all.forEach((name, value) -> variables.add(name + '=' + value));
        return variables.toArray(String[]::new);
    }

    /** The JRE of the recorded run; if the workspace does not know it any more, that of the project. */
    private IVMInstall jre(ReplayPlan plan, ILaunchConfiguration configuration) throws CoreException {
        for (IVMInstallType type : JavaRuntime.getVMInstallTypes()) {
            for (IVMInstall jre : type.getVMInstalls()) {
                if (plan.javaHome().equals(jre.getInstallLocation().toPath())) {
                    return jre;
                }
            }
        }
        return verifyVMInstall(configuration);
    }
}
