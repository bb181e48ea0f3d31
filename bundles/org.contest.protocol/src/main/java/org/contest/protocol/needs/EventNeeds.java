/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.needs;

import org.contest.protocol.RecordLevel;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.Scheduler;
import org.contest.protocol.noise.NoiseSettings;

/**
 * Which events one JVM can need, by the options of its launch: instrumentation puts hooks for these only, and the
 * runtime's constants fold by the same answer. Threads, waits, signals and parks are always seen.
 *
 * @param control true when threads are controlled
 * @param noise true when noise can be made
 * @param synchronization true when synchronization can be recorded
 * @param variables true when shared accesses can be recorded
 * @param creations true when a trace tells where objects were made
 */
public record EventNeeds(boolean control, boolean noise, boolean synchronization, boolean variables,
    boolean creations) {

    /** The needs of a launch. A harness has runs of any options, but for control. */
    public static EventNeeds of(RunOptions options) {
        boolean any = options.isTrue(Key.HARNESS);
        boolean full = RecordLevel.FULL.isAskedBy(options);
        return new EventNeeds(options.isTrue(Key.CONTROL), any || noise(options),
            any || full || RecordLevel.SYNC.isAskedBy(options), any || full, options.isTrue(Key.CREATIONS));
    }

    private static boolean noise(RunOptions options) {
        return Scheduler.NOISE.isAskedBy(options) && !NoiseSettings.of(options).isNone();
    }

    /** True when something is to do before a plain access. */
    public boolean accesses() {
        return control || noise || variables;
    }

    /** True when something is to do after a plain access. */
    public boolean afterAccesses() {
        return variables && !control;
    }

    /** True when something is to do before volatile and atomic accesses, and at monitors. */
    public boolean operations() {
        return control || noise || synchronization;
    }

    /** True when somebody wants to know which call of a library an event is of. */
    public boolean calls() {
        return control || synchronization;
    }

    /** True when something is to do before a call of hashCode. */
    public boolean hashes() {
        return control || synchronization;
    }

    /** True when something is to do after a volatile or atomic access. */
    public boolean afterOperations() {
        return synchronization && !control;
    }

    /** Equal for needs that give each class the same hooks: under control it is all one what is recorded. */
    public String hooks() {
        boolean[] hooks =
            {control, accesses(), afterAccesses(), operations(), afterOperations(), calls(), hashes(), creations};
        char[] text = new char[hooks.length];
        for (int i = 0; i < hooks.length; i++) {
            text[i] = hooks[i] ? '1' : '0';
        }
        return new String(text);
    }
}
