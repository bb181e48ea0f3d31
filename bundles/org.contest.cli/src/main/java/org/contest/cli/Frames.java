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

/** Which frames of a stack are worth a line each. */
final class Frames {

    private Frames() {
    }

    /** The top {@code most}; where none of them is the program's, its topmost frame takes the place of the last. */
    static List<String> shown(List<String> frames, int most) {
        List<String> top = new ArrayList<>(frames.subList(0, Math.min(most, frames.size())));
        if (top.stream().allMatch(Failure::isJdk)) {
            frames.stream().filter(frame -> !Failure.isJdk(frame)).findFirst()
                .ifPresent(frame -> top.set(most - 1, frame));
        }
        return top;
    }
}
