/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.policy;

import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.runtime.SwitchScope;
import org.contest.runtime.classification.Classification;

/**
 * What a run knows of earlier ones, which it is told and which nothing in this JVM changes, and what it shows itself,
 * for later ones. So a run is the same in every JVM, whatever ran there before.
 */
public final class RunEstimates {

    private static final int UNKNOWN = -1;

    private final Knowledge known;
    private final boolean teaches;
    private final SwitchScope scope;
    private final Classification classification;
    private long steps = UNKNOWN;
    private boolean fine;
    private EventTally tally;

    RunEstimates(Knowledge known, boolean teaches) {
        this(known, teaches, SwitchScope.ALL);
    }

    private RunEstimates(Knowledge known, boolean teaches, SwitchScope scope) {
        this.known = known;
        this.scope = scope;
        this.teaches = teaches;
        classification = teaches ? new Classification() : Classification.ofJvm();
    }

    /**
     * What the options tell of earlier runs.
     *
     * @throws IllegalArgumentException with a plain sentence when their file cannot be used
     */
    public static RunEstimates of(RunOptions options) {
        return new RunEstimates(Knowledge.of(options), options.isTrue(Key.TEACHES),
            SwitchScope.of(options.get(Key.SWITCH)));
    }

    /** Where this run may switch. */
    SwitchScope scope() {
        return scope;
    }

    /** The steps of a run of a grain, as earlier ones had them that switch as this one; 0 when none is known. */
    long steps(boolean ofFine) {
        return known.steps(grain(ofFine));
    }

    /** Its number in lessons: two for each scope, those of all events first. */
    private int grain(boolean ofFine) {
        return 2 * (SwitchScope.ALL.ordinal() - scope.ordinal()) + (ofFine ? 1 : 0);
    }

    /** This run had so many steps. */
    void stepped(boolean ofFine, long newSteps) {
        fine = ofFine;
        steps = newSteps;
    }

    /** The tally of an earlier run, or null. */
    EventTally tally() {
        return known.tally();
    }

    /** This run was tallied. */
    void ran(EventTally newTally) {
        tally = newTally;
    }

    /** True when earlier runs came by, and none has shown the variable of a site unprotected: no visible operation. */
    boolean isInvisible(int site) {
        return known.isInvisible(site);
    }

    /** Where this run notes what it shows of variables. */
    Classification classification() {
        return classification;
    }

    /** What this run shows, when its end has come; empty when later runs do not learn from it. */
    public String lesson() {
        if (!teaches) {
            return "";
        }
        Classification.ofJvm().add(classification);
        StringBuilder lesson = new StringBuilder();
        if (steps != UNKNOWN) {
            lesson.append("steps ").append(grain(fine)).append(' ').append(steps).append('\n');
        }
        if (tally != null) {
            tally.format(lesson);
        }
        classification.format(lesson);
        return lesson.toString();
    }
}
