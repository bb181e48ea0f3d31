/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.editor;

import org.eclipse.core.commands.common.EventManager;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.jface.viewers.StructuredSelection;

/** What the commands of the editor are about. */
final class EditorSelection extends EventManager implements ISelectionProvider {

    private ISelection current = StructuredSelection.EMPTY;

    /** This is selected now, or nothing. */
    void set(@Nullable Object selected) {
        setSelection(selected == null ? StructuredSelection.EMPTY : new StructuredSelection(selected));
    }

    @Override
    public ISelection getSelection() {
        return current;
    }

    @Override
    public void setSelection(ISelection selection) {
        if (!current.equals(selection)) {
            current = selection;
            SelectionChangedEvent event = new SelectionChangedEvent(this, selection);
            for (Object listener : getListeners()) {
                ((ISelectionChangedListener) listener).selectionChanged(event);
            }
        }
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
