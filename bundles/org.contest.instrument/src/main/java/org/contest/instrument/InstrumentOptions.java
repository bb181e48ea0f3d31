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
import org.contest.protocol.RunOptions.Key;

/**
 * What instrumentation of one JVM depends on.
 *
 * @param programStyle what stands for the monitors of the program
 * @param accesses true when plain accesses can be events
 * @param afterAccesses true when something can be to do after a plain access
 */
public record InstrumentOptions(Style programStyle, boolean accesses, boolean afterAccesses) {

    /** Derives them from the options of the launch, in the same way as the runtime's constants. */
    public static InstrumentOptions of(RunOptions options) {
        boolean control = options.isTrue(Key.CONTROL);
        boolean accesses = control || options.isTrue(Key.HARNESS) || options.get(Key.RECORD).equals("full")
            || options.get(Key.SCHEDULER).equals("noise");
        return new InstrumentOptions(control ? Style.MODEL : Style.REAL, accesses, accesses && !control);
    }
}
