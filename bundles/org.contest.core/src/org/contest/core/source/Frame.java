/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.source;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A line of a stack trace.
 *
 * @param type binary name of the class
 * @param method name of the method
 * @param line number of the source line; 0 when it is not known
 */
public record Frame(String type, String method, int line) {

    /** As {@link StackTraceElement#toString} writes it, with or without class loader and module. */
    private static final Pattern FORM =
        Pattern.compile("(?:at )?(?:[^/()]*/)*([^/()]+)\\.([^.()]+)\\((?:[^:()]*:(\\d+)|[^()]*)\\)"); //$NON-NLS-1$

    /** Class and method without the package; the whole text when it is not a stack frame. */
    public static String brief(String text) {
        Frame frame = parse(text);
        return frame == null ? text : frame.type.substring(frame.type.lastIndexOf('.') + 1) + '.' + frame.method;
    }

    /** Reads a line; null when it is not a stack frame. */
    public static @Nullable Frame parse(String text) {
        Matcher matcher = FORM.matcher(text.trim());
        if (!matcher.matches()) {
            return null;
        }
        String line = matcher.group(3);
        return new Frame(String.valueOf(matcher.group(1)), String.valueOf(matcher.group(2)),
            line == null ? 0 : Integer.parseInt(line));
    }
}
