/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.record;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.contest.protocol.EventKind;
import org.contest.protocol.trace.ThreadStream;
import org.contest.runtime.OwnFields;
import org.contest.runtime.ProgramThread;

/**
 * What one thread records. Only this thread calls it. An access holds its stripe until it is done; when it throws, or
 * starts a class initializer, until the thread's next event.
 */
public final class ThreadLog {

    private static final int NO_STRIPE = -1;
    private static final VarHandle READING = OwnFields.handle(MethodHandles.lookup(), "reading", int.class);

    private final ProgramThread thread;
    private final Recorder recorder;
    private final Stripes stripes;
    private final ThreadStream stream;
    private final SameAccesses same = new SameAccesses();
    private final ReadStripes read = new ReadStripes();
    /** The word of a stripe that it has had for long, without the event. */
    private final long own;
    /** What such words have in common with all that this thread leaves. */
    private final long holder;
    private final long bit;
    /** The threads that had the bit before. */
    private final EarlierThreads earlier = new EarlierThreads();
    /** Number of the last event of this thread. */
    long events;
    private volatile boolean closed;
    private int seenClassInits;
    private final KnownEvents known;
    private final ObjectHashes hashes;
    /** The stripe of a write that is going on, or -1. */
    private int accessStripe = NO_STRIPE;
    private long accessWord;
    /** The stripe of a read that is going on, or -1; holders look at it. */
    private int reading = NO_STRIPE;
    /** True when the read that is going on is this thread's first one of the stripe since it was held. */
    private boolean first;
    /** An access of a static variable that is going on; it may first initialize the class. */
    private EventKind pending;
    private int pendingSite;
    private int pendingObject;
    private int heldStripe;
    private long heldWord;
    /** True when the thread has come to a fence: a plain access of it may let others know, so each is told. */
    private boolean fenced;

    ThreadLog(ProgramThread thread, Recorder recorder, Stripes stripes, ThreadStream stream) {
        this.thread = thread;
        this.recorder = recorder;
        this.stripes = stripes;
        this.stream = stream;
        this.known = new KnownEvents(thread.index);
        this.hashes = new ObjectHashes(thread, recorder);
        this.own = Stripes.own(thread.index);
        this.holder = own & Stripes.HOLDER;
        this.bit = 1L << stripes.bits().enter(this);
    }

    /** Its bit among the readers of a stripe. */
    long bit() {
        return bit;
    }

    boolean isClosed() {
        return closed;
    }

    /** Before it has begun: its events come after those of a thread that has ended. */
    void beginsAfter(ThreadLog ended) {
        if (ended.events > 0) {
            earlier.add(ended.thread.index, ended.events);
        } else {
            earlier.addAll(ended.earlier);
        }
    }

    /** Another thread comes after all that this one has done, which it has seen read nothing. */
    void letComeAfter(ThreadLog other) {
        if (events > 0) {
            other.comeAfter(thread.index, events);
        } else {
            earlier.letComeAfter(other);
        }
    }

    void reads(int stripe) {
        READING.setVolatile(this, stripe);
    }

    void readsNothing() {
        READING.setRelease(this, NO_STRIPE);
    }

    void readsFirst() {
        first = true;
    }

    /** For the holder of a stripe: what the reader did until it is false has happened. */
    boolean isReading(int stripe) {
        return (int) READING.getVolatile(this) == stripe;
    }

    /** The identity hash code by which an object is known to the recorder, and to the program. */
    public int hashOf(Object object) {
        return hashes.of(object);
    }

    /** True when an access of this kind is to be told. */
    public boolean records(EventKind kind) {
        return recorder.records(kind);
    }

    /** Before an access, with nothing unsettled: takes the stripe of {@code object}. */
    public void before(EventKind kind, int site, int object, long value) {
        int stripe = Stripes.of(object);
        if (kind.isWrite()) {
            write(kind, stripe, site, object, value);
        } else {
            read(kind, stripe, site, object, value);
        }
    }

    /**
     * Instead of {@link #before} for a plain read: true when it is one more of the run that is going on, because the
     * thread has read the stripe for long since it was held, and has told the site.
     */
    public boolean readsAgain(int object, int site) {
        int stripe = Stripes.of(object);
        if (!read.contains(stripe) || !mayRepeat(site) || !sharesAgain(stripe)) {
            return false;
        }
        addToRun(site);
        return true;
    }

    /** True when a plain write tells nothing new, since the thread has had the stripe for long; it is counted then. */
    public boolean writesAgain(int object, int site) {
        int stripe = Stripes.of(object);
        if (!mayRepeat(site)) {
            return false;
        }
        long word = stripes.holdAgain(stripe, own, Stripes.OWN, this);
        if (word == Stripes.STUCK) {
            return false;
        }
        addToRun(site);
        accessStripe = stripe;
        accessWord = Stripes.at(own, events);
        return true;
    }

    /** True when an access at this site may join the run, if its stripe lets it. */
    private boolean mayRepeat(int site) {
        return same.contains(site) && stream.inRun() && !fenced && accessStripe < 0 && pending == null
            && recorder.classInits == seenClassInits;
    }

