/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.Scheduler;
import org.contest.protocol.SiteTable;
import org.contest.protocol.findings.Finding;
import org.contest.protocol.findings.Finding.Place;
import org.contest.protocol.findings.FindingKind;
import org.contest.protocol.noise.Placement;
import org.contest.protocol.noise.Seeding;
import org.contest.protocol.trace.Trace;

/**
 * Lets threads meet where a finding says that their accesses may: each waits before its access until another thread
 * comes to the same variable there (race-directed random testing, Sen 2008). No trace has to come again for that, as
 * libraries do not let it in a JVM that is warm.
 */
final class Meeting {

    /** Choices of others for which a thread waits, in the unit of strength: a program may only spin meanwhile. */
    private static final int PATIENCE = 200_000;
    private static final int ALWAYS = 1000;

    private Meeting() {
    }

    /** True for findings of two accesses. */
    static boolean isPossible(Finding finding) {
        return finding.kind() == FindingKind.DATA_RACE || finding.kind() == FindingKind.ATOMICITY_VIOLATION;
    }

    /** What such a run is told, beside what every run is. */
    static RunOptions options(RunOptions common, Trace seen, SiteTable sites, Finding finding) {
        Set<Integer> places = new TreeSet<>();
        for (Place place : finding.places()) {
            places.add(seen.site((int) place.event()));
        }
        boolean isOwn = places.stream().allMatch(sites::isOwn);
        String plocs = places.stream().map(String::valueOf).collect(Collectors.joining(","));
        return common.with(Key.SCHEDULER, Scheduler.NOISE_RULE.text()).with(Key.CONTROL, true)
            .with(Key.PLACEMENT, Placement.PLOCS.text() + ':' + plocs).with(Key.FREQUENCY, ALWAYS)
            .with(Key.SEEDING, Seeding.BARRIER.text()).with(Key.STRENGTH, PATIENCE).with(Key.FIXED, true)
            .with(Key.SWITCH, isOwn ? "own" : "all");
    }
}
