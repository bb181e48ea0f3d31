/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests.support;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.WorkbenchException;

/** The parts of the workbench window. */
public final class Views {

    private Views() {
    }

    /** The page of the window. On the UI thread. */
    public static IWorkbenchPage page() {
        return PlatformUI.getWorkbench().getWorkbenchWindows()[0].getActivePage();
    }

    /** A session that ends soon after its first stop leaves the switch to the Debug perspective to a job. */
    private static boolean isDebuggerQuiet() {
        return Arrays.stream(Job.getJobManager().find(null)).map(job -> job.getClass().getName())
            .noneMatch(name -> name.startsWith("org.eclipse.debug.core.DebugPlugin$")
                || name.startsWith("org.eclipse.debug.internal.ui.launchConfigurations.PerspectiveManager$"));
    }

    /** A fresh perspective, with the window filling the screen. */
    public static void perspective(String id) {
        Eventually.holds("the debugger switches the perspective no more", Views::isDebuggerQuiet);
        Ui.run(() -> {
            PlatformUI.getWorkbench().getWorkbenchWindows()[0].getShell()
                .setBounds(Ui.display().getPrimaryMonitor().getBounds());
            try {
                PlatformUI.getWorkbench().showPerspective(id, PlatformUI.getWorkbench().getWorkbenchWindows()[0]);
            } catch (WorkbenchException e) {
                throw new IllegalStateException(e);
            }
            IViewPart welcome = page().findView("org.eclipse.ui.internal.introview"); //$NON-NLS-1$
            if (welcome != null) {
                page().hideView(welcome);
            }
        });
    }

    /** Opens a view and gives it the focus. */
    public static IViewPart show(String id) {
        return Ui.call(() -> {
            activate();
            return page().showView(id);
        });
    }

    /** There is no window manager that gives the window the focus back when a dialog has closed. */
    private static void activate() {
        Shell shell = page().getWorkbenchWindow().getShell();
        if (shell.getDisplay().getActiveShell() != shell) {
            shell.forceActive();
        }
    }

    /** Chooses an entry of the context menu of a view's tree; output that arrives may have raised the console. */
    public static void choose(IViewPart view, String... path) {
        Eventually.holds("the menu has " + List.of(path), () -> { //$NON-NLS-1$
            show(view.getSite().getId());
            return Ui.call(() -> Ui.has(widget(view, Tree.class), path));
        });
        Ui.choose(Ui.call(() -> widget(view, Tree.class)), path);
    }

    /** The view if it is open; null otherwise. */
    public static IViewPart find(String id) {
        return Ui.call(() -> page().findView(id));
    }

    /** A widget of a view. On the UI thread. */
    public static <T extends Control> T widget(IViewPart view, Class<T> type) {
        return widget(view, type, control -> true);
    }

    /** The first widget of a view that is wanted. On the UI thread. */
    public static <T extends Control> T widget(IViewPart view, Class<T> type, Predicate<T> wanted) {
        return widgets(view, type, wanted).get(0);
    }

    /** The widgets of a view that are wanted. On the UI thread. */
    public static <T extends Control> List<T> widgets(IViewPart view, Class<T> type, Predicate<T> wanted) {
        return Ui.all(root(view), type, wanted);
    }

    /** A widget of an editor. On the UI thread. */
    public static <T extends Control> T widget(IEditorPart editor, Class<T> type) {
        return Ui.all(root(editor), type, control -> true).get(0);
    }

    private static Composite root(IWorkbenchPart part) {
        return (Composite) part.getSite().getService(MPart.class).getWidget();
    }

    /** Selects an element as soon as the view lists it. */
    public static void selectListed(IViewPart view, Object element) {
        Eventually.holds("the view lists " + element, () -> {
            select(view, element);
            return Ui.call(() -> view.getSite().getSelectionProvider().getSelection() instanceof IStructuredSelection s
                && element.equals(s.getFirstElement()));
        });
    }

    /** Selects an element of a view. */
    public static void select(IViewPart view, Object element) {
        Ui.run(() -> {
            ISelectionProvider provider = view.getSite().getSelectionProvider();
            provider.setSelection(new StructuredSelection(element));
        });
    }
}
