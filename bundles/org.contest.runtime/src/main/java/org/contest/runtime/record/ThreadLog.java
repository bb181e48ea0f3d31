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

    private final ProgramThread thread;
    private final Recorder recorder;
    private final Stripes stripes;
    private final ThreadStream stream;
    private int seenClassInits;

    /** The stripe of an access that is going on, or -1. */
    private int accessStripe = -1;
    private long accessStamp;
    /** An access of a static variable that is going on; it may first initialize the class. */
    private EventKind pending;
    private int pendingSite;
    private int pendingObject;

    private int heldStripe;
    private long heldStamp;

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
        long stamp = stripes.hold(stripe);
        accessStripe = stamp < 0 ? -1 : stripe;
        accessStamp = stamp;
        add(kind, site, object, value, stripe, stamp);
    }

    /**
     * Before an access of a static variable: its event is added behind it, because another thread may be in the
     * initializer of its class, and this one waits for it.
     */
    public void beforeStatic(EventKind kind, int site, int variable) {
        int stripe = Stripes.of(variable);
        long stamp = stripes.hold(stripe);
        accessStripe = stamp < 0 ? -1 : stripe;
        accessStamp = stamp;
        pendingSite = site;
        pendingObject = variable;
        pending = kind;
    }

    /** After an access, and before anything else: gives its stripe back. */
    public void settle() {
        if (accessStripe >= 0) {
            stripes.release(accessStripe, accessStamp);
            accessStripe = -1;
        }
        if (pending != null) {
            addPending();
        }
    }

    private void addPending() {
        EventKind kind = pending;
        pending = null;
        add(kind, pendingSite, pendingObject, 0, Stripes.of(pendingObject), accessStamp);
    }

    private void add(EventKind kind, int site, int object, long value, int stripe, long stamp) {
        if (!stream.hasRoom() || recorder.classInits != seenClassInits) {
            prepare();
        }
        stream.add(kind, site, object, value, stamp < 0 ? -1 : stripe, stamp);
    }

    /** Opens a chunk without events of its own. What comes now is after class initializers that other threads ended. */
    private void prepare() {
        makeRoom();
        if (recorder.classInits != seenClassInits) {
            seenClassInits = recorder.classInits;
            order(Stripes.CLASS_INIT);
        }
    }

    private void makeRoom() {
        if (!stream.hasRoom()) {
            thread.ignored++;
            stream.makeRoom();
            thread.ignored--;
        }
    }

    private void order(int stripe) {
        long stamp = stripes.hold(stripe);
        if (stamp >= 0) {
            stripes.release(stripe, stamp);
            makeRoom();
            stream.order(stripe, stamp);
            makeRoom();
        }
    }

    /** An event whose place among those of other threads does not matter. */
    public void alone(EventKind kind, int site, int object, long value) {
        settle();
        add(kind, site, object, value, -1, -1);
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
        heldStamp = stripes.hold(heldStripe);
    }

    /** The operation has taken effect. */
    public void release(EventKind kind, int site, int object, long value) {
        int stripe = heldStripe;
        long stamp = heldStamp;
        if (stamp >= 0) {
            stripes.release(stripe, stamp);
        }
        add(kind, site, object, value, stripe, stamp);
    }

    /** The next event is after what others have done to {@code object} so far. */
    public void after(int object) {
        settle();
        order(Stripes.of(object));
    }

    /** A class initializer begins or ends. */
    public void classInit(EventKind kind, int site) {
        settle();
        long stamp = stripes.hold(Stripes.CLASS_INIT);
        if (stamp >= 0) {
            stripes.release(Stripes.CLASS_INIT, stamp);
        }
        makeRoom();
        stream.add(kind, site, 0, 0, stamp < 0 ? -1 : Stripes.CLASS_INIT, stamp);
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
