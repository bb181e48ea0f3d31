/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.analysis.operations;

import java.util.HashMap;
import java.util.Map;
import org.contest.protocol.EventKind;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceThread;

/** The names of the threads that events of other threads are about: those that the program started in the run. */
final class ThreadNames {

    private final Map<Integer, String> names = new HashMap<>();

    ThreadNames(Trace trace) {
        Map<Integer, String> byIndex = new HashMap<>();
        for (TraceThread thread : trace.threads()) {
            byIndex.put(thread.index(), thread.name());
        }
        for (int i = 0; i < trace.size(); i++) {
            if (trace.kind(i) == EventKind.THREAD_START) {
                names.put(trace.object(i), byIndex.getOrDefault((int) trace.value(i), ""));
            }
        }
    }

    /** True for a place whose operation is about another thread. */
    static boolean isAboutThread(EventKind kind) {
        return switch (kind) {
        case THREAD_START, JOIN, INTERRUPT, THREAD_STATE -> true;
        default -> false;
        };
    }

    /** Of the thread with an object, in quotation marks; {@code a thread} where it is not known. */
    String of(int object) {
        String name = names.getOrDefault(object, "");
        return name.isEmpty() ? "a thread" : '"' + name + '"';
    }
}
