/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.launching;

import java.util.Arrays;
import java.util.function.Supplier;
import org.contest.ui.internal.Errors;
import org.contest.ui.internal.Messages;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IPackageFragment;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.core.search.IJavaSearchScope;
import org.eclipse.jdt.core.search.SearchEngine;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.List;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.SelectionDialog;

/** A list of patterns of class names, with buttons that add and remove. */
final class PatternList {

    private static final String SEPARATOR = ","; //$NON-NLS-1$
    private static final String NAME = "[\\w$.*]+"; //$NON-NLS-1$
    private static final String ALL_IN = ".*"; //$NON-NLS-1$
    private static final int HEIGHT = 80;

    private static final int WITHOUT_JDK =
        IJavaSearchScope.SOURCES | IJavaSearchScope.APPLICATION_LIBRARIES | IJavaSearchScope.REFERENCED_PROJECTS;

    private final List list;
    private final Button remove;
    private final Supplier<IJavaElement> project;
    private final Runnable changed;

    PatternList(Composite page, String title, Supplier<IJavaElement> project, Runnable changed) {
        this.project = project;
        this.changed = changed;
        Label label = new Label(page, SWT.NONE);
        label.setText(title);
        GridDataFactory.fillDefaults().span(2, 1).applyTo(label);
        list = new List(page, SWT.BORDER | SWT.MULTI | SWT.V_SCROLL);
        GridDataFactory.fillDefaults().grab(true, true).hint(SWT.DEFAULT, HEIGHT).applyTo(list);
        Composite buttons = new Composite(page, SWT.NONE);
        GridLayoutFactory.fillDefaults().applyTo(buttons);
        button(buttons, Messages.scope_packages, this::addPackages);
        button(buttons, Messages.scope_add, this::addPattern);
        remove = button(buttons, Messages.scope_remove, this::remove);
        list.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> enable()));
        enable();
    }

    /** Only what is selected can be removed. */
    private void enable() {
        remove.setEnabled(list.getSelectionCount() > 0);
    }

    private static Button button(Composite buttons, String text, Runnable action) {
        Button button = new Button(buttons, SWT.PUSH);
        button.setText(text);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(button);
        button.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> action.run()));
        return button;
    }

    void show(String value) {
        list.removeAll();
        for (String pattern : value.split(SEPARATOR)) {
            if (!pattern.isBlank()) {
                list.add(pattern.trim());
            }
        }
        enable();
    }

    String value() {
        return String.join(SEPARATOR, list.getItems());
    }

    private void addPattern() {
        InputDialog dialog = new InputDialog(list.getShell(), Messages.scope_name, Messages.scope_pattern, null,
            text -> text.trim().matches(NAME) ? null : Messages.scope_wrong);
        if (dialog.open() == Window.OK) {
            add(dialog.getValue().trim());
        }
    }

    private void addPackages() {
        Errors.shown(() -> {
            SelectionDialog dialog = JavaUI.createPackageDialog(list.getShell(),
                PlatformUI.getWorkbench().getProgressService(),
                SearchEngine.createJavaSearchScope(new IJavaElement[] {project.get()}, WITHOUT_JDK), true, true,
                ""); //$NON-NLS-1$
            dialog.setTitle(Messages.scope_chooseTitle);
            dialog.setMessage(Messages.scope_choose);
            dialog.open();
            for (Object chosen : dialog.getResult() == null ? new Object[0] : dialog.getResult()) {
                for (String pattern : patterns((IPackageFragment) chosen)) {
                    add(pattern);
                }
            }
        });
    }

    /** No pattern stands for the classes without a package: each is named. */
    private static String[] patterns(IPackageFragment chosen) throws JavaModelException {
        return chosen.isDefaultPackage()
            ? Arrays.stream(chosen.getCompilationUnits()).map(unit -> unit.getElementName().replace(".java", ""))
                .toArray(String[]::new)
            : new String[] {chosen.getElementName() + ALL_IN};
    }

    private void add(String pattern) {
        if (list.indexOf(pattern) < 0) {
            list.add(pattern);
            changed.run();
        }
    }

    private void remove() {
        int first = list.getSelectionIndex();
        list.remove(list.getSelectionIndices());
        list.select(Math.min(first, list.getItemCount() - 1));
        enable();
        changed.run();
    }
}
