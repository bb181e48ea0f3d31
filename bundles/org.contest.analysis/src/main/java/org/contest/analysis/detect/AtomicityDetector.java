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
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.contest.analysis.operations.OperationKind;
import org.contest.analysis.operations.Operations;
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;
import org.contest.protocol.findings.FindingKind;
import org.contest.protocol.trace.Trace;
import org.jspecify.annotations.Nullable;

/**
 * Atomicity violations that happened (Avio; Lu 2006): a method reads a variable or asks an object, another thread
 * changes it, and the method goes on to read or change it as if nothing had happened. Of the four unserializable cases
 * these are the two that begin with a read; the two that begin with a write are what flags and counters are for. No
 * violation is a second look: in the same line, as in a loop, by an operation that compares first, or under a lock that
 * was taken for it.
 */
final class AtomicityDetector implements Detector {

    private static final int MOST = 200;

    /** Operations that look again by themselves. */
    private static final List<String> COMPARING = List.of("compareAnd", "weakCompareAnd", "putIfAbsent", "compute",
        "merge", "replace", "updateAnd", "getAndUpdate", "accumulateAnd", "getAndAccumulate", "try", "poll", "offer");

    private record Access(int event, int last, int site, boolean write, Set<Integer> locks) {
    }

    /** Who accessed one variable or object, by thread. */
    private static final class Shared {
        private final Map<Integer, Access> last = new HashMap<>();
        private final Map<Integer, Access> written = new HashMap<>();
    }

    private final Trace trace;
    private final SiteFacts facts;
    private final LibraryCalls calls;
    private final Operations operations;
    private final HeldLocks locks;
    private final Map<Long, Shared> variables = new HashMap<>();
    private final Map<Long, Shared> objects = new HashMap<>();
    private final List<Suspect> suspects = new ArrayList<>();
    private int latest = -1;

    AtomicityDetector(Trace trace, SiteFacts facts, LibraryCalls calls, Operations operations) {
        this.trace = trace;
        this.facts = facts;
        this.calls = calls;
        this.operations = operations;
        this.locks = new HeldLocks(facts);
    }

    @Override
    public void event(int number, int thread, EventKind kind, int site, int object, long value) {
        locks.event(number, thread, kind, site, object);
        int operation = operations.ofEvent(number);
        if (operation > latest) { // numbered by first events
            latest = operation;
            if (object != 0 && operations.site(operation) >= 0) {
                access(operation, number, thread, kind, object, value);
            }
        }
    }

    private void access(int operation, int number, int thread, EventKind kind, int object, long value) {
        OperationKind what = operations.kind(operation);
        if (what != OperationKind.READ && what != OperationKind.WRITE && what != OperationKind.UPDATE) {
            return;
        }
        Shared shared = shared(operation, kind, object, value);
        Set<Integer> held = new HashSet<>();
        locks.of(thread).forEach(lock -> held.add(lock.event()));
        Access now = new Access(number, (int) operations.get(operation).lastEvent(), operations.site(operation),
            what != OperationKind.READ, held);
        Access before = shared.last.put(thread, now);
        if (before != null && isOneIntent(before, now)) {
            check(shared, thread, before, now);
        }
        if (now.write()) {
            shared.written.put(thread, now);
        }
    }

    private Shared shared(int operation, EventKind kind, int object, long value) {
        boolean whole = operations.isCall(operation) || kind == EventKind.ATOMIC_READ || kind == EventKind.ATOMIC_WRITE
            || kind == EventKind.ATOMIC_UPDATE || kind == EventKind.LIBRARY_CALL;
        boolean element = kind == EventKind.ARRAY_READ || kind == EventKind.ARRAY_WRITE;
        long part = whole ? 0 : element ? value : facts.variable(operations.site(operation));
        long key = (long) object << 32 | part & 0xFFFFFFFFL;
        return (whole ? objects : variables).computeIfAbsent(key, k -> new Shared());
    }

    /** Both in one method, the second further down, the first a read. */
    private boolean isOneIntent(Access before, Access now) {
        Site first = facts.site(before.site());
        Site second = facts.site(now.site());
        return !before.write() && before.site() < now.site() && first.className().equals(second.className())
            && first.method().equals(second.method()) && !compares(now);
    }

    private boolean compares(Access now) {
        String called = facts.isOwn(trace.site(now.event())) ? facts.site(now.site()).variable()
            : calls.method(now.event());
        String method = called.substring(called.lastIndexOf('.') + 1);
        return COMPARING.stream().anyMatch(method::startsWith);
    }

    private void check(Shared shared, int thread, Access before, Access now) {
        boolean secondLook = !now.write() && before.locks().isEmpty() && !now.locks().isEmpty();
        Access remote = secondLook || suspects.size() >= MOST ? null : between(shared, thread, before, now);
        if (remote != null) {
            suspects.add(new Suspect(FindingKind.ATOMICITY_VIOLATION,
                List.of(before.event(), remote.event(), now.event())));
        }
    }

    private static @Nullable Access between(Shared shared, int thread, Access before, Access now) {
        for (Map.Entry<Integer, Access> written : shared.written.entrySet()) {
            Access remote = written.getValue();
            if (written.getKey() != thread && remote.event() > before.last() && remote.event() < now.event()) {
                return remote;
            }
        }
        return null;
    }

    @Override
    public List<Suspect> suspects() {
        return List.copyOf(suspects);
    }
}
