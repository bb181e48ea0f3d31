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
import org.eclipse.jdt.core.IField;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.ITypeRoot;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.ui.IEditorPart;

/**
 * A field that the source names.
 *
 * @param type the class that declares it, by its binary name
 * @param name the field
 */
record EditedField(String type, String name) implements MeantVariable {

    /** The field at the cursor of a Java editor; null when none is there. */
    static @Nullable EditedField at(@Nullable IEditorPart editor, ITextSelection selection) {
        ITypeRoot root = editor == null ? null : JavaUI.getEditorInputTypeRoot(editor.getEditorInput());
        try {
            for (IJavaElement element : root == null ? new IJavaElement[0]
                : root.codeSelect(selection.getOffset(), selection.getLength())) {
                if (element instanceof IField field) {
                    return new EditedField(field.getDeclaringType().getFullyQualifiedName(), field.getElementName());
                }
            }
        } catch (JavaModelException e) {
            return null; // the source has changed meanwhile
        }
        return null;
    }

    @Override
    public boolean isLocal() {
        return false;
    }

    @Override
    public IntPredicate accesses(ValueOrigin origin) throws DebugException {
        return origin.of(type, name);
    }
}
