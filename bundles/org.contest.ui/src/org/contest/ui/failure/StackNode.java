/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.failure;

import java.util.ArrayList;
import java.util.List;
import org.contest.core.failures.FailureThread;
import org.contest.protocol.Failure;

/**
 * A row below a thread: a frame of the program, or frames of libraries folded into one.
 *
 * @param thread whose stack it is
 * @param frames one, or those that are folded
 * @param folded true for frames of libraries
 */
record StackNode(FailureThread thread, List<String> frames, boolean folded) {

    private static final List<String> LIBRARIES = List.of("org.junit.", "junit.", "org.opentest4j.");

    /** The stack of a thread, neighbours of libraries folded. */
    static List<StackNode> of(FailureThread thread) {
        List<StackNode> nodes = new ArrayList<>();
        List<String> libraries = new ArrayList<>();
        for (String frame : thread.frames()) {
            if (isLibrary(frame)) {
                libraries.add(frame);
            } else {
                fold(thread, libraries, nodes);
                nodes.add(new StackNode(thread, List.of(frame), false));
            }
        }
        fold(thread, libraries, nodes);
        return nodes;
    }

    private static void fold(FailureThread thread, List<String> libraries, List<StackNode> nodes) {
        if (!libraries.isEmpty()) {
            nodes.add(new StackNode(thread, List.copyOf(libraries), true));
            libraries.clear();
        }
    }

    /** The frames that are folded, a row each. */
    List<StackNode> unfolded() {
        return folded ? frames.stream().map(frame -> new StackNode(thread, List.of(frame), false)).toList()
            : List.of();
    }

    /** True for a frame that is not of the program. */
    static boolean isLibrary(String frame) {
        return Failure.isJdk(frame) || LIBRARIES.stream().anyMatch(frame::startsWith);
    }

    /** The frame to open: the first of the program, or else the first. */
    static String telling(FailureThread thread) {
        return thread.frames().stream().filter(frame -> !isLibrary(frame)).findFirst()
            .orElse(thread.frames().isEmpty() ? "" : thread.frames().get(0)); //$NON-NLS-1$
    }
}
