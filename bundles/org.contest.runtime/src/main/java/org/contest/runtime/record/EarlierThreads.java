/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.record;

import org.contest.protocol.trace.ThreadStream;

/** The threads that had ended before another one began: all its events come after the last one of each of them. */
final class EarlierThreads {

    private record Last(int thread, long event, Last more) {
    }

    private Last first;

    void add(int thread, long event) {
        first = new Last(thread, event, first);
    }

    void addAll(EarlierThreads others) {
        for (Last last = others.first; last != null; last = last.more) {
            add(last.thread, last.event);
        }
    }

    /** A thread comes after them, too. */
    void letComeAfter(ThreadLog log) {
        for (Last last = first; last != null; last = last.more) {
            log.comeAfter(last.thread, last.event);
        }
    }

    /** The stream of the thread says so. */
    void tell(ThreadStream stream) {
        for (Last last = first; last != null; last = last.more) {
            stream.after(last.thread, last.event);
        }
    }
}
