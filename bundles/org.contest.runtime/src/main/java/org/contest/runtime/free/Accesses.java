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
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.TellingClasses;
import org.contest.runtime.ArrayLength;
import org.contest.runtime.Toggles;
import org.contest.runtime.noise.Noise;
import org.contest.runtime.record.Recorder;

/** Accesses of variables, library calls and class initializers of free threads. */
final class Accesses {

    private static final boolean JDK_IN_SCOPE =
        Toggles.launch().isTrue(Key.JDK) && Toggles.launch().get(Key.EXCLUDE).isEmpty();

    private final Noise noise;
    private final boolean noiseUsesObjects;
    private final boolean records;

    Accesses(Noise noise, Recorder recorder) {
        this.noise = noise;
        this.noiseUsesObjects = noise != null && noise.usesObjects();
        this.records = recorder != null;
    }

    void before(FreeThread t, EventKind kind, Object target, int detail, int site) {
        t.counts.add(kind);
        if (records) {
            t.log.settle();
        }
        if (noise != null) {
            t.noiseBefore(kind, site, noiseUsesObjects ? object(target, detail) : 0);
        }
        if (kind == EventKind.ATOMIC_UPDATE) {
            t.locks.tries(target, t.thread, t.calls.site());
        }
        if (records && t.log.records(kind)) {
            record(t, kind, target, detail, site);
        }
    }

    private static int object(Object target, int detail) {
        return target == null ? detail : System.identityHashCode(target);
    }

    private static void record(FreeThread t, EventKind kind, Object target, int detail, int site) {
        if (target == null) {
            t.log.beforeStatic(kind, site, detail);
        } else if (kind.isOfArray()) {
            recordArray(t, kind, target, detail, site);
        } else {
            t.log.before(kind, site, t.log.hashOf(target), 0);
        }
    }

    /** An access that will throw takes no stripe: the thread may not come back here for long. */
    private static void recordArray(FreeThread t, EventKind kind, Object array, int index, int site) {
        int object = t.log.hashOf(array);
        if (index >= 0 && index < ArrayLength.of(array)) {
            t.log.before(kind, site, object, index);
        } else {
            t.log.alone(kind, site, object, index);
        }
    }

    /**
     * A collection tells the call from inside, with its monitor held. For other classes that monitor orders the call
     * among synchronized blocks; between two calls the JVM may still swap.
     */
    void libraryCall(FreeThread t, Object receiver, int site) {
        t.before(EventKind.LIBRARY_CALL, site, receiver);
        if (!records) {
            return;
        }
        if (tellsItself(receiver.getClass())) {
            t.called = receiver;
            t.calledAt = site;
        } else {
            synchronized (receiver) {
                t.log.ordered(EventKind.LIBRARY_CALL, site, t.log.hashOf(receiver), 0);
            }
        }
    }

    private static boolean tellsItself(Class<?> type) {
        return JDK_IN_SCOPE && TellingClasses.has(type.getName());
    }

    void insideLibraryCall(FreeThread t, Object receiver) {
        if (t.called == receiver) {
            t.called = null;
            t.log.ordered(EventKind.LIBRARY_CALL, t.calledAt, t.log.hashOf(receiver), 0);
        }
    }

    void classInit(FreeThread t, EventKind kind, int site) {
        t.counts.add(kind);
        if (records) {
            t.log.classInit(kind, site);
        }
    }
}
