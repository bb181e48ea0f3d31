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
import org.contest.core.ContestStatus;
import org.contest.core.launching.StressConfigurations;
import org.contest.core.launching.StressTarget;
import org.contest.core.launching.StressTargets;
import org.contest.ui.internal.Errors;
import org.contest.ui.internal.Messages;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.ILaunchShortcut2;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.ITypeRoot;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.ui.JavaElementLabelProvider;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.ElementListSelectionDialog;
import org.eclipse.ui.texteditor.ITextEditor;

/** Run As &gt; ConTest Stress: tests where the selection has some, otherwise a class with {@code main}. */
public final class StressShortcut implements ILaunchShortcut2 {

    @Override
    public void launch(ISelection selection, String mode) {
        Errors.shown(() -> launch(elements(selection), mode));
    }

    @Override
    public void launch(IEditorPart editor, String mode) {
        IJavaElement element = element(editor);
        Errors.shown(() -> launch(element == null ? List.of() : List.of(element), mode));
    }

    /** None: what an element stands for is searched when it is launched, and then its configuration is used again. */
    @Override
    public ILaunchConfiguration @Nullable [] getLaunchConfigurations(ISelection selection) {
        return null;
    }

    @Override
    public ILaunchConfiguration @Nullable [] getLaunchConfigurations(IEditorPart editor) {
        return null;
    }

    @Override
    public @Nullable IResource getLaunchableResource(ISelection selection) {
        List<IJavaElement> elements = elements(selection);
        return elements.isEmpty() ? null : elements.get(0).getResource();
    }

    @Override
    public @Nullable IResource getLaunchableResource(IEditorPart editor) {
        IJavaElement element = JavaUI.getEditorInputTypeRoot(editor.getEditorInput());
        return element == null ? null : element.getResource();
    }

    private static void launch(List<IJavaElement> elements, String mode) throws CoreException {
        if (elements.isEmpty()) {
            throw ContestStatus.NOTHING_TO_STRESS.exception();
        }
        List<StressTarget> targets = targets(elements);
        if (targets == null) {
            return; // cancelled
        }
        if (targets.isEmpty()) {
            throw ContestStatus.NOTHING_TO_STRESS.exception();
        }
        StressTarget target = targets.size() == 1 ? targets.get(0) : choose(elements.get(0), targets);
        if (target != null) {
            DebugUITools.launch(StressConfigurations.findOrCreate(target), mode);
        }
    }

    /** Searches with a progress dialog; null when it was cancelled. */
    private static @Nullable List<StressTarget> targets(List<IJavaElement> elements) throws CoreException {
        List<List<StressTarget>> found = new ArrayList<>();
        try {
            PlatformUI.getWorkbench().getProgressService().busyCursorWhile(monitor -> {
                try {
                    found.add(StressTargets.in(elements, monitor));
                } catch (CoreException e) {
                    throw new InvocationTargetException(e);
                }
            });
        } catch (InvocationTargetException e) {
            throw (CoreException) e.getCause();
        } catch (InterruptedException e) {
            return null;
        }
        return found.get(0);
    }

    /** Asks once: the answer holds for the element from then on. */
    private static @Nullable StressTarget choose(IJavaElement element, List<StressTarget> targets) {
        StressTarget before = ChosenProgram.of(element, targets);
        if (before != null) {
            return before;
        }
        ElementListSelectionDialog dialog = new ElementListSelectionDialog(
            PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell(),
            new JavaElementLabelProvider(JavaElementLabelProvider.SHOW_QUALIFIED));
        dialog.setTitle(Messages.shortcut_title);
        dialog.setMessage(Messages.shortcut_message);
        dialog.setElements(targets.stream().map(StressTarget::element).toArray());
        dialog.setMultipleSelection(false);
        dialog.open();
        if (dialog.getFirstResult() instanceof IType type) {
            StressTarget chosen = StressTarget.program(type);
            ChosenProgram.remember(element, chosen);
            return chosen;
        }
        return null;
    }

    private static List<IJavaElement> elements(ISelection selection) {
        List<IJavaElement> elements = new ArrayList<>();
        if (selection instanceof IStructuredSelection structured) {
            for (Object selected : structured) {
                if (Adapters.adapt(selected, IJavaElement.class) instanceof IJavaElement element) {
                    elements.add(element);
                }
            }
        }
        return elements;
    }

    /** The element at the caret, or else the file. */
    private static @Nullable IJavaElement element(IEditorPart editor) {
        ITypeRoot file = JavaUI.getEditorInputTypeRoot(editor.getEditorInput());
        if (file != null && editor instanceof ITextEditor text
            && text.getSelectionProvider().getSelection() instanceof ITextSelection caret) {
            try {
                IJavaElement element = file.getElementAt(caret.getOffset());
                return element == null ? file : element;
            } catch (JavaModelException e) {
                return file; // it was deleted or does not parse: what is in it is searched
            }
        }
        return file;
    }
}