    /**
     * Instead of {@link #before} for a volatile or atomic read: true when it is told, because the thread comes after
     * all that its stripe knows of. What this thread was the last to hold, with no readers beside it, it holds once
     * more: so it leaves no bit, and whoever comes next need not look at this thread.
     */
    public boolean tellsRead(EventKind kind, int site, int object) {
        int stripe = Stripes.of(object);
        if (!isReady()) {
            return false;
        }
        long word = stripes.holdAgain(stripe, holder, Stripes.HOLDER, this);
        if (word == Stripes.STUCK && !(read.contains(stripe) && sharesAgain(stripe))) {
            return false;
        }
        addSettled(kind, site, object);
        if (word != Stripes.STUCK) {
            accessStripe = stripe;
            accessWord = Stripes.at(word, events);
        }
        return true;
    }

    /** True when a volatile or atomic write was told in the short way: the thread was the last to hold the stripe. */
    public boolean tellsWrite(EventKind kind, int site, int object) {
        int stripe = Stripes.of(object);
        long word = isReady() ? stripes.holdAgain(stripe, holder, Stripes.HOLDER, this) : Stripes.STUCK;
        if (word == Stripes.STUCK) {
            return false;
        }
        addSettled(kind, site, object);
        tell(kind, word);
        accessStripe = stripe;
        accessWord = Stripes.next(word, thread.index, events);
        return true;
    }

    /** True when nothing is unsettled, and an event can be added without more. */
    private boolean isReady() {
        return accessStripe < 0 && reading < 0 && pending == null && recorder.classInits == seenClassInits
            && stream.hasRoom();
    }

    private void addSettled(EventKind kind, int site, int object) {
        thread.calls.tell(site, stream);
        stream.add(kind, site, object, 0);
        events++;
    }

    private boolean sharesAgain(int stripe) {
        reads(stripe);
        if (stripes.is(stripe, read.word(stripe))) {
            return true;
        }
        readsNothing();
        return false;
    }

    private void write(EventKind kind, int stripe, int site, int object, long value) {
        long word = holdForAccess(stripe);
        if (!joinsRun(kind, site, word) || !isSame(site, object, (int) value, isOwn(word))) {
            comeAfter(word);
            add(kind, site, object, value);
            tell(kind, word);
        } else {
            addToRun(site);
        }
        accessWord = Stripes.next(word, thread.index, events);
    }

    private long holdForAccess(int stripe) {
        long word = stripes.hold(stripe);
        if (word == Stripes.STUCK) {
            accessStripe = NO_STRIPE;
        } else {
            accessStripe = stripe;
            comeAfterReaders(stripe);
        }
        return word;
    }

    private void read(EventKind kind, int stripe, int site, int object, long value) {
        long word = stripes.share(stripe, this);
        if (!joinsRun(kind, site, word) || !isSame(site, object, (int) value, hasReadLong(stripe))) {
            comeAfter(word);
            add(kind, site, object, value);
            if (!recorder.isFull() && word != Stripes.STUCK) {
                read.learn(stripe, word);
            }
        } else {
            addToRun(site);
            read.learnLong(stripe, word);
        }
    }

    /**
     * Before an access of a static variable: its event is added behind it, because another thread may be in the
     * initializer of its class, and this one waits for it.
     */
    public void beforeStatic(EventKind kind, int site, int variable) {
        int stripe = Stripes.of(variable);
        boolean write = kind.isWrite();
        long word = write ? holdForAccess(stripe) : stripes.share(stripe, this);
        if (joinsRun(kind, site, word) && isSame(site, variable, 0, write ? isOwn(word) : hasReadLong(stripe))) {
            addToRun(site);
            accessWord = Stripes.next(word, thread.index, events);
            if (!write) {
                read.learnLong(stripe, word);
            }
            return;
        }
        accessWord = word;
        pendingSite = site;
        pendingObject = variable;
        pending = kind;
    }

    /**
     * A plain access after nothing but what this thread comes after already may be one more of a run: it depends on
     * nothing that came after the run began, so that all of the run may be taken as done at once. It is when it tells
     * nothing new: see {@link #isSame}.
     */
    private boolean joinsRun(EventKind kind, int site, long word) {
        return kind.category() == EventKind.Category.ACCESS && known.contains(word) && !fenced
            && recorder.classInits == seenClassInits && stream.hasRoom();
    }

    private void addToRun(int site) {
        stream.run(site);
        events++;
    }

    /** True when the access is known, or the location is known and the thread has had the stripe for long. */
    private boolean isSame(int site, int object, int index, boolean hasHadLong) {
        return hasHadLong ? same.knows(site) : same.knows(object, index, site);
    }

    private boolean hasReadLong(int stripe) {
        boolean isFirst = first;
        first = false;
        return read.isLong(stripe, isFirst);
    }

    /** True when the thread has had the stripe for long. */
    private boolean isOwn(long word) {
        return Stripes.streak(word) == Stripes.LONG_STREAK && Stripes.thread(word) == thread.index;
    }

