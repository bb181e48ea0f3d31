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
import org.contest.protocol.jdk.MissingMember;

/**
 * The instrumentation health gate: no green without proof.
 *
 * @param instrumentedClasses number of classes of the program that carry hooks
 * @param skippedClasses classes and methods that could not be instrumented, as {@code name: reason}
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

    /**
     * True for what is told of a class and refuses no verdict: a member that the JDK lacks, and a class initializer
     * that is too large for hooks, since the JVM itself orders what it does before all else in that class.
     *
     * @param sentence one of the skipped classes
     */
    public static boolean isHarmless(String sentence) {
        return MissingMember.isToldBy(sentence) || sentence.contains(".<clinit>()V: ");
    }

    /** {@code ok} or {@code refused}. */
    public String verdict() {
        return ok ? "ok" : "refused";
    }
}
