/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.findings;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;

/** Where a line of a file begins and ends, without its indentation. */
final class SourceRange {

    private SourceRange() {
    }

    /** A line without its indentation; empty when there is no such line. */
    static String text(IFile file, int line) throws CoreException {
        int[] range = ofLine(file, line);
        return range.length == 0 ? "" : file.readString().substring(range[0], range[1]); //$NON-NLS-1$
    }

    /** Begin and end; empty when there is no such line, or nothing in it. */
    static int[] ofLine(IFile file, int line) throws CoreException {
        String text = file.readString();
        int begin = 0;
        for (int i = 1; i < line && begin >= 0; i++) {
            int end = text.indexOf('\n', begin);
            begin = end < 0 ? -1 : end + 1;
        }
        if (begin < 0) {
            return new int[0];
        }
        int end = text.indexOf('\n', begin);
        String content = text.substring(begin, end < 0 ? text.length() : end);
        int from = begin + content.length() - content.stripLeading().length();
        int to = begin + content.stripTrailing().length();
        return to > from ? new int[] {from, to} : new int[0];
    }
}
