/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.record;

import org.contest.runtime.ProgramThread;
import org.contest.runtime.jdk.IdentityHashes;

/**
 * The identity hash codes of the objects that a thread meets. One that has none gets it here, with a stripe among those
 * of the thread: so objects that threads do not share hardly ever meet in a stripe.
 */
final class ObjectHashes {

    private static final int GOLDEN = 0x9E3779B1;

    private static final int MET = 256;

    private final ProgramThread thread;
    private final Recorder recorder;
    private final boolean tellsCreations;
    private final int region;
    /** Some of the objects, by hash, of which the trace tells already where they were made. */
    private final int[] met = new int[MET];
    private int count = System.identityHashCode(this);

    ObjectHashes(ProgramThread thread, Recorder recorder) {
        this.thread = thread;
        this.recorder = recorder;
        tellsCreations = recorder.tellsCreations();
        region = Stripes.region(thread.index);
    }

    int of(Object object) {
        int told = IdentityHashes.told(object);
        int hash = told != 0 ? told : give(object);
        if (tellsCreations && met[hash & MET - 1] != hash) {
            met[hash & MET - 1] = hash;
            recorder.made(thread, object, hash);
        }
        return hash;
    }

    /** The JVM has the last word: another thread may be faster, or the monitor in use. */
    private int give(Object object) {
        IdentityHashes.settle(object, Stripes.hash(region, ++count * GOLDEN));
        return System.identityHashCode(object);
    }
}
