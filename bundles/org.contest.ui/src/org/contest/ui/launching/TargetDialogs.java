/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.launching;

import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import org.contest.core.launching.StressTargets;
import org.contest.ui.internal.Errors;
import org.contest.ui.internal.Messages;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IJavaModel;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IPackageFragment;
import org.eclipse.jdt.core.IPackageFragmentRoot;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.ui.JavaElementComparator;
import org.eclipse.jdt.ui.JavaElementLabelProvider;
import org.eclipse.jdt.ui.StandardJavaElementContentProvider;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.ElementListSelectionDialog;
import org.eclipse.ui.dialogs.ElementTreeSelectionDialog;

/** The dialogs behind the buttons of the Main tab; each answers with an empty text when it was cancelled. */
final class TargetDialogs {

    /** Finds what a dialog offers. */
    @FunctionalInterface
    private interface Search {
        List<? extends IJavaElement> find(IProgressMonitor monitor) throws CoreException;
    }

    private TargetDialogs() {
    }

    static String project(Shell shell) {
        Search search = monitor -> List.of(javaModel().getJavaProjects());
        return chosen(shell, search, Messages.main_chooseProject) instanceof IJavaProject project
            ? project.getElementName() : ""; //$NON-NLS-1$
    }

    static String program(Shell shell, @Nullable IJavaProject project) {
        Search search = monitor -> StressTargets.programs(project == null ? javaModel() : project, monitor);
        return chosen(shell, search, Messages.main_chooseProgram) instanceof IType type ? type.getFullyQualifiedName()
            : ""; //$NON-NLS-1$
    }

    static String test(Shell shell, @Nullable IJavaProject project) {
        Search search = monitor -> project == null ? List.of() : StressTargets.testTypes(project, monitor);
        return chosen(shell, search, Messages.main_chooseTest) instanceof IType type ? type.getFullyQualifiedName()
            : ""; //$NON-NLS-1$
    }

    static String method(Shell shell, @Nullable IJavaProject project, String type) {
        Search search = monitor -> methods(project, type);
        return chosen(shell, search, Messages.main_chooseMethod) instanceof IMethod method ? method.getElementName()
            : ""; //$NON-NLS-1$
    }

    private static List<IMethod> methods(@Nullable IJavaProject project, String name) throws CoreException {
        IType type = project == null || name.isEmpty() ? null
            : project.findType(name.replace('$', '.'), new NullProgressMonitor());
        List<IMethod> tests = new ArrayList<>();
        for (IMethod method : type == null ? new IMethod[0] : type.getMethods()) {
            if (StressTargets.isTest(method)) {
                tests.add(method);
            }
        }
        return tests;
    }

    /** A project, a source folder or a package of the workspace; null when cancelled. */
    static @Nullable IJavaElement container(Shell shell, List<IJavaElement> before) {
        ElementTreeSelectionDialog dialog = new ElementTreeSelectionDialog(shell,
            new JavaElementLabelProvider(JavaElementLabelProvider.SHOW_DEFAULT),
            new StandardJavaElementContentProvider());
        dialog.setTitle(Messages.main_container);
        dialog.setMessage(Messages.main_chooseContainer);
        dialog.setComparator(new JavaElementComparator());
        dialog.setInput(javaModel());
        dialog.setAllowMultiple(false);
        dialog.addFilter(new ViewerFilter() {
            @Override
            public boolean select(Viewer viewer, Object parent, Object element) {
                return isContainer(element);
            }
        });
        dialog.setInitialElementSelections(before);
        dialog.open();
        return dialog.getFirstResult() instanceof IJavaElement element ? element : null;
    }

    private static boolean isContainer(Object element) {
        try {
            return element instanceof IJavaProject || element instanceof IPackageFragment
                || element instanceof IPackageFragmentRoot root && root.getKind() == IPackageFragmentRoot.K_SOURCE;
        } catch (JavaModelException e) {
            return false; // gone since it was listed
        }
    }

    /** The Java element that the user has selected in the workbench; null for none. */
    static @Nullable IJavaElement selected() {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        ISelection selection = window == null ? null : window.getSelectionService().getSelection();
        return selection instanceof IStructuredSelection structured
            ? Adapters.adapt(structured.getFirstElement(), IJavaElement.class) : null;
    }

    private static @Nullable Object chosen(Shell shell, Search search, String message) {
        List<IJavaElement> found = new ArrayList<>();
        try {
            PlatformUI.getWorkbench().getProgressService().busyCursorWhile(monitor -> {
                try {
                    found.addAll(search.find(monitor));
                } catch (CoreException e) {
                    throw new InvocationTargetException(e);
                }
            });
        } catch (InvocationTargetException e) {
            Errors.show(((CoreException) e.getCause()).getStatus());
            return null;
        } catch (InterruptedException e) {
            return null;
        }
        ElementListSelectionDialog dialog = new ElementListSelectionDialog(shell,
            new JavaElementLabelProvider(JavaElementLabelProvider.SHOW_QUALIFIED));
        dialog.setTitle(Messages.main_name);
        dialog.setMessage(message);
        dialog.setElements(found.toArray());
        dialog.open();
        return dialog.getFirstResult();
    }

    private static IJavaModel javaModel() {
        return JavaCore.create(ResourcesPlugin.getWorkspace().getRoot());
    }
}
