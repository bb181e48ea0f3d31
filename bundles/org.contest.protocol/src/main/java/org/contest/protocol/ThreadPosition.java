/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

import java.util.ArrayList;
import java.util.List;

/**
 * Where a thread stands while a run is stopped.
 *
 * @param identity its path in the spawn tree
 * @param name its name
 * @param state its next event or what it waits for, in words: {@code is about to write Cell.value}
 * @param holds classes of the objects whose monitors it holds
 * @param frames its stack, top first, in the form of {@link Failure#frames}
 */
public record ThreadPosition(String identity, String name, String state, List<String> holds, List<String> frames) {

    /** How the state of a thread begins whose stack was wanted before an event; the number of the event follows. */
    public static final String BEFORE_EVENT = "before event ";

    /** Copies the lists. */
    public ThreadPosition {
        holds = List.copyOf(holds);
        frames = List.copyOf(frames);
    }

    /** A copy with one more monitor. */
    ThreadPosition holding(String held) {
        List<String> more = new ArrayList<>(holds);
        more.add(held);
        return new ThreadPosition(identity, name, state, more, frames);
    }

    /** A copy with one more frame below the others. */
    ThreadPosition at(String frame) {
        List<String> more = new ArrayList<>(frames);
        more.add(frame);
        return new ThreadPosition(identity, name, state, holds, more);
    }
}
