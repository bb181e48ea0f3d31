/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.launching;

import org.contest.core.launching.StressOptions;
import org.contest.engine.model.CampaignOption;
import org.contest.ui.internal.Helps;
import org.contest.ui.internal.Images;
import org.contest.ui.internal.Messages;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.ui.AbstractLaunchConfigurationTab;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IJavaModel;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.launching.IJavaLaunchConfigurationConstants;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.PlatformUI;

/** Which classes are instrumented: patterns of class names, in and out. */
public final class ScopeTab extends AbstractLaunchConfigurationTab {

    private static final int SPACING = 8;

    private PatternList included;
    private PatternList excluded;
    private IJavaElement project;

    @Override
    public void createControl(Composite parent) {
        Composite page = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).margins(SPACING, SPACING).spacing(SPACING, SPACING)
            .applyTo(page);
        included = new PatternList(page, Messages.scope_include, () -> project, this::scheduleUpdateJob);
        excluded = new PatternList(page, Messages.scope_exclude, () -> project, this::scheduleUpdateJob);
        setControl(page);
        PlatformUI.getWorkbench().getHelpSystem().setHelp(page, Helps.SCOPE_TAB);
    }

    @Override
    public void setDefaults(ILaunchConfigurationWorkingCopy configuration) {
        // nothing listed: the whole program
    }

    @Override
    public void initializeFrom(ILaunchConfiguration configuration) {
        try {
            included.show(StressOptions.get(configuration, CampaignOption.INCLUDE));
            excluded.show(StressOptions.get(configuration, CampaignOption.EXCLUDE));
            String attribute = IJavaLaunchConfigurationConstants.ATTR_PROJECT_NAME;
            String name = configuration.getAttribute(attribute, ""); //$NON-NLS-1$
            IJavaModel workspace = JavaCore.create(ResourcesPlugin.getWorkspace().getRoot());
            project = name.isEmpty() ? workspace : workspace.getJavaProject(name);
        } catch (CoreException e) {
            setErrorMessage(e.getStatus().getMessage());
        }
    }

    @Override
    public void performApply(ILaunchConfigurationWorkingCopy configuration) {
        StressOptions.set(configuration, CampaignOption.INCLUDE, included.value());
        StressOptions.set(configuration, CampaignOption.EXCLUDE, excluded.value());
    }

    @Override
    public String getName() {
        return Messages.scope_name;
    }

    @Override
    public String getMessage() {
        return Messages.scope_message;
    }

    @Override
    public Image getImage() {
        return Images.SCOPE.image();
    }
}
