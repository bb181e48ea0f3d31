/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.examples;

import org.contest.ui.internal.Messages;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.ui.IStartup;

/** Puts the examples into an empty workspace when the IDE was started for a first look, as {@code contest ide} does. */
public final class ExampleStartup implements IStartup {

    private static final String WANTED = "contest.ide.examples"; //$NON-NLS-1$

    @Override
    public void earlyStartup() {
        IWorkspaceRoot root = ResourcesPlugin.getWorkspace().getRoot();
        if (Boolean.getBoolean(WANTED) && root.getProjects().length == 0) {
            WorkspaceJob making = new WorkspaceJob(Messages.example_title) {
                @Override
                public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
                    ExampleProject.create(root.getProject(Messages.example_project), null, monitor);
                    return Status.OK_STATUS;
                }
            };
            making.setRule(root);
            making.schedule();
        }
    }
}
