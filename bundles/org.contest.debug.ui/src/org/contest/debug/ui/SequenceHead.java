/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.ui;

import org.eclipse.jface.action.ToolBarManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.menus.IMenuService;
import org.eclipse.ui.services.IServiceLocator;

/**
 * The first row of the view: what the replay does, and the commands that lead on. A tool bar of the workbench would lie
 * over what is below it where the view opens before it has a size.
 */
final class SequenceHead {

    private static final String COMMANDS = "toolbar:org.contest.debug.ui.sequence.commands"; //$NON-NLS-1$

    private final CLabel sentence;

    SequenceHead(Composite parent, IServiceLocator services) {
        Composite row = new Composite(parent, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(row);
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(row);
        sentence = new CLabel(row, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).hint(0, SWT.DEFAULT).align(SWT.FILL, SWT.CENTER)
            .applyTo(sentence);
        ToolBarManager commands = new ToolBarManager(SWT.FLAT);
        commands.createControl(row);
        IMenuService menus = services.getService(IMenuService.class);
        menus.populateContributionManager(commands, COMMANDS);
        commands.update(true);
        row.addDisposeListener(event -> menus.releaseContributions(commands));
    }

    void say(String words) {
        sentence.setText(words);
        sentence.setToolTipText(words);
    }

    String text() {
        return sentence.getText();
    }
}
