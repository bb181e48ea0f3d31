/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.fail;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

import org.contest.testprograms.Threads;

/** A stack without locks compares by equal numbers: a pop between two pops of another thread goes unseen (ABA). */
public final class StackAba {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "exception";

    private static final int NONE = -1;
    private static final AtomicIntegerArray NEXT = new AtomicIntegerArray(new int[] {1, 2, NONE});
    private static final AtomicIntegerArray OWNERS = new AtomicIntegerArray(3);
    private static final AtomicInteger TOP = new AtomicInteger(0);

    private StackAba() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(() -> {
            pop();
            pop();
        }, () -> {
            int first = pop();
            pop();
            push(first);
        });
    }

    private static int pop() {
        int top;
        do {
            top = TOP.get();
            if (top == NONE) {
                return NONE;
            }
        } while (!TOP.compareAndSet(top, NEXT.get(top)));
        Threads.check(OWNERS.getAndIncrement(top) == 0, "node " + top + " is popped while it is owned");
        return top;
    }

    private static void push(int node) {
        if (node != NONE) {
            OWNERS.set(node, 0);
            int top;
            do {
                top = TOP.get();
                NEXT.set(node, top);
            } while (!TOP.compareAndSet(top, node));
        }
    }
}