    /** After an access, and before anything else: gives its stripe back. */
    public void settle() {
        if (pending != null) {
            addPending();
        }
        if (reading >= 0) {
            readsNothing();
        }
        if (accessStripe >= 0) {
            stripes.release(accessStripe, accessWord);
            accessStripe = NO_STRIPE;
        }
    }

    private void addPending() {
        EventKind kind = pending;
        pending = null;
        comeAfter(accessStripe < 0 && reading < 0 ? Stripes.STUCK : accessWord);
        add(kind, pendingSite, pendingObject, 0);
        accessWord = Stripes.next(accessWord, thread.index, events);
    }

    private void add(EventKind kind, int site, int object, long value) {
        comeAfterInitializers();
        addKnown(kind, site, object, value);
    }

    /** Of an event that others may come after already: it can come after nothing more. */
    private void addKnown(EventKind kind, int site, int object, long value) {
        makeRoom();
        thread.calls.tell(site, stream);
        stream.add(kind, site, object, value);
        events++; // what others see of it is in the stream
    }

    /** What the thread did lets others know; what it does from now on is new to them. */
    private void tell(EventKind kind, long word) {
        if (!isOwn(word)) {
            same.after(kind);
        }
    }

    /** What comes now is after class initializers that other threads have ended. */
    private void comeAfterInitializers() {
        if (recorder.classInits != seenClassInits) {
            seenClassInits = recorder.classInits;
            order(Stripes.CLASS_INIT);
        }
    }

    private void makeRoom() {
        if (!stream.hasRoom()) {
            thread.enterQuiet();
            stream.makeRoom();
            thread.leaveQuiet();
            if (events == 0) {
                earlier.tell(stream);
            }
        }
    }

    /** What comes now is after the event in a word. */
    private void comeAfter(long word) {
        if (word != Stripes.STUCK && !known.contains(word)) {
            comeAfter(Stripes.thread(word), Stripes.event(word));
        }
    }

    /** What comes now is after an event of another thread. */
    void comeAfter(int other, long event) {
        if (!known.contains(other, event)) {
            known.learn(other, event);
            makeRoom();
            stream.after(other, event);
        }
    }

    /** The number of its last event, which others are about to hear of without an event. */
    public long tellsUnseen() {
        settle();
        same.after(EventKind.MONITOR_EXIT);
        return events;
    }

    /** What comes now is after an event of another thread, and the trace says that a lock orders the two. */
    public void comesAfterUnseen(int other, long event) {
        settle();
        comeAfter(other, event);
        recorder.handedOver(other, event, thread.index, events);
    }

    /** With the stripe held: what comes now is after what others have read. */
    private void comeAfterReaders(int stripe) {
        long beside = stripes.readersBeside(stripe, this);
        if (beside != 0) {
            stripes.awaitReaders(stripe, beside, this);
        }
    }

    private void order(int stripe) {
        long word = stripes.hold(stripe);
        if (word != Stripes.STUCK) {
            stripes.release(stripe, word);
            comeAfter(word);
        }
    }

    /** An event whose place among those of other threads does not matter. */
    public void alone(EventKind kind, int site, int object, long value) {
        settle();
        fenced |= kind == EventKind.FENCE;
        add(kind, site, object, value);
    }

    /** An event on an object that the thread holds in another way, as a monitor. */
    public void ordered(EventKind kind, int site, int object, long value) {
        if (value == 0 && tellsWrite(kind, site, object)) {
            settle();
        } else {
            hold(object);
            release(kind, site, object, value);
        }
    }

    /** Holds the stripe of {@code object} around an operation, until {@link #release}. */
    public void hold(int object) {
        take(Stripes.of(object));
        if (heldWord != Stripes.STUCK) {
            comeAfterReaders(heldStripe);
        }
    }

    private void take(int stripe) {
        settle();
        comeAfterInitializers();
        heldStripe = stripe;
        heldWord = stripes.hold(stripe);
    }

    /** The operation has taken effect. */
    public void release(EventKind kind, int site, int object, long value) {
        long word = heldWord;
        if (word != Stripes.STUCK) {
            stripes.release(heldStripe, Stripes.next(word, thread.index, events + 1));
            comeAfter(word);
        }
        addKnown(kind, site, object, value);
        tell(kind, word);
    }

    /** Ends {@link #hold} for an operation that is no event. */
    public void letGo() {
        if (heldWord != Stripes.STUCK) {
            stripes.release(heldStripe, heldWord);
        }
    }

    /** The next event is after what others have done to {@code object} so far. */
    public void after(int object) {
        settle();
        order(Stripes.of(object));
    }

    /** A class initializer begins or ends. */
    public void classInit(EventKind kind, int site) {
        take(Stripes.CLASS_INIT);
        release(kind, site, 0, 0);
        synchronized (recorder) {
            recorder.classInits++;
        }
    }

    /** The thread has ended. */
    public void close() {
        settle();
        stream.close();
        closed = true;
    }
}
