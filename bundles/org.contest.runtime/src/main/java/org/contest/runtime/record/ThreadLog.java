/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.record;

import org.contest.protocol.EventKind;
import org.contest.protocol.trace.ThreadStream;
import org.contest.runtime.ProgramThread;

/**
 * What one thread records. Only this thread calls it. An access holds its stripe until it is done; when it throws, or
 * starts a class initializer, until the thread's next event.
 */
public final class ThreadLog {

    private static final int NO_STRIPE = -1;
    private static final int OTHERS = 64;
    private static final boolean[] TELLS_OTHERS = new boolean[EventKind.count()];

    static {
        for (EventKind kind : EventKind.values()) {
            TELLS_OTHERS[kind.ordinal()] = kind.category() == EventKind.Category.SYNCHRONIZATION
                && kind != EventKind.MONITOR_ENTER && (!kind.isAccess() || kind.isWrite());
        }
    }

    private final ProgramThread thread;
    private final Recorder recorder;
    private final Stripes stripes;
    private final ThreadStream stream;
    private final SameAccesses same = new SameAccesses();
    /** Number of the last event of this thread. */
    private long events;
    private int seenClassInits;

    /** By hash of a thread's index: up to which of its events everything here is known to come after. */
    private final int[] others = new int[OTHERS];
    private final long[] othersEvents = new long[OTHERS];

    /** The stripe of an access that is going on, or -1. */
    private int accessStripe = NO_STRIPE;
    private long accessWord;
    /** An access of a static variable that is going on; it may first initialize the class. */
    private EventKind pending;
    private int pendingSite;
    private int pendingObject;

    private int heldStripe;
    private long heldWord;

    ThreadLog(ProgramThread thread, Recorder recorder, Stripes stripes, ThreadStream stream) {
        this.thread = thread;
        this.recorder = recorder;
        this.stripes = stripes;
        this.stream = stream;
    }

    /** True when an access of this kind is to be told. */
    public boolean records(EventKind kind) {
        return recorder.records(kind);
    }

    /** Before an access, with nothing unsettled: takes the stripe of {@code object}. */
    public void before(EventKind kind, int site, int object, long value) {
        int stripe = Stripes.of(object);
        long word = stripes.hold(stripe);
        accessStripe = word == Stripes.STUCK ? NO_STRIPE : stripe;
        if (!joinsRun(kind, site, object, (int) value, word)) {
            come(word);
            add(kind, site, object, value);
            tell(kind, word);
        }
        accessWord = Stripes.next(word, thread.index, events);
    }

    /**
     * Before an access of a static variable: its event is added behind it, because another thread may be in the
     * initializer of its class, and this one waits for it.
     */
    public void beforeStatic(EventKind kind, int site, int variable) {
        int stripe = Stripes.of(variable);
        long word = stripes.hold(stripe);
        accessStripe = word == Stripes.STUCK ? NO_STRIPE : stripe;
        accessWord = word;
        if (joinsRun(kind, site, variable, 0, word)) {
            accessWord = Stripes.next(word, thread.index, events);
            return;
        }
        pendingSite = site;
        pendingObject = variable;
        pending = kind;
    }

    /**
     * A plain access on a stripe that no other thread has had meanwhile may be one more of a run: it depends on nothing
     * that came after the run began, so that all of the run may be taken as done at once. It is when it tells nothing
     * new: the access is known, or the thread has had the stripe for long, and the location is known.
     */
    private boolean joinsRun(EventKind kind, int site, int object, int index, long word) {
        if (kind.category() != EventKind.Category.ACCESS || !isKnown(word) || !isSame(site, object, index, word)
            || recorder.classInits != seenClassInits || !stream.hasRoom()) {
            return false;
        }
        events++;
        stream.run(site);
        return true;
    }

    /** True when the thread has had the stripe for long. */
    private boolean isOwn(long word) {
        return Stripes.streak(word) == Stripes.LONG_STREAK && Stripes.thread(word) == thread.index;
    }

