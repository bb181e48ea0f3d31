/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.session;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.Supplier;
import org.contest.debug.model.TypeNames;
import org.eclipse.debug.core.DebugException;
import org.eclipse.debug.core.model.IThread;
import org.eclipse.jdt.debug.core.IJavaObject;
import org.eclipse.jdt.debug.core.IJavaThread;
import org.eclipse.osgi.util.NLS;

/** Why a replay does not go on, for someone who sees the program for the first time. */
final class PlainWords {

    /** What the runtime calls a failure in which threads wait, and how a user calls it. */
    private static final Map<String, String> KINDS = Map.of("cycle", Messages.stuck_cycle, //$NON-NLS-1$
        "lost-signal", Messages.stuck_lost, "all-waiting", Messages.stuck_all, //$NON-NLS-1$ //$NON-NLS-2$
        "live-lock", Messages.stuck_live, "no-progress", Messages.stuck_none); //$NON-NLS-1$ //$NON-NLS-2$

    private PlainWords() {
    }

    /**
     * One sentence.
     *
     * @param why as the runtime says it: the kind of the failure, a colon, and all threads
     * @param threads of the program, which is suspended
     * @param names of locks, by the name of the thread that holds one and by its type
     * @param unsignalled tells of the threads that wait for a signal
     */
    static String of(String why, IThread[] threads, BinaryOperator<String> names,
        Supplier<List<String>> unsignalled) {
        int colon = why.indexOf(": "); //$NON-NLS-1$
        String kind = colon < 0 ? null : KINDS.get(why.substring(0, colon));
        if (kind == null) {
            return why;
        }
        List<String> inCircle = circle(waiting(threads), names);
        List<String> waits = inCircle.isEmpty() ? unsignalled.get() : inCircle;
        String who = String.join("; ", waits); //$NON-NLS-1$
        return kind + (waits.isEmpty() ? why.substring(colon) : ": " + who + '.'); //$NON-NLS-1$
    }

    /** The locks that threads wait for and others hold. */
    private static Map<IJavaThread, IJavaObject> waiting(IThread[] threads) {
        Map<IJavaThread, IJavaObject> waiting = new HashMap<>();
        for (IThread thread : threads) {
            try {
                IJavaObject wanted = ((IJavaThread) thread).getContendedMonitor();
                if (wanted != null && wanted.getOwningThread() != null) {
                    waiting.put((IJavaThread) thread, wanted);
                }
            } catch (DebugException e) {
                continue; // the thread has ended
            }
        }
        return waiting;
    }

    /** What each thread of a circle waits for; empty when threads do not wait for each other. */
    private static List<String> circle(Map<IJavaThread, IJavaObject> waiting, BinaryOperator<String> names) {
        for (IJavaThread first : waiting.keySet()) {
            List<String> waits = new ArrayList<>();
            try {
                IJavaThread thread = first;
                while (waiting.containsKey(thread) && waits.size() < waiting.size()) {
                    IJavaObject wanted = waiting.get(thread);
                    String holder = wanted.getOwningThread().getName();
                    waits.add(NLS.bind(Messages.stuck_waits,
                        new Object[] {thread.getName(), names.apply(holder, type(wanted)), holder}));
                    thread = wanted.getOwningThread();
                    if (thread == first) {
                        return waits;
                    }
                }
            } catch (DebugException e) {
                return List.of(); // the program has ended
            }
        }
        return List.of();
    }

    private static String type(IJavaObject object) throws DebugException {
        String name = TypeNames.of(object);
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
