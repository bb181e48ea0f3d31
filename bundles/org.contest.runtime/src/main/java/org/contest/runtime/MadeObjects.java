/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

import java.lang.ref.WeakReference;

/**
 * Where the threads of a run made their last objects, so that a trace can tell it of one that has its first event. An
 * object that a constructor makes is made where the outermost constructor was called (Fiedor 2014, section 3.3).
 */
public final class MadeObjects {

    /** An object, and where it was made. */
    public static final class Made extends WeakReference<Object> {
        /** The site of its creation. */
        public final int site;
        private int place;

        Made(Object object, int site, boolean isInside) {
            super(object);
            this.site = site;
            this.place = isInside ? NOWHERE : site;
        }

        /** The site that was on top of the stack then, outside constructors. */
        public int place() {
            return place == NOWHERE ? site : place;
        }
    }

    /** The last objects of one thread. */
    static final class OfThread {
        private final Made[] last = new Made[MOST];
        private final OfThread before;
        private int count;

        OfThread(OfThread before) {
            this.before = before;
        }

        private void add(Object object, int site, boolean isInside) {
            if (!isInside) {
                for (int i = count - 1; i >= 0 && i > count - MOST && last[i % MOST].place == NOWHERE; i--) {
                    last[i % MOST].place = site;
                }
            }
            last[count % MOST] = new Made(object, site, isInside);
            count++;
        }

        private Made find(Object object) {
            int newest = count - 1;
            for (int i = newest; i >= 0 && i > newest - MOST; i--) {
                Made made = last[i % MOST];
                if (made != null && made.refersTo(object)) {
                    return made;
                }
            }
            return null;
        }
    }

    private static final int NOWHERE = -1;
    private static final int MOST = 1024;

    private volatile OfThread newest;

    /** A thread has made an object; {@code isInside} in a constructor. */
    public void made(ProgramThread t, Object object, int site, boolean isInside) {
        if (t.made == null) {
            t.made = begin();
        }
        t.made.add(object, site, isInside);
    }

    private synchronized OfThread begin() {
        OfThread begun = new OfThread(newest);
        newest = begun;
        return begun;
    }

    /** Where an object was made, which one thread has met now; null when that was too long ago, or nobody asked. */
    public Made find(ProgramThread t, Object object) {
        Made own = t.made == null ? null : t.made.find(object);
        for (OfThread other = newest; own == null && other != null; other = other.before) {
            own = other == t.made ? null : other.find(object);
        }
        return own;
    }
}