    private boolean isSame(int site, int object, int index, long word) {
        return isOwn(word) ? same.knows(0, 0, site) : same.knows(object, index, site);
    }

    /** After an access, and before anything else: gives its stripe back. */
    public void settle() {
        if (pending != null) {
            addPending();
        }
        if (accessStripe >= 0) {
            stripes.release(accessStripe, accessWord);
            accessStripe = NO_STRIPE;
        }
    }

    private void addPending() {
        EventKind kind = pending;
        pending = null;
        come(accessStripe < 0 ? Stripes.STUCK : accessWord);
        add(kind, pendingSite, pendingObject, 0);
        accessWord = Stripes.next(accessWord, thread.index, events);
    }

    private void add(EventKind kind, int site, int object, long value) {
        if (!stream.hasRoom() || recorder.classInits != seenClassInits) {
            prepare();
        }
        events++;
        stream.add(kind, site, object, value);
    }

    /** What the thread did lets others know; what it does from now on is new to them. */
    private void tell(EventKind kind, long word) {
        if (TELLS_OTHERS[kind.ordinal()] && !isOwn(word)) {
            same.forget();
        }
    }

    /** Opens a chunk without events of its own. What comes now is after class initializers that other threads ended. */
    private void prepare() {
        if (recorder.classInits != seenClassInits) {
            seenClassInits = recorder.classInits;
            order(Stripes.CLASS_INIT);
        }
        makeRoom();
    }

    private void makeRoom() {
        if (!stream.hasRoom()) {
            thread.ignored++;
            stream.makeRoom();
            thread.ignored--;
        }
    }

    private boolean isKnown(long word) {
        int other = Stripes.thread(word);
        int slot = other & OTHERS - 1;
        return other == thread.index || other < 0 && word != Stripes.STUCK
            || others[slot] == other && othersEvents[slot] >= Stripes.event(word);
    }

    /** What comes now is after the event in a word. */
    private void come(long word) {
        if (word != Stripes.STUCK && !isKnown(word)) {
            int other = Stripes.thread(word);
            others[other & OTHERS - 1] = other;
            othersEvents[other & OTHERS - 1] = Stripes.event(word);
            makeRoom();
            stream.after(other, Stripes.event(word));
        }
    }

    private void order(int stripe) {
        long word = stripes.hold(stripe);
        if (word != Stripes.STUCK) {
            stripes.release(stripe, word);
            come(word);
        }
    }

    /** An event whose place among those of other threads does not matter. */
    public void alone(EventKind kind, int site, int object, long value) {
        settle();
        add(kind, site, object, value);
    }

    /** An event on an object that the thread holds in another way, as a monitor. */
    public void ordered(EventKind kind, int site, int object, long value) {
        hold(object);
        release(kind, site, object, value);
    }

    /** Holds the stripe of {@code object} around an operation, until {@link #release}. */
    public void hold(int object) {
        settle();
        heldStripe = Stripes.of(object);
        heldWord = stripes.hold(heldStripe);
    }

    /** The operation has taken effect. */
    public void release(EventKind kind, int site, int object, long value) {
        long word = heldWord;
        if (word != Stripes.STUCK) {
            stripes.release(heldStripe, Stripes.next(word, thread.index, events + 1));
            come(word);
        }
        add(kind, site, object, value);
        tell(kind, word);
    }

    /** The next event is after what others have done to {@code object} so far. */
    public void after(int object) {
        settle();
        order(Stripes.of(object));
    }

    /** A class initializer begins or ends. */
    public void classInit(EventKind kind, int site) {
        settle();
        heldStripe = Stripes.CLASS_INIT;
        heldWord = stripes.hold(heldStripe);
        release(kind, site, 0, 0);
        synchronized (recorder) {
            recorder.classInits++;
        }
    }

    /** The thread has ended. */
    public void close() {
        settle();
        stream.close();
    }
}
