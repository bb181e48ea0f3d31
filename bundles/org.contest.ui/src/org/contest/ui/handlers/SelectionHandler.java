/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.handlers;

import org.contest.ui.campaigns.ListedSelection;
import org.contest.ui.internal.Errors;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.handlers.HandlerUtil;

/** A command on the first selected element, if it is of a type. */
abstract class SelectionHandler<T> extends AbstractHandler {

    private final Class<T> type;

    SelectionHandler(Class<T> type) {
        this.type = type;
    }

    @Override
    public final Object execute(ExecutionEvent event) {
        Object first = ListedSelection.in(event).getFirstElement();
        if (type.isInstance(first)) {
            Shell shell = HandlerUtil.getActiveShell(event);
            Errors.shown(() -> execute(type.cast(first), shell));
        }
        return null;
    }

    /** Does it. */
    abstract void execute(T selected, Shell shell) throws CoreException;
}
