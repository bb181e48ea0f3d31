/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.detect;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.contest.protocol.findings.FindingKind;

/**
 * Data races that happened: two accesses of a variable, one a write, that happens-before does not order (FastTrack;
 * Flanagan 2009). A variable knows its last write and the reads that nothing orders before a later one.
 */
final class RaceDetector implements Detector {

    /** Pairs of places told; a program with more has the same few mistakes. */
    private static final int MOST = 1000;

    private record Pair(int variable, int first, int second) {
    }

    private final SiteFacts facts;
    private final HappensBefore order;
    private final OptimisticReads optimistic;
    private final FencedSites fenced;
    private final Slots<SharedVariable> fields = new Slots<>(SharedVariable::new);
    private final Slots<SharedVariable> elements = new Slots<>(SharedVariable::new);
    private final Set<Pair> pairs = new HashSet<>();
    private final List<Suspect> suspects = new ArrayList<>();

    RaceDetector(SiteFacts facts, HappensBefore order, OptimisticReads optimistic, FencedSites fenced) {
        this.facts = facts;
        this.order = order;
        this.optimistic = optimistic;
        this.fenced = fenced;
    }

    @Override
    public void event(Moment now) {
        switch (now.kind()) {
        case READ, STATIC_READ -> {
            if (isSeen(now) && !optimistic.has(now.number())) {
                read(fields.of(now.field()), now.number(), now.thread(), now.site());
            }
        }
        case ARRAY_READ -> {
            if (isSeen(now) && !optimistic.has(now.number())) {
                read(elements.of(now.element()), now.number(), now.thread(), now.site());
            }
        }
        case WRITE, STATIC_WRITE -> {
            if (isSeen(now)) {
                write(fields.of(now.field()), now.number(), now.thread(), now.site());
            }
        }
        case ARRAY_WRITE -> {
            if (isSeen(now)) {
                write(elements.of(now.element()), now.number(), now.thread(), now.site());
            }
        }
        default -> {
        }
        }
    }

    private boolean isSeen(Moment now) {
        return now.site() >= 0 && !facts.has(now.site(), SiteFlags.SILENT);
    }

    private void read(SharedVariable variable, int number, int thread, int site) {
        VectorClock now = order.clock(thread);
        if (variable.hasRead(thread, now.of(thread))) {
            return;
        }
        checkWrite(variable, number, thread, site, now);
        if (!order.isInitializing(thread)) {
            variable.read(thread, now, number, site);
        }
    }

    private void write(SharedVariable variable, int number, int thread, int site) {
        VectorClock now = order.clock(thread);
        if (variable.hasWritten(thread, now.of(thread))) {
            return;
        }
        checkWrite(variable, number, thread, site, now);
        for (int i = 0; i < variable.readers(); i++) {
            if (variable.isReadUnordered(i, thread, now)) {
                race(variable.readEvent(i), variable.readSite(i), number, site);
            }
        }
        if (!order.isInitializing(thread)) {
            variable.write(thread, now, number, site);
        }
    }

    private void checkWrite(SharedVariable variable, int number, int thread, int site, VectorClock now) {
        if (variable.isWriteUnordered(thread, now)) {
            race(variable.writeEvent(), variable.writeSite(), number, site);
        }
    }

    private void race(int first, int firstSite, int second, int site) {
        if (fenced.has(firstSite) && fenced.has(site)) {
            return;
        }
        Pair pair = new Pair(facts.variable(site), Math.min(firstSite, site), Math.max(firstSite, site));
        if (pairs.size() < MOST && pairs.add(pair) && !facts.isFrozen(firstSite, site)) {
            suspects.add(new Suspect(FindingKind.DATA_RACE, List.of(first, second)));
        }
    }

    @Override
    public List<Suspect> suspects() {
        return List.copyOf(suspects);
    }
}
