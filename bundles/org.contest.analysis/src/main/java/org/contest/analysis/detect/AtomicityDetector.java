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
import java.util.stream.Stream;
import org.contest.analysis.operations.OperationKind;
import org.contest.analysis.operations.Operations;
import org.contest.analysis.stream.LongIndex;
import org.contest.protocol.EventKind;
import org.contest.protocol.findings.FindingKind;
import org.contest.protocol.trace.Trace;

/**
 * Atomicity violations (Avio; Lu 2006): a method reads a variable or asks an object, another thread changes it, and
 * the method goes on to read or change it as if nothing had happened. Of the four unserializable cases these are the
 * two that begin with a read; the two that begin with a write are what flags and counters are for. No violation is a
 * second look: in the same line, as in a loop, by an operation that compares first, under a lock that was taken for
 * it, or after an optimistic read; nor is one after the thread has waited for others at the object, as at a phaser, or
 * when it has let the other thread go on, and waited for it, as by start and join. Where a write came before or after
 * a read and a write that belong together, but might have come between, a violation is predicted. Accesses of one
 * thread between which some are told by their number only, as long undisturbed stretches of free threads are, are not
 * taken together: the one that belongs to them may be among those.
 */
final class AtomicityDetector implements Detector {

    private static final int MOST = 200;

    /** What is known of one variable or object. */
    private static final class Shared {
        private final AccessRow last = new AccessRow();
        private final AccessRow written = new AccessRow();
        private final OpenPairs open = new OpenPairs();
    }

    /** Where a thread last did accesses that are told by their number only. */
    private static final class Hidden {
        private int event = -1;
    }

    private record Sites(int read, int remote, int second) {
    }

    private final Trace trace;
    private final SiteFacts facts;
    private final LibraryCalls calls;
    private final Operations operations;
    private final HappensBefore order;
    private final OptimisticReads optimistic;
    private final LongIndex keys = new LongIndex();
    private final LongIndex objectKeys = new LongIndex();
    private final Slots<Shared> variables = new Slots<>(Shared::new);
    private final Slots<Shared> objects = new Slots<>(Shared::new);
    private final List<Suspect> suspects = new ArrayList<>();
    private final List<Suspect> predicted = new ArrayList<>();
    private final Set<Sites> predictedSites = new HashSet<>();
    private final Slots<Hidden> hidden = new Slots<>(Hidden::new);
    /** What each thread knew after its last event: before what it does now. */
    private final Slots<VectorClock> known = new Slots<>(VectorClock::new);
    private int latest = -1;

    /**
     * A detector.
     *
     * @param order of everything but locks
     * @param optimistic reads of which a lock tells whether they were disturbed
     */
    AtomicityDetector(Trace trace, SiteFacts facts, LibraryCalls calls, Operations operations, HappensBefore order,
        OptimisticReads optimistic) {
        this.order = order;
        this.optimistic = optimistic;
        this.trace = trace;
        this.facts = facts;
        this.calls = calls;
        this.operations = operations;
    }

    @Override
    public void event(Moment now) {
        if (now.kind() == EventKind.ACCESS_RUN) {
            hidden.of(now.thread()).event = now.number();
        }
        int operation = operations.ofEvent(now.number());
        if (operation > latest) { // numbered by first events
            latest = operation;
            if (now.object() != 0 && operations.site(operation) >= 0) {
                access(operation, now);
            }
        }
        known.of(now.thread()).set(order.clock(now.thread()));
    }

    private void access(int operation, Moment moment) {
        OperationKind what = operations.kind(operation);
        if (what == OperationKind.AWAIT && operations.isCall(operation)) {
            shared(operation, moment.kind(), moment.object(), moment.value()).last.forget(moment.thread());
        }
        boolean accesses = what == OperationKind.READ || what == OperationKind.WRITE || what == OperationKind.UPDATE;
        if (!accesses || facts.has(operations.site(operation), SiteFlags.VIEWS)) {
            return;
        }
        Shared shared = shared(operation, moment.kind(), moment.object(), moment.value());
        VectorClock clock = order.clock(moment.thread());
        boolean isWrite = what != OperationKind.READ;
        Access now = new Access(moment.thread(), clock.of(moment.thread()), moment.number(),
            (int) operations.lastEvent(operation), operations.site(operation), isWrite,
            moment.locks().kept(moment.thread()), isWrite ? known.of(moment.thread()).copy() : null);
        Access before = shared.last.put(now);
        boolean pair = before != null && isOneIntent(before, now);
        if (before != null && pair) {
            check(shared, before, now);
        }
        if (now.write()) {
            shared.written.put(now);
            shared.open.write(now, clock).forEach(this::predict);
            if (before != null && pair) {
                shared.open.pair(before, now, clock)
                    .forEach(remote -> predict(List.of(before.event(), remote.event(), now.event())));
            }
        }
    }

    private void predict(List<Integer> events) {
        Sites sites = new Sites(trace.site(events.get(0)), trace.site(events.get(1)), trace.site(events.get(2)));
        if (predicted.size() < MOST && predictedSites.add(sites)) {
            predicted.add(new Suspect(FindingKind.ATOMICITY_VIOLATION, events));
        }
    }

    private Shared shared(int operation, EventKind kind, int object, long value) {
        boolean whole = operations.isCall(operation) || kind == EventKind.ATOMIC_READ || kind == EventKind.ATOMIC_WRITE
            || kind == EventKind.ATOMIC_UPDATE || kind == EventKind.LIBRARY_CALL;
        long part = whole ? 0 : kind.isOfArray() ? value : facts.variable(operations.site(operation));
        long key = (long) object << 32 | part & 0xFFFFFFFFL;
        return whole ? objects.of(objectKeys.of(key)) : variables.of(keys.of(key));
    }

    /** Both in one method, the second further down, the first a read. */
    private boolean isOneIntent(Access before, Access now) {
        return !before.write() && before.site() < now.site() && facts.method(before.site()) == facts.method(now.site())
            && before.event() > hidden.of(now.thread()).event && !compares(now);
    }

    private boolean compares(Access now) {
        return facts.has(facts.isOwn(trace.site(now.event())) ? now.site() : calls.callee(now.event()),
            SiteFlags.COMPARES);
    }

    private void check(Shared shared, Access before, Access now) {
        boolean secondLook = !now.write() && (now.locksMore(before) || optimistic.has(before.event()));
        Access remote =
            secondLook || suspects.size() >= MOST ? null : shared.written.between(before, now, known.of(now.thread()));
        if (remote != null) {
            suspects.add(new Suspect(FindingKind.ATOMICITY_VIOLATION,
                List.of(before.event(), remote.event(), now.event())));
        }
    }

    @Override
    public List<Suspect> suspects() {
        return Stream.concat(suspects.stream(), predicted.stream()).toList();
    }
}
