/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.examples;

import java.lang.reflect.InvocationTargetException;
import org.contest.ui.internal.Errors;
import org.contest.ui.internal.Helps;
import org.contest.ui.internal.Images;
import org.contest.ui.internal.Messages;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IWorkspaceRunnable;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.WizardNewProjectCreationPage;
import org.eclipse.ui.wizards.newresource.BasicNewResourceWizard;

/** New &gt; Example &gt; ConTest: a Java project with programs that fail once in many runs, and their fixed forms. */
public final class ExampleWizard extends Wizard implements INewWizard {

    private WizardNewProjectCreationPage page;
    private IWorkbench workbench;

    @Override
    public void init(IWorkbench bench, IStructuredSelection selection) {
        workbench = bench;
        setWindowTitle(Messages.example_window);
        setNeedsProgressMonitor(true);
    }

    @Override
    public void addPages() {
        page = new WizardNewProjectCreationPage("examples"); //$NON-NLS-1$
        page.setTitle(Messages.example_title);
        boolean first = !project(Messages.example_project).exists();
        page.setDescription(first ? Messages.example_description
            : NLS.bind(Messages.example_another, Messages.example_project));
        page.setInitialProjectName(freeName());
        page.setImageDescriptor(Images.WIZARD.descriptor());
        addPage(page);
    }

    @Override
    public void createPageControls(Composite container) {
        super.createPageControls(container);
        PlatformUI.getWorkbench().getHelpSystem().setHelp(page.getControl(), Helps.EXAMPLES);
    }

    /** With a name that is taken already, the page could not be finished, and would not say why. */
    private static String freeName() {
        String name = Messages.example_project;
        for (int number = 2; project(name).exists(); number++) {
            name = Messages.example_project + '-' + number;
        }
        return name;
    }

    private static IProject project(String name) {
        return ResourcesPlugin.getWorkspace().getRoot().getProject(name);
    }

    @Override
    public boolean performFinish() {
        IProject project = page.getProjectHandle();
        IPath location = page.useDefaults() ? null : page.getLocationPath();
        IWorkspaceRunnable making = monitor -> ExampleProject.create(project, location, monitor);
        try {
            getContainer().run(true, false, monitor -> run(making, monitor));
            BasicNewResourceWizard.selectAndReveal(project, workbench.getActiveWorkbenchWindow());
            return true;
        } catch (InvocationTargetException e) {
            Errors.show(((CoreException) e.getCause()).getStatus());
            return false;
        } catch (InterruptedException e) {
            return false;
        }
    }

    private static void run(IWorkspaceRunnable making, IProgressMonitor monitor)
        throws InvocationTargetException {
        try {
            ResourcesPlugin.getWorkspace().run(making, monitor);
        } catch (CoreException e) {
            throw new InvocationTargetException(e);
        }
    }
}
