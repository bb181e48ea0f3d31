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
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.contest.protocol.EventKind;
import org.contest.protocol.WaitOutcome;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.UnseenOrder;
import org.jspecify.annotations.Nullable;

/**
 * The happens-before order of one trace (JLS 17.4.5) as vector clocks: monitors, volatile and atomic accesses, fences,
 * start, join, interrupts, permits and class initialization. What is built of these, as is
 * {@code java.util.concurrent}, needs no rule of its own. Or, for those who ask what may happen in another order of the
 * locks: the same without what locks order.
 */
final class HappensBefore {

    private static final long SIGNALLED = WaitOutcome.SIGNALLED.ordinal();
    private static final long INTERRUPTED = WaitOutcome.INTERRUPTED.ordinal();
    private static final long TERMINATED = Thread.State.TERMINATED.ordinal();

    private final SiteFacts facts;
    private final List<VectorClock> threads = new ArrayList<>();
    private final SyncClocks objects = new SyncClocks();
    private final Map<Integer, Integer> threadOfObject = new HashMap<>();
    private final Map<Integer, VectorClock> ended = new HashMap<>();
    private final Map<Integer, VectorClock> permits = new HashMap<>();
    private final Map<Integer, VectorClock> interrupts = new HashMap<>();
    /** By the number of a class, what the thread knew that initialized it. */
    private @Nullable VectorClock[] initialized = new VectorClock[0];
    private final Map<Integer, Integer> initializing = new HashMap<>();
    private final Map<Integer, VectorClock> signals = new HashMap<>();
    /** Null for a program without fences. */
    private final @Nullable FenceClocks fences;
    private final @Nullable Set<Integer> locks;
    /** Null where locks of the JDK have ordered nothing, or nobody asks what they order. */
    private final @Nullable UnseenClocks unseen;

    /** Null where no finalizer or cleaner has touched an object. */
    private final @Nullable CollectedObjects collected;

    private HappensBefore(Trace trace, SiteFacts facts, @Nullable Set<Integer> locks, @Nullable UnseenOrder order) {
        this.facts = facts;
        this.collected = CollectedObjects.of(trace, this);
        this.locks = locks;
        this.unseen = order == null || order.size() == 0 ? null : new UnseenClocks(order, this);
        this.fences = facts.haveFences() ? new FenceClocks(objects) : null;
    }

    /** The whole order. */
    static HappensBefore of(Trace trace, SiteFacts facts) {
        return new HappensBefore(trace, facts, null, trace.unseenOrder());
    }

    /**
     * The order of everything but monitors, stamped locks and these locks.
     *
     * @param locks the objects of locks of {@code java.util.concurrent}
     * @param unseen what locks inside the JDK order all the same; null for nothing
     */
    static HappensBefore withoutLocks(Trace trace, SiteFacts facts, Set<Integer> locks,
        @Nullable UnseenOrder unseen) {
        return new HappensBefore(trace, facts, locks, unseen);
    }

    /** What a thread knows. */
    VectorClock clock(int thread) {
        while (thread >= threads.size()) {
            VectorClock clock = new VectorClock();
            clock.tick(threads.size());
            threads.add(clock);
        }
        return threads.get(thread);
    }

    /** True while a thread initializes a class: what it does then is before all that others do with the class. */
    boolean isInitializing(int thread) {
        return !initializing.isEmpty() && initializing.containsKey(thread);
    }

    /** Takes an event before those ask who come after it. */
    void event(int thread, EventKind kind, int site, int object, long value) {
        if (unseen != null) {
            unseen.before(thread, kind, value);
        }
        if (collected != null) {
            collected.before(thread, kind, object);
        }
        VectorClock clock = clock(thread);
        if (initialized.length > 0 && site >= 0) {
            learn(clock, initializer(facts.type(site)));
        }
        if (locks != null && isOfLock(kind, site, object)) {
            signal(thread, kind, object, value);
            return;
        }
        switch (kind) {
        case READ, WRITE -> {
            if (facts.has(site, SiteFlags.LEARNS)) {
                objects.acquireAtomic(clock, object);
            }
            plain(thread, kind, object, facts.variable(site));
        }
        case ARRAY_READ, ARRAY_WRITE -> plain(thread, kind, object, (int) value);
        case STATIC_READ, STATIC_WRITE -> {
            staticAccess(clock, site);
            plain(thread, kind, object, facts.variable(site));
        }
        case FENCE -> fence(thread, site);
        case VOLATILE_READ -> objects.acquireVolatile(clock, object, facts.variable(site));
        case VOLATILE_WRITE -> releaseVolatile(thread, site, object);
        case STATIC_VOLATILE_READ -> {
            staticAccess(clock, site);
            objects.acquireVolatile(clock, object, facts.variable(site));
        }
        case STATIC_VOLATILE_WRITE -> {
            staticAccess(clock, site);
            releaseVolatile(thread, site, object);
        }
        case ATOMIC_READ, ATOMIC_WRITE, ATOMIC_UPDATE -> atomic(thread, kind, site, object);
        case MONITOR_ENTER -> objects.acquireMonitor(clock, object);
        case MONITOR_EXIT, WAIT -> release(thread, object);
        case LIBRARY_CALL -> {
            objects.acquireMonitor(clock, object);
            release(thread, object);
        }
        case WAIT_END -> {
            objects.acquireMonitor(clock, object);
            interrupted(thread, value == INTERRUPTED);
        }
        default -> life(thread, kind, site, object, value);
        }
    }

