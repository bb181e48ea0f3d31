/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.stream;

import java.util.Arrays;
import org.contest.analysis.identity.Identities;
import org.contest.analysis.operations.OperationKind;
import org.contest.analysis.operations.Operations;
import org.contest.protocol.EventKind;
import org.contest.protocol.EventKind.Category;
import org.contest.protocol.trace.Trace;
import org.jspecify.annotations.Nullable;

/**
 * The events of a trace, one after the other, with dense numbers of objects and variables and the numbers of abstract
 * identities. Where an event belongs is decided here and nowhere else: at its operation in the program's own code, or,
 * for those who want to look inside libraries, at itself. One object goes through one trace after the other.
 */
public final class Steps {

    /** Methods of a thread that make its identity, where nothing else is said (Fiedor 2014, section 3.4.2). */
    public static final int METHODS = 20;

    private static final int HALF = 32;
    private static final long LOW = 0xFFFFFFFFL;

    private final Identities identities;
    private final boolean inside;
    private final LongIndex objects = new LongIndex();
    private final LongIndex variables = new LongIndex();
    private final AbstractIdentities names;
    private @Nullable Source source;
    private @Nullable LockSets locks;
    private @Nullable Calls calls;
    private int[] threadsOfObjects = new int[64];
    private int at;
    private int size;
    private int site;
    private int place;
    private int operation;
    private int operations;
    private boolean begins;
    private EventKind kind = EventKind.READ;

    /** What one run gives. */
    record Source(Trace trace, SiteNumbers sites, Operations operations) {
    }

    /**
     * Steps through no trace yet.
     *
     * @param identities that get the numbers
     * @param inside true to look at events themselves, also those in libraries
     * @param methods number of methods that make the identity of a thread
     */
    public Steps(Identities identities, boolean inside, int methods) {
        this.identities = identities;
        this.inside = inside;
        names = new AbstractIdentities(identities, methods);
    }

    /** Stands before the first event of a trace. */
    public void begin(Trace trace, SiteNumbers sites) {
        objects.clear();
        variables.clear();
        Arrays.fill(threadsOfObjects, 0);
        Source next = new Source(trace, sites, Operations.of(trace, sites.table()));
        source = next;
        names.begin(next, objects);
        locks = null;
        calls = null;
        size = trace.size();
        at = -1;
        operations = 0;
    }

    /** The locks that threads hold; to be asked for before the first event. */
    public LockSets locks() {
        LockSets known = locks;
        if (known == null) {
            known = new LockSets(this, calls());
            locks = known;
        }
        return known;
    }

    /** The calls of libraries; to be asked for before the first event. */
    public Calls calls() {
        Calls known = calls;
        if (known == null) {
            known = new Calls(this);
            calls = known;
        }
        return known;
    }

    /** Goes to the next event; false after the last one. */
    public boolean next() {
        if (++at >= size) {
            return false;
        }
        Source from = source();
        site = from.trace().site(at);
        kind = from.trace().kind(at);
        operation = from.operations().ofEvent(at);
        begins = operation == operations;
        operations += begins ? 1 : 0;
        place = inside ? site : from.operations().site(operation);
        if (kind == EventKind.THREAD_BEGIN && object() >= 0) {
            threadOf(object(), thread());
        }
        track();
        return true;
    }

    private void track() {
        Calls followed = calls;
        if (followed != null) {
            followed.take();
        }
        LockSets tracked = locks;
        if (tracked != null) {
            tracked.take();
        }
    }

    private void threadOf(int object, int thread) {
        if (object >= threadsOfObjects.length) {
            threadsOfObjects = Arrays.copyOf(threadsOfObjects, 2 * object + 1);
        }
        threadsOfObjects[object] = thread + 1;
    }

    private Source source() {
        Source known = source;
        if (known == null) {
            throw new IllegalStateException("no trace was begun");
        }
        return known;
    }

    /** The identities that give the numbers. */
    public Identities identities() {
        return identities;
    }

    /** Number of the event in the trace. */
    public int event() {
        return at;
    }

    /** Index of the thread. */
    public int thread() {
        return source().trace().thread(at);
    }

    /** What happened. */
    public EventKind kind() {
        return kind;
    }

    /** Value by kind. */
    public long value() {
        return source().trace().value(at);
    }

    /** True for the first event of an operation; for each event where events themselves are looked at. */
    public boolean begins() {
        return begins || inside;
    }

    /** The operation that the event is of. */
    int operation() {
        return operation;
    }

    /** What the operation means. */
    public OperationKind operationKind() {
        return source().operations().kind(operation);
    }

    /** True where the operation is a call of a library, or the thread is outside the program's own code. */
    public boolean isCall() {
        return source().operations().isCall(operation);
    }

    /** The number of operations in the run. */
    public int countOperations() {
        return source().operations().size();
    }

    /** The operations of the run. */
    Operations allOperations() {
        return source().operations();
    }

    /** The site of the operation's call, or of the event itself; -1 for none. */
    int callSite() {
        return source().operations().site(operation);
    }

    SiteNumbers sites() {
        return source().sites();
    }

    Trace trace() {
        return source().trace();
    }

    /** The location; 0 for none. */
    public int location() {
        return source().sites().location(place);
    }

    /** The location that is the whole method; 0 for none. */
    public int method() {
        return source().sites().method(place);
    }

    /** True when the event is at its own place: in own code, or anywhere for those who look inside. */
    public boolean isAtItself() {
        return site >= 0 && (inside || source().sites().isOwn(site));
    }

    /** True for a compare-and-set, which may fail. */
    public boolean isCompareAndSet() {
        return kind == EventKind.ATOMIC_UPDATE && source().sites().isCompareAndSet(site);
    }

    /** True for an access of a field or an element that counts: in own code, or anywhere for those who look inside. */
    public boolean isAccess() {
        return kind.isAccess() && isAtItself();
    }

    /** True for such an access of a variable that is not volatile. */
    public boolean isPlainAccess() {
        return kind.category() == Category.ACCESS && kind != EventKind.ACCESS_RUN && isAccess();
    }

    /** The number in this run of the target; -1 for none. */
    public int object() {
        int object = source().trace().object(at);
        return object == 0 ? -1 : objects.of(object);
    }

    /** The index of the thread that the event is about; -1 when it is not known. */
    public int threadOfObject() {
        int object = object();
        return object >= 0 && object < threadsOfObjects.length ? threadsOfObjects[object] - 1 : -1;
    }

    /** The number in this run of the object of another event; -1 for none. */
    int object(int event) {
        int object = source().trace().object(event);
        return object == 0 ? -1 : objects.of(object);
    }

    /** The number in this run of the variable that is accessed: a field of an object, or an element of an array. */
    public int variable() {
        long part = kind.isOfArray() ? value() : source().sites().field(site);
        return variables.of((long) source().trace().object(at) << HALF | part & LOW);
    }

    /** The name of the field or array type; 0 for none. */
    public int variableName() {
        return source().sites().variable(site);
    }

    /** The name of what synchronizes: the object that the program calls, or the variable, or the lock. */
    public int synchronizerName() {
        if (!inside && isCall()) {
            int target = source().sites().target(place);
            return target != 0 ? target : source().sites().variable(site);
        }
        return kind.isAccess() ? source().sites().variable(site) : objectName(object());
    }

    /** The abstract identity of an object; 0 for none. */
    public int objectName(int object) {
        return object < 0 ? 0 : names.object(object);
    }

    /** The abstract identity of the thread of the event. */
    public int threadName() {
        return names.thread(thread(), at);
    }
}
