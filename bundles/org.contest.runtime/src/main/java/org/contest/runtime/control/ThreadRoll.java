/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.contest.runtime.model.ModelThread;
import org.contest.runtime.model.ModelThread.Life;

/** All threads of a run, by index, and how many keep it going. */
final class ThreadRoll {

    private ModelThread[] threads = new ModelThread[16];
    private int size;
    private int living;
    private int holdingOpen;

    /** Enters a thread that lives now. */
    synchronized void add(ModelThread t) {
        if (t.index >= threads.length) {
            threads = Arrays.copyOf(threads, Math.max(t.index + 1, threads.length * 2));
        }
        threads[t.index] = t;
        size = Math.max(size, t.index + 1);
        living++;
        holdingOpen += t.thread.isDaemon() ? 0 : 1;
    }

    /** A thread ended, or is given up; a daemon that nobody started under control was never entered. */
    synchronized void end(ModelThread t) {
        if (t.life == Life.ENDED) {
            return;
        }
        t.life = Life.ENDED;
        if (t.index < size && threads[t.index] == t) {
            living--;
            holdingOpen -= t.thread.isDaemon() ? 0 : 1;
        }
    }

    /** True while a thread lives that is no daemon: as the JVM itself goes on. */
    boolean isOpen() {
        return holdingOpen > 0;
    }

    /** The thread that began the run; null before that. */
    ModelThread main() {
        return threads[0];
    }

    /** The number of threads that live. */
    int living() {
        return living;
    }

    /** The threads that live, by index. */
    List<ModelThread> list() {
        List<ModelThread> list = new ArrayList<>();
        for (ModelThread t = livingFrom(0); t != null; t = livingFrom(t.index + 1)) {
            list.add(t);
        }
        return list;
    }

    /** The living thread with the highest index, so that children are unwound before their parents; or null. */
    ModelThread lastLiving() {
        for (int i = size - 1; i >= 0; i--) {
            if (threads[i] != null && threads[i].life != Life.ENDED) {
                return threads[i];
            }
        }
        return null;
    }

    /** The living thread with the lowest index from {@code index} on, or null. */
    ModelThread livingFrom(int index) {
        for (int i = index; i < size; i++) {
            if (threads[i] != null && threads[i].life != Life.ENDED) {
                return threads[i];
            }
        }
        return null;
    }
}
