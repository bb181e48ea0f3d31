/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.hooks;

import java.lang.reflect.Array;
import org.contest.protocol.EventKind;
import org.contest.runtime.ArrayLength;
import org.contest.runtime.CurrentRun;
import org.contest.runtime.Execution;
import org.contest.runtime.ProgramThread;

/** Called by instrumented code around operations on many elements of an array, and instead of System.arraycopy. */
public final class ArrayHooks {

    /** What is kept of a long copy on its way. */
    private static final int PIECE = 1 << 13;

    private ArrayHooks() {
    }

    /** Before an operation reads the elements between two indexes; no event when there is none, or no array. */
    public static void beforeElementsRead(Object array, int from, int to, int site) {
        if (from < to) {
            AccessHooks.beforeArrayRead(array, from, site, null);
        }
    }

    /** Before an operation writes the elements between two indexes; no event when there is none, or no array. */
    public static void beforeElementsWrite(Object array, int from, int to, int site) {
        if (from < to) {
            AccessHooks.beforeArrayWrite(array, from, site, null);
        }
    }

    /** System.arraycopy(Object, int, Object, int, int). */
    @InsteadOf(value = "java/lang/System.arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V",
        event = EventKind.ARRAY_WRITE)
    public static void arraycopy(Object source, int from, Object target, int to, int count, int site) {
        Execution run = CurrentRun.execution;
        ProgramThread t = Hooks.active(site);
        try {
            if (t == null || !isAccess(source, from, target, to, count) || run.isUntold(t, site)) {
                System.arraycopy(source, from, target, to, count);
            } else if (source == target) {
                write(run, t, source, from, target, to, count, site);
            } else {
                copy(run, t, source, from, target, to, count, site);
            }
        } catch (RuntimeException e) {
            throw StackCut.cut(e);
        }
    }

    /** False when the call copies nothing, or throws before it has copied anything. */
    private static boolean isAccess(Object source, int from, Object target, int to, int count) {
        return count > 0 && isRange(source, from, count) && isRange(target, to, count)
            && (source.getClass() == target.getClass()
                || source instanceof Object[] && target instanceof Object[]);
    }

    private static boolean isRange(Object array, int from, int count) {
        return array != null && array.getClass().isArray() && from >= 0 && count <= ArrayLength.of(array) - from;
    }

    /**
     * A read of one array, then a write of the other: each takes effect where its event stands, so what was read is
     * kept until it is written. In pieces, so that little is kept.
     */
    private static void copy(Execution run, ProgramThread t, Object source, int from, Object target, int to, int count,
        int site) {
        Object kept = Array.newInstance(source.getClass().getComponentType(), Math.min(count, PIECE));
        for (int done = 0; done < count; done += PIECE) {
            int length = Math.min(PIECE, count - done);
            run.beforeAccess(t, EventKind.ARRAY_READ, source, from + done, site);
            System.arraycopy(source, from + done, kept, 0, length);
            write(run, t, kept, 0, target, to + done, length, site);
        }
    }

    private static void write(Execution run, ProgramThread t, Object source, int from, Object target, int to,
        int count, int site) {
        run.beforeAccess(t, EventKind.ARRAY_WRITE, target, to, site);
        try {
            System.arraycopy(source, from, target, to, count);
        } finally {
            t.afterAccess();
        }
    }
}
