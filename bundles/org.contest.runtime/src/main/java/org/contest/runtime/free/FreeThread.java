/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.free;

import org.contest.protocol.EventKind;
import org.contest.runtime.EventCounts;
import org.contest.runtime.Execution;
import org.contest.runtime.ProgramThread;
import org.contest.runtime.RealOperations;
import org.contest.runtime.noise.Noise;
import org.contest.runtime.noise.NoiseThread;
import org.contest.runtime.record.Recorder;
import org.contest.runtime.record.ThreadLog;
import org.contest.runtime.record.UntracedRegionLog;

/** A thread that runs free. Only the thread itself writes, but for the fields that say so. */
final class FreeThread extends ProgramThread {

    /** Events of this thread. */
    final EventCounts counts = new EventCounts();
    /** What it records; null when nothing is. */
    final ThreadLog log;
    /** What orders its untraced regions; null when nothing is recorded. */
    final UntracedRegionLog region;
    /** The monitors that it has entered, while it records. */
    final EnteredMonitors monitors = new EnteredMonitors();
    /** Identity hash of the thread: its own operations are ordered by it. */
    final int hash;
    /** The thread that it joins, for the watchdog. */
    volatile Thread joining;
    /** The monitor that it waits on, for the watchdog. */
    volatile Object waitingOn;
    /** True when its first event was made. */
    boolean begun;
    /** True when its last event was made; written while its stripe is held. */
    volatile boolean ended;
    /** True for the main thread of a run inside a JVM that goes on: its JVM thread does not end with the program's. */
    volatile boolean outlives;
    /** True when an unpark was not consumed; guarded by the thread's stripe, kept while recording only. */
    boolean permit;
    /** True when a thread in an untraced region has interrupted or unparked it, which is no event. */
    volatile boolean isWokenUnseen;

    /** The receiver and site of a call of a JDK class that will be told from inside, or null. */
    Object called;
    int calledAt;

    /** True when nothing but recording is to do at an access. */
    private final boolean isQuick;
    /** True when a plain access may be done with by adding it to a run. */
    private final boolean repeats;
    private volatile boolean aborted;
    private final Noise noise;
    private final NoiseThread noiseThread;

    FreeThread(Execution run, Thread thread, int index, String identity, Noise noise, Recorder recorder) {
        super(run, thread, index, identity);
        this.noise = noise;
        this.hash = System.identityHashCode(thread);
        this.noiseThread = noise == null ? null : new NoiseThread(thread, index, noise.settings().seed(), identity);
        this.log = recorder == null ? null : recorder.log(this);
        this.region = recorder == null ? null : recorder.untracedRegionLog(this, log);
        this.isQuick = noise == null && recorder != null;
        this.repeats = isQuick && recorder.isFull();
    }

    @Override
    public boolean accessesAgain(EventKind kind, boolean writes, Object target, int detail, int site) {
        if (!repeats) {
            return false;
        }
        int object = target == null ? detail : log.hashOf(target);
        if (writes ? log.writesAgain(object, site) : log.readsAgain(object, site)) {
            counts.add(kind);
            return true;
        }
        return false;
    }

    @Override
    public boolean tellsOperation(EventKind kind, boolean writes, Object target, int site) {
        if (!isQuick || target == null) {
            return false;
        }
        if (kind == EventKind.ATOMIC_UPDATE) {
            locks.tries(target, thread, calls.site());
        }
        int object = log.hashOf(target);
        if (writes ? log.tellsWrite(kind, site, object) : log.tellsRead(kind, site, object)) {
            counts.add(kind);
            return true;
        }
        return false;
    }

    @Override
    public void afterAccess() {
        if (log != null) {
            log.settle();
        }
    }

    @Override
    public long tellsUnseen() {
        return log.tellsUnseen();
    }

    @Override
    public void comesAfterUnseen(int other, long event) {
        log.comesAfterUnseen(other, event);
    }

    @Override
    public boolean isInterrupted() {
        return thread.isInterrupted();
    }

    @Override
    public void publish() {
        if (region != null) {
            region.publish();
        }
    }

    @Override
    public void acquire() {
        if (region != null) {
            region.acquire();
        }
    }

    /** Before an event that an interrupt has brought. */
    void comeAfterInterrupt() {
        log.after(hash);
        hearWakers(this);
    }

    /** Before an event that tells what became of a thread: it is after what those have done who woke that. */
    void hearWakers(FreeThread woken) {
        if (woken.isWokenUnseen) {
            acquire();
        }
    }

    /** The number that the JVM has for it. */
    @SuppressWarnings("deprecation") // threadId() is younger than JDK 17
    long id() {
        return thread.getId();
    }

    /** The run is over: the thread is woken, and leaves the program at its next operation. For any thread to call. */
    void abort() {
        aborted = true;
        RealOperations.interrupt(thread);
    }

    /** True when the run is over for it. */
    boolean isAborted() {
        return aborted;
    }

    /** Leaves the program when the run is over. */
    void checkAborted() {
        if (aborted) {
            throw aborted();
        }
    }

    /** Before an operation: counts it and makes noise. Nothing that happens inside is an event. */
    void before(EventKind kind, int site, Object target) {
        if (aborted && kind != EventKind.MONITOR_EXIT && kind != EventKind.THREAD_END) {
            throw aborted();
        }
        counts.add(kind);
        if (log != null) {
            log.settle();
        }
        if (noise != null) {
            noiseBefore(kind, site, noise.usesObjects() ? System.identityHashCode(target) : 0);
        }
    }

    /** An operation without a target, whose place among those of other threads does not matter. */
    void alone(EventKind kind, int site, long value) {
        before(kind, site, null);
        if (log != null) {
            log.alone(kind, site, 0, value);
        }
    }

    void noiseBefore(EventKind kind, int site, int object) {
        enterQuiet();
        try {
            noise.before(noiseThread, kind, site, object, !noise.scope().leavesOut(calls, kind, site));
        } finally {
            leaveQuiet();
        }
    }

    /** After an operation that lets others go on: noise gives them the time to. */
    void after(EventKind kind, int site, Object target) {
        if (noise != null && !noise.scope().isPart(kind, site)) {
            enterQuiet();
            try {
                noise.after(noiseThread, kind, site, noise.usesObjects() ? System.identityHashCode(target) : 0);
            } finally {
                leaveQuiet();
            }
        }
    }

    /** A monitor was got. */
    void entered(Object monitor, int site) {
        if (noise != null) {
            noise.entered(noiseThread, noise.usesObjects() ? System.identityHashCode(monitor) : 0, site);
        }
    }

    /** The time that a sleep or timed wait shall take. */
    long tampered(long nanos) {
        return noise == null ? nanos : noise.tamper(noiseThread, nanos);
    }

    /** How long noise has held it back, in nanoseconds. */
    long heldNanos() {
        return noiseThread == null ? 0 : noiseThread.heldNanos();
    }

    /** True while it only seems to wait. */
    boolean isInNoise() {
        return noiseThread != null && noiseThread.isInNoise();
    }
}
