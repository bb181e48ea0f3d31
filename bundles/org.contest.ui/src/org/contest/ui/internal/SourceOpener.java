/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.internal;

import org.contest.core.ContestStatus;
import org.contest.core.source.Frame;
import org.contest.core.source.JavaLocator;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.texteditor.ITextEditor;

/** Opens the source of a stack frame at its line. */
public final class SourceOpener {

    private SourceOpener() {
    }

    /**
     * Opens an editor.
     *
     * @param project name of the project to look in first
     * @param frame a line of a stack trace
     * @throws CoreException with a plain sentence when there is no such source
     */
    public static void open(String project, String frame) throws CoreException {
        Frame parsed = Frame.parse(frame);
        if (parsed == null) {
            throw ContestStatus.NO_SOURCE.exception(frame);
        }
        IType type = JavaLocator.type(project, parsed);
        IEditorPart editor = JavaUI.openInEditor(type);
        if (editor instanceof ITextEditor text && parsed.line() > 0) {
            select(text, parsed.line());
        }
    }

    /** The line is not selected as a whole: quick fixes of the line are not offered for a selection. */
    private static void select(ITextEditor editor, int line) {
        IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
        if (document == null || line > document.getNumberOfLines()) {
            return; // the source changed since
        }
        try {
            IRegion region = document.getLineInformation(line - 1);
            String text = document.get(region.getOffset(), region.getLength());
            editor.selectAndReveal(region.getOffset() + text.length() - text.stripLeading().length(), 0);
        } catch (BadLocationException e) {
            throw new IllegalStateException(e);
        }
    }
}
