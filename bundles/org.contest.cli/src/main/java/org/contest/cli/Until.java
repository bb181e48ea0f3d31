/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.cli;

import java.nio.file.Path;
import org.contest.engine.Replay;

/**
 * Where a replay stops, as a user says it: a number counts operations, {@code event:N} counts events.
 *
 * @param number of the operation or event
 * @param isEvent true for an event
 */
record Until(long number, boolean isEvent) {

    private static final String EVENT = "event:";
    private static final String FORM = "\\d{1,9}";

    /**
     * Reads the text of the option.
     *
     * @throws IllegalArgumentException with a plain sentence when it is wrong
     */
    static Until of(String text) {
        boolean isEvent = text.startsWith(EVENT);
        String number = isEvent ? text.substring(EVENT.length()) : text;
        if (!number.matches(FORM) || Long.parseLong(number) < 1) {
            throw new IllegalArgumentException("--until needs the number of an operation from 1 on, as 25, or of an "
                + "event, as event:345");
        }
        return new Until(Long.parseLong(number), isEvent);
    }

    /** The event before which the replay of a trace stops. */
    long event(Path trace) {
        return isEvent ? number : Math.max(1, Replay.eventOf(trace, (int) number));
    }

    @Override
    public String toString() {
        return (isEvent ? "event " : "operation ") + number;
    }
}
