/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.model;

import java.util.List;

/**
 * The instrumentation health gate: no green without proof.
 *
 * @param instrumentedClasses number of classes of the program that carry hooks
 * @param skippedClasses classes that could not be instrumented, as {@code name: reason}
 * @param distinctSchedules number of different schedules that the runs took
 * @param ok false when the verdict is refused
 * @param why what was missing and what to do; empty when ok
 */
public record Health(int instrumentedClasses, List<String> skippedClasses, int distinctSchedules, boolean ok,
    String why) {

    /** Copies the list. */
    public Health {
        skippedClasses = List.copyOf(skippedClasses);
    }

    /** {@code ok} or {@code refused}. */
    public String verdict() {
        return ok ? "ok" : "refused";
    }
}
