/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.replay;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.contest.protocol.NumberSet;

/**
 * Threads that are in the operating system for longer than when they were recorded, as an event loop whose clients wait
 * for their turn. Others go on before what such a thread does inside libraries, and never before its next operation of
 * own code.
 */
final class Absences {

    private final TraceCursor cursor;
    private final Alignment alignment;
    private final NumberSet overtaken = new NumberSet();
    /** By the next event of an absent thread: its first event from there that is not inside a library. */
    private final Map<Integer, Integer> ownEvents = new HashMap<>();
    /** Others go on up to this event. */
    private int end;

    Absences(TraceCursor cursor, Alignment alignment) {
        this.cursor = cursor;
        this.alignment = alignment;
    }

    /** Somebody asks who goes on. */
    void begin() {
        end = cursor.size();
    }

    /** False for a thread that would come before an operation of own code of an absent one, and for none. */
    boolean isBeforeEnd(int thread) {
        return thread >= 0 && cursor.numberOfNext(thread) <= end;
    }

    /** True when others go on before an absent thread. */
    boolean any() {
        return !overtaken.isEmpty();
    }

    /** True when others may go on before an absent thread, from when it takes long until it is back. */
    boolean mayBeOvertaken(int thread, BooleanSupplier takesLong) {
        if (!overtaken.contains(thread) && !takesLong.getAsBoolean()) {
            return false;
        }
        overtaken.add(thread);
        end = Math.min(end, ownEvents.computeIfAbsent(cursor.numberOfNext(thread), this::ownFrom));
        return true;
    }

    /** The thread is not in the operating system. */
    void isBack(int thread) {
        overtaken.remove(thread);
    }

    private int ownFrom(int number) {
        int event = number;
        while (event < cursor.size()
            && alignment.mayPass(cursor.trace().kind(event), cursor.trace().site(event))) {
            event = cursor.following(event);
        }
        return event;
    }
}
