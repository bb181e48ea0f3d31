/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.internal;

import org.eclipse.jface.action.ToolBarManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.menus.IMenuService;
import org.eclipse.ui.services.IServiceLocator;

/** Commands within a view: a tool bar of the workbench may lie over a view that was opened before it had a size. */
public final class ViewCommands {

    private ViewCommands() {
    }

    /** Makes a tool bar of the commands that plug-in manifests contribute to a place. */
    public static void in(Composite row, IServiceLocator services, String place) {
        ToolBarManager commands = new ToolBarManager(SWT.FLAT);
        commands.createControl(row);
        IMenuService menus = services.getService(IMenuService.class);
        menus.populateContributionManager(commands, place);
        commands.update(true);
        row.addDisposeListener(event -> menus.releaseContributions(commands));
    }
}
