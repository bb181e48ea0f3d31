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
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.menus.IMenuService;
import org.eclipse.ui.services.IServiceLocator;

/**
 * The first row of the view: what the replay does, and the commands that lead on. A tool bar of the workbench would lie
 * over what is below it where the view opens before it has a size.
 */
final class SequenceHead {

    private static final String COMMANDS = "toolbar:org.contest.debug.ui.sequence.commands"; //$NON-NLS-1$
    private static final int MARGIN = 4;

    private final Composite row;
    private final Label sentence;
    private final Control tools;

    SequenceHead(Composite parent, IServiceLocator services) {
        row = new Composite(parent, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(row);
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(row);
        sentence = new Label(row, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).hint(0, SWT.DEFAULT).indent(MARGIN, 0)
            .align(SWT.FILL, SWT.CENTER).applyTo(sentence);
        ToolBarManager commands = new ToolBarManager(SWT.FLAT);
        tools = commands.createControl(row);
        IMenuService menus = services.getService(IMenuService.class);
        menus.populateContributionManager(commands, COMMANDS);
        commands.update(true);
        row.addDisposeListener(event -> menus.releaseContributions(commands));
        row.addListener(SWT.Resize, event -> wrap());
    }

    /** A label is as high as its words need only in a width that it knows. */
    private void wrap() {
        GridData data = (GridData) sentence.getLayoutData();
        int gap = ((GridLayout) row.getLayout()).horizontalSpacing;
        int width = row.getClientArea().width - tools.computeSize(SWT.DEFAULT, SWT.DEFAULT).x - gap - MARGIN;
        if (width > 0 && width != data.widthHint) {
            data.widthHint = width;
            sentence.requestLayout();
        }
    }

    void say(String words) {
        sentence.setText(words);
        sentence.requestLayout();
    }

    String text() {
        return sentence.getText();
    }
}
