/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import org.contest.protocol.RecordLevel;
import org.contest.protocol.RunOptions;
import org.contest.protocol.needs.EventNeeds;
import org.contest.runtime.hooks.Hooks;

/**
 * What this JVM can need at all, as constants that the JIT folds. Set once from the agent's options, before any hook.
 */
public final class Toggles {

    private static RunOptions launch = RunOptions.defaults();
    /** Hooks ask on threads of the program, whose collections they may not use. */
    private static boolean beginsAnew;

    private Toggles() {
    }

    /** Sets the options of this JVM's launch. Must happen before {@link Hooks} initializes. */
    public static void launch(RunOptions options) {
        launch = options;
        beginsAnew = options.isTrue(RunOptions.Key.CONTROL) || options.isTrue(RunOptions.Key.HARNESS)
            || !RecordLevel.NONE.isAskedBy(options);
    }

    /** The options that this JVM was launched with. */
    public static RunOptions launch() {
        return launch;
    }

    /** True when the JDK's own state begins anew with every run: where an order is chosen, or recorded. */
    public static boolean beginsAnew() {
        return beginsAnew;
    }

    /** The events that this JVM can need. */
    public static EventNeeds needs() {
        return EventNeeds.of(launch);
    }
}