    private boolean isOfLock(EventKind kind, int site, int object) {
        return switch (kind) {
        case MONITOR_ENTER, MONITOR_EXIT, WAIT, WAIT_END, LIBRARY_CALL, NOTIFY, NOTIFY_ALL -> true;
        case VOLATILE_READ, VOLATILE_WRITE, ATOMIC_READ, ATOMIC_WRITE, ATOMIC_UPDATE ->
            facts.has(site, SiteFlags.QUEUE) || locks != null && locks.contains(object);
        case PARK, PARK_END, UNPARK -> facts.has(site, SiteFlags.QUEUE);
        default -> false;
        };
    }

    /** A signal comes before the wait that it ends, whoever has the monitor. */
    private void signal(int thread, EventKind kind, int object, long value) {
        if (kind == EventKind.NOTIFY || kind == EventKind.NOTIFY_ALL) {
            tell(thread, of(signals, object));
        } else if (kind == EventKind.WAIT_END) {
            learn(clock(thread), value == SIGNALLED ? signals.get(object) : null);
            interrupted(thread, value == INTERRUPTED);
        }
    }

    private void staticAccess(VectorClock clock, int site) {
        if (initialized.length > 0) {
            learn(clock, initializer(facts.owner(site)));
        }
    }

    private @Nullable VectorClock initializer(int type) {
        return type < initialized.length ? initialized[type] : null;
    }

    private VectorClock newInitializer(int type) {
        if (type >= initialized.length) {
            initialized = Arrays.copyOf(initialized, Math.max(type + 1, 2 * initialized.length));
        }
        VectorClock known = initialized[type];
        VectorClock clock = known == null ? new VectorClock() : known;
        initialized[type] = clock;
        return clock;
    }

    private void releaseVolatile(int thread, int site, int object) {
        objects.releaseVolatile(clock(thread), object, facts.variable(site));
        clock(thread).tick(thread);
    }

    private void release(int thread, int object) {
        objects.releaseMonitor(clock(thread), object);
        clock(thread).tick(thread);
    }

    private void atomic(int thread, EventKind kind, int site, int object) {
        if (kind != EventKind.ATOMIC_WRITE && facts.has(site, SiteFlags.ACQUIRES)) {
            objects.acquireAtomic(clock(thread), object);
        } else if (kind != EventKind.ATOMIC_WRITE && fences != null) {
            fences.readAtomic(thread, object);
        }
        if (kind != EventKind.ATOMIC_READ && facts.has(site, SiteFlags.RELEASES)) {
            objects.releaseAtomic(clock(thread), object);
            clock(thread).tick(thread);
        } else if (kind != EventKind.ATOMIC_READ && fences != null) {
            fences.writeAtomic(thread, object);
        }
    }

    private void plain(int thread, EventKind kind, int object, int variable) {
        if (fences != null) {
            if (kind.isWrite()) {
                fences.write(thread, object, variable);
            } else {
                fences.read(thread, object, variable);
            }
        }
    }

    private void fence(int thread, int site) {
        if (fences != null && facts.has(site, SiteFlags.ACQUIRES)) {
            fences.acquire(thread, clock(thread));
        }
        if (fences != null && facts.has(site, SiteFlags.RELEASES)) {
            fences.release(thread, clock(thread));
        }
    }

    private void life(int thread, EventKind kind, int site, int object, long value) {
        switch (kind) {
        case THREAD_BEGIN -> threadOfObject.put(object, thread);
        case THREAD_START -> tell(thread, value < 0 ? null : clock((int) value));
        case THREAD_END -> tell(thread, of(ended, thread));
        case JOIN -> {
            learnEnd(thread, object, value == SIGNALLED);
            interrupted(thread, value == INTERRUPTED);
        }
        case THREAD_STATE -> learnEnd(thread, object, isDead(site, value));
        case SLEEP -> interrupted(thread, value == INTERRUPTED);
        case INTERRUPT -> tell(thread, value < 0 ? null : of(interrupts, (int) value));
        case INTERRUPTED -> {
            Integer other = value == 0 ? null : threadOfObject.get(object);
            learn(clock(thread), other == null ? null : interrupts.get(other));
        }
        case UNPARK -> tell(thread, value < 0 ? null : of(permits, (int) value));
        case PARK_END -> {
            learn(clock(thread), value == SIGNALLED ? permits.get(thread) : null);
            interrupted(thread, value == INTERRUPTED);
        }
        case CLASS_INIT_BEGIN -> initializing.merge(thread, 1, Integer::sum);
        case CLASS_INIT_END -> {
            tell(thread, newInitializer(facts.type(site)));
            initializing.computeIfPresent(thread, (t, depth) -> depth == 1 ? null : depth - 1);
        }
        default -> {
        }
        }
    }

    private boolean isDead(int site, long value) {
        boolean asksAlive = site >= 0 && facts.site(site).variable().endsWith("isAlive");
        return asksAlive ? value == 0 : value == TERMINATED;
    }

    private void learnEnd(int thread, int object, boolean hasEnded) {
        Integer other = hasEnded ? threadOfObject.get(object) : null;
        learn(clock(thread), other == null ? null : ended.get(other));
    }

    private void interrupted(int thread, boolean isSo) {
        learn(clock(thread), isSo ? interrupts.get(thread) : null);
    }

    private void tell(int thread, @Nullable VectorClock other) {
        if (other != null) {
            other.join(clock(thread));
            clock(thread).tick(thread);
        }
    }

    private static void learn(VectorClock clock, @Nullable VectorClock from) {
        if (from != null) {
            clock.join(from);
        }
    }

    private static VectorClock of(Map<Integer, VectorClock> clocks, int key) {
        return clocks.computeIfAbsent(key, k -> new VectorClock());
    }
}
