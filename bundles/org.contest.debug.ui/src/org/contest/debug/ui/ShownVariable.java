/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.ui;

import java.util.function.IntPredicate;
import org.contest.debug.session.ValueOrigin;
import org.eclipse.debug.core.DebugException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jdt.debug.core.IJavaVariable;
import org.eclipse.jface.viewers.ITreeSelection;
import org.eclipse.jface.viewers.TreePath;

/**
 * A variable in a view of the debugger.
 *
 * @param variable itself
 * @param holder what it is shown in; null at the top
 */
record ShownVariable(IJavaVariable variable, @Nullable IJavaVariable holder) implements MeantVariable {

    /** The selected one; null when something else is selected. */
    static @Nullable ShownVariable of(ITreeSelection tree) {
        if (!(tree.getFirstElement() instanceof IJavaVariable variable)) {
            return null;
        }
        TreePath path = tree.getPaths()[0];
        Object parent = path.getSegmentCount() > 1 ? path.getSegment(path.getSegmentCount() - 2) : null;
        return new ShownVariable(variable, parent instanceof IJavaVariable holder ? holder : null);
    }

    @Override
    public String name() throws DebugException {
        return variable.getName();
    }

    @Override
    public boolean isLocal() throws DebugException {
        return ValueOrigin.isLocal(variable);
    }

    @Override
    public IntPredicate accesses(ValueOrigin origin) throws DebugException {
        return origin.of(variable, holder);
    }
}
