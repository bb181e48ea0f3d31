/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.launching;

import java.util.stream.Collectors;
import org.contest.core.launching.StressTarget;
import org.contest.core.launching.StressTarget.Kind;
import org.contest.core.launching.StressValidation;
import org.contest.ui.internal.Helps;
import org.contest.ui.internal.Images;
import org.contest.ui.internal.Messages;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.ui.AbstractLaunchConfigurationTab;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.launching.IJavaLaunchConfigurationConstants;
import org.eclipse.jdt.ui.JavaElementLabels;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;

/** What is stressed: a class with {@code main}, the tests of a class or method, or those of a container. */
public final class StressMainTab extends AbstractLaunchConfigurationTab {

    private static final int COLUMNS = 3;
    private static final int SPACING = 8;
    private static final int INDENT = 20;
    private static final String EMPTY = ""; //$NON-NLS-1$

    private Text project;
    private Button ofProgram;
    private Text mainType;
    private Button ofTest;
    private Text testType;
    private Text method;
    private Button ofContainer;
    private Text container;
    private String containerHandle = EMPTY;

    @Override
    public void createControl(Composite parent) {
        Composite page = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(COLUMNS).margins(SPACING, SPACING).spacing(SPACING, SPACING)
            .applyTo(page);
        project = field(page, Messages.main_project, 0);
        button(page, Messages.main_browse, () -> choose(project, TargetDialogs.project(getShell())));
        ofProgram = radio(page, Messages.main_ofProgram);
        mainType = field(page, Messages.main_mainType, INDENT);
        button(page, Messages.main_search, () -> choose(mainType, TargetDialogs.program(getShell(), javaProject())));
        ofTest = radio(page, Messages.main_ofTest);
        testType = field(page, Messages.main_testType, INDENT);
        button(page, Messages.main_search, () -> choose(testType, TargetDialogs.test(getShell(), javaProject())));
        method = field(page, Messages.main_method, INDENT);
        method.setMessage(Messages.main_allMethods);
        button(page, Messages.main_search,
            () -> choose(method, TargetDialogs.method(getShell(), javaProject(), testType.getText().trim())));
        ofContainer = radio(page, Messages.main_ofContainer);
        container = field(page, Messages.main_container, INDENT);
        container.setEditable(false);
        button(page, Messages.main_search, this::chooseContainer);
        setControl(page);
        PlatformUI.getWorkbench().getHelpSystem().setHelp(page, Helps.MAIN_TAB);
        TabRoom.make(page);
    }

    private Text field(Composite page, String label, int indent) {
        Label before = new Label(page, SWT.NONE);
        before.setText(label);
        GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).indent(indent, 0).applyTo(before);
        Text text = new Text(page, SWT.BORDER);
        GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).applyTo(text);
        text.addModifyListener(event -> changed());
        return text;
    }

    private Button radio(Composite page, String label) {
        Button radio = new Button(page, SWT.RADIO);
        radio.setText(label);
        GridDataFactory.fillDefaults().span(COLUMNS, 1).indent(0, SPACING).applyTo(radio);
        radio.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> changed()));
        return radio;
    }

    private void button(Composite page, String label, Runnable action) {
        Button button = createPushButton(page, label, null);
        button.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> action.run()));
    }

    private static void choose(Text text, String chosen) {
        if (!chosen.isEmpty()) {
            text.setText(chosen);
        }
    }

    private void chooseContainer() {
        IJavaElement chosen = TargetDialogs.container(getShell(), StressTarget.elements(containerHandle));
        if (chosen != null) {
            showContainer(chosen.getHandleIdentifier());
            project.setText(chosen.getJavaProject().getElementName());
        }
    }

    private @Nullable IJavaProject javaProject() {
        String name = project.getText().trim();
        return name.isEmpty() ? null : JavaCore.create(ResourcesPlugin.getWorkspace().getRoot()).getJavaProject(name);
    }

    private void changed() {
        enable();
        scheduleUpdateJob();
    }

    private void enable() {
        mainType.setEnabled(ofProgram.getSelection());
        testType.setEnabled(ofTest.getSelection());
        method.setEnabled(ofTest.getSelection());
        container.setEnabled(ofContainer.getSelection());
    }

    private void showContainer(String handle) {
        containerHandle = handle;
        container.setText(StressTarget.elements(handle).stream()
            .map(element -> JavaElementLabels.getElementLabel(element, JavaElementLabels.ALL_FULLY_QUALIFIED))
            .collect(Collectors.joining(", "))); //$NON-NLS-1$
    }

    @Override
    public void setDefaults(ILaunchConfigurationWorkingCopy configuration) {
        IJavaElement selected = TargetDialogs.selected();
        if (selected != null) {
            configuration.setAttribute(IJavaLaunchConfigurationConstants.ATTR_PROJECT_NAME,
                selected.getJavaProject().getElementName());
        }
    }

    @Override
    public void initializeFrom(ILaunchConfiguration configuration) {
        try {
            boolean tests = StressTarget.kind(configuration) == Kind.TESTS;
            String type = text(configuration, IJavaLaunchConfigurationConstants.ATTR_MAIN_TYPE_NAME);
            String handle = text(configuration, StressTarget.CONTAINER);
            project.setText(text(configuration, IJavaLaunchConfigurationConstants.ATTR_PROJECT_NAME));
            mainType.setText(tests ? EMPTY : type);
            testType.setText(tests ? type : EMPTY);
            method.setText(StressTarget.methodName(configuration));
            showContainer(handle);
            ofProgram.setSelection(!tests);
            ofTest.setSelection(tests && handle.isEmpty());
            ofContainer.setSelection(tests && !handle.isEmpty());
            enable();
        } catch (CoreException e) {
            setErrorMessage(e.getStatus().getMessage());
        }
    }

    private static String text(ILaunchConfiguration configuration, String attribute) throws CoreException {
        return configuration.getAttribute(attribute, EMPTY);
    }

    @Override
    public void performApply(ILaunchConfigurationWorkingCopy configuration) {
        StressTarget.setKind(configuration, ofProgram.getSelection() ? Kind.PROGRAM : Kind.TESTS);
        configuration.setAttribute(IJavaLaunchConfigurationConstants.ATTR_PROJECT_NAME, project.getText().trim());
        String type = ofProgram.getSelection() ? mainType.getText().trim()
            : ofTest.getSelection() ? testType.getText().trim() : EMPTY;
        configuration.setAttribute(IJavaLaunchConfigurationConstants.ATTR_MAIN_TYPE_NAME, type);
        if (!ofProgram.getSelection()) {
            configuration.setAttribute(StressTarget.METHOD, ofTest.getSelection() ? method.getText().trim() : EMPTY);
            configuration.setAttribute(StressTarget.CONTAINER, ofContainer.getSelection() ? containerHandle : EMPTY);
        }
    }

    @Override
    public boolean isValid(ILaunchConfiguration configuration) {
        setErrorMessage(null);
        try {
            StressValidation.target(configuration);
            return true;
        } catch (CoreException e) {
            setErrorMessage(e.getStatus().getMessage());
            return false;
        }
    }

    @Override
    public String getName() {
        return Messages.main_name;
    }

    @Override
    public Image getImage() {
        return Images.STRESS.image();
    }
}
