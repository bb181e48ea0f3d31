/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.campaigns;

import org.eclipse.core.commands.common.EventManager;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;

/** The selection of the view: that of the tree, or of the runs beside it when they were touched last. */
final class ViewSelection extends EventManager implements ISelectionProvider {

    private final TreeViewer tree;
    private ISelection current = StructuredSelection.EMPTY;

    ViewSelection(TreeViewer tree) {
        this.tree = tree;
        tree.addSelectionChangedListener(event -> take(event.getSelection()));
        tree.getControl().addListener(SWT.FocusIn, event -> take(tree.getSelection()));
    }

    /** This is selected now. */
    void take(ISelection selection) {
        current = selection;
        SelectionChangedEvent event = new SelectionChangedEvent(this, selection);
        for (Object listener : getListeners()) {
            ((ISelectionChangedListener) listener).selectionChanged(event);
        }
    }

    @Override
    public ISelection getSelection() {
        return current;
    }

    @Override
    public void setSelection(ISelection selection) {
        tree.setSelection(selection, true);
    }

    @Override
    public void addSelectionChangedListener(ISelectionChangedListener listener) {
        addListenerObject(listener);
    }

    @Override
    public void removeSelectionChangedListener(ISelectionChangedListener listener) {
        removeListenerObject(listener);
    }
}
