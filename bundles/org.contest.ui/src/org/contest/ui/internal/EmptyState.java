/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.internal;

import java.util.function.Consumer;
import org.contest.core.campaigns.CampaignManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Link;

/** A part of a view that shows what to do first as long as there is nothing to show. */
public final class EmptyState {

    private static final int MARGIN = 12;

    private final Composite stack;
    private final StackLayout layout = new StackLayout();
    private final Composite empty;
    private final Link text;

    /**
     * Made first; the content goes into {@link #parent()}.
     *
     * @param followed gets the {@code href} of a link that was clicked
     */
    public EmptyState(Composite parent, Consumer<String> followed) {
        stack = new Composite(parent, SWT.NONE);
        stack.setLayout(layout);
        empty = new Composite(stack, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(MARGIN, MARGIN).applyTo(empty);
        text = new Link(empty, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(text);
        text.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> followed.accept(event.text)));
        layout.topControl = empty;
    }

    /** Where the content goes. */
    public Composite parent() {
        return stack;
    }

    /** Shows what to do first. */
    public void show(String sentence) {
        text.setText(sentence);
        empty.layout(true, true);
        raise(empty);
    }

    /** Shows what to do first, where it is known already that there is nothing to show. */
    public void showNothing(String sentence) {
        show(CampaignManager.ofWorkspace().isScanned() ? sentence : Messages.campaigns_loading);
    }

    /** Shows the content. */
    public void show(Control content) {
        raise(content);
    }

    private void raise(Control control) {
        if (layout.topControl != control) {
            layout.topControl = control;
            stack.layout();
        }
    }
}
