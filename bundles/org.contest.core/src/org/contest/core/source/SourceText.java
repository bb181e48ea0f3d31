/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.source;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.core.IType;

/** Reads lines of source for display. Not for the user interface's thread: may open archives. */
public final class SourceText {

    private SourceText() {
    }

    /**
     * A line without its indentation; empty when there is no such source.
     *
     * @param project name of the project to look in first
     * @param frame a line of a stack trace
     */
    public static String line(String project, String frame) {
        Frame parsed = Frame.parse(frame);
        if (parsed == null || parsed.line() <= 0) {
            return ""; //$NON-NLS-1$
        }
        try {
            IType type = JavaLocator.type(project, parsed);
            String source = type.getTypeRoot().getSource();
            return source == null ? "" : source.lines().skip(parsed.line() - 1L).findFirst().orElse("").strip();
        } catch (CoreException e) {
            return ""; // as when there is no source
        }
    }
}
