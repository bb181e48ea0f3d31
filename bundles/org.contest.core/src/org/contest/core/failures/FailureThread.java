/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.failures;

import java.util.List;
import org.contest.core.internal.Messages;
import org.eclipse.osgi.util.NLS;

/**
 * One thread of a failing run, where it stood in the end.
 *
 * @param identity of the thread in its run, such as {@code 0.1}; empty when it is not known
 * @param name as the program gave it
 * @param does what it did last or waits for, in words
 * @param waitsFor identity of the thread that has to go on first; empty when there is none
 * @param resource what both want, as the simple name of a class; empty when there is none
 * @param frames its stack, top first; may be only the top
 * @param lastEvent number of its last event in the trace; negative when there is no trace
 * @param failed true for a thread that is part of the failure, false for one that was merely there
 */
public record FailureThread(String identity, String name, String does, String waitsFor, String resource,
    List<String> frames, long lastEvent, boolean failed) {

    /** Copies the frames. Virtual threads have no name unless the program gives them one. */
    public FailureThread {
        name = name.isEmpty() && !identity.isEmpty() ? NLS.bind(Messages.thread_unnamed, identity) : name;
        frames = List.copyOf(frames);
    }

    FailureThread with(List<String> otherFrames, long event, boolean isPart) {
        return new FailureThread(identity, name, does, waitsFor, resource, otherFrames, event, isPart);
    }
}
