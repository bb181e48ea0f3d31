/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lines of source in words. */
public final class Places {

    private static final Pattern METHOD = Pattern.compile("\\.([^(|\\s.]+)\\(");

    /** Class, method and line of a frame. */
    private static final Pattern FRAME = Pattern.compile("([\\w.$]+)\\.([^(|\\s.]+)\\([^():]*:(\\d+)\\)");

    private Places() {
    }

    /**
     * As in a stack trace, without the file: {@code p.Worker.run:12}; a lambda is {@code p.Worker.run (lambda at 12)},
     * or {@code p.Worker (lambda at 12)} where the compiler has not named its method; a reference to a method, for
     * which the instrumentation has made one, is {@code p.Worker (method reference at 12)}.
     *
     * @param method name without descriptor
     * @param line -1 where there is none
     */
    public static String text(String className, String method, int line) {
        if (method.startsWith(AddedMembers.REFERENCE_PREFIX)) {
            return className + " (method reference" + (line < 0 ? ")" : " at " + line + ')');
        }
        String outer = LambdaNames.outer(method);
        if (outer == null) {
            return className + '.' + method + (line < 0 ? "" : ":" + line);
        }
        return className + (outer.isEmpty() ? "" : '.' + outer)
            + (line < 0 ? " (lambda)" : " (lambda at " + line + ')');
    }

    /** A text with frames of a stack, where those of lambdas are told as above. */
    public static String lambdasInWords(String text) {
        return FRAME.matcher(text).replaceAll(frame -> Matcher.quoteReplacement(LambdaNames.contain(frame.group(2))
            ? text(frame.group(1), frame.group(2), Integer.parseInt(frame.group(3))) : frame.group()));
    }

    /** Frames of a stack or a text with such, where lambdas are without the names that compilers make for them. */
    public static String withoutLambdaNames(String frames) {
        return METHOD.matcher(frames).replaceAll(method -> Matcher.quoteReplacement(
            LambdaNames.contain(method.group(1)) ? ".lambda(" : method.group()));
    }
}
