/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument;

import org.contest.protocol.RunOptions;
import org.contest.protocol.needs.EventNeeds;

/**
 * What instrumentation of one JVM depends on.
 *
 * @param programStyle what stands for the monitors of the program
 * @param needs which events get hooks; sites are given to all, so that they are equal in every JVM
 * @param scope which classes are instrumented
 */
public record InstrumentOptions(Style programStyle, EventNeeds needs, Scope scope) {

    /** Derives them from the options of the launch. */
    public static InstrumentOptions of(RunOptions options) {
        EventNeeds needs = EventNeeds.of(options);
        return new InstrumentOptions(needs.control() ? Style.MODEL : Style.REAL, needs, new Scope(options));
    }

    /** What tells these options apart from others, in a cache; no record's {@code toString}, which needs linkage. */
    public String key() {
        return String.join(" ", programStyle.name(), needs.hooks(), scope.toString());
    }
}
