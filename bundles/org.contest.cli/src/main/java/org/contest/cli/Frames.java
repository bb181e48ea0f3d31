/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.cli;

import java.util.ArrayList;
import java.util.List;
import org.contest.protocol.Failure;

/** Which frames of a stack are worth a line each: those of the program; what is inside the JDK takes one line. */
final class Frames {

    private Frames() {
    }

    /** At most so many lines, from the top. */
    static List<String> shown(List<String> frames, int most) {
        List<String> lines = new ArrayList<>();
        int at = 0;
        while (at < frames.size() && lines.size() < most) {
            int end = at;
            while (end < frames.size() && Failure.isJdk(frames.get(end))) {
                end++;
            }
            if (end > at + 1) {
                lines.add(folded(frames.subList(at, end)));
                at = end;
            } else {
                lines.add(frames.get(at++));
            }
        }
        return lines;
    }

    /** The method that the program called, which is the lowest of them, and how many are above it. */
    private static String folded(List<String> inside) {
        return inside.get(inside.size() - 1) + " and " + (inside.size() - 1) + " more inside the JDK";
    }
}
