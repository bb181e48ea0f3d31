/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests.support;

import org.contest.ui.ContestUi;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchWizard;
import org.eclipse.ui.PlatformUI;

/** The example project, made by its wizard when the first test needs it. */
public final class Examples {

    private static final String PROJECT = "contest-examples";

    private Examples() {
    }

    /** The project, compiled. */
    public static synchronized IJavaProject project() throws Exception {
        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(PROJECT);
        if (!project.exists()) {
            make();
            project.build(IncrementalProjectBuilder.FULL_BUILD, null);
        }
        return JavaCore.create(project);
    }

    /** A class of the examples. */
    public static IType type(String name) throws Exception {
        return project().findType("examples." + name);
    }

    /** Number of compile errors. */
    public static long errors() throws Exception {
        long errors = 0;
        for (IMarker marker : project().getProject().findMarkers(IMarker.PROBLEM, true, IResource.DEPTH_INFINITE)) {
            errors += marker.getAttribute(IMarker.SEVERITY, 0) == IMarker.SEVERITY_ERROR ? 1 : 0;
        }
        return errors;
    }

    private static void make() {
        Views.perspective("org.eclipse.jdt.ui.JavaPerspective");
        Ui.start(() -> {
            IWorkbenchWizard wizard = PlatformUI.getWorkbench().getNewWizardRegistry()
                .findWizard(ContestUi.EXAMPLE_WIZARD).createWizard();
            wizard.init(PlatformUI.getWorkbench(), StructuredSelection.EMPTY);
            new WizardDialog(Views.page().getWorkbenchWindow().getShell(), wizard).open();
        });
        Shell dialog = Ui.awaitShell("New Example Project");
        Screenshots.screen("example-wizard");
        Ui.press(dialog, "Finish");
        Eventually.holds("the wizard closes", () -> Ui.call(dialog::isDisposed));
    }
}
