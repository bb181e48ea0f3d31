/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.testprograms.success;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

import org.contest.testprograms.Threads;

/** A stack without locks that never uses a node again. */
public final class CasStack {
    /** The outcome under the worst schedule. */
    public static final String EXPECTED = "none";

    private static final AtomicReference<Node> TOP = new AtomicReference<>();
    private static final AtomicInteger SUM = new AtomicInteger();

    private CasStack() {
    }

    /** Runs the program. */
    public static void main(String[] args) throws InterruptedException {
        Threads.together(() -> pushAndPop(1), () -> pushAndPop(2), () -> pushAndPop(3));
        Threads.check(SUM.get() == 6 && TOP.get() == null, "sum is " + SUM);
    }

    private static void pushAndPop(int value) {
        Node pushed;
        do {
            pushed = new Node(value, TOP.get());
        } while (!TOP.compareAndSet(pushed.next, pushed));
        Node popped;
        do {
            popped = TOP.get();
        } while (!TOP.compareAndSet(popped, popped.next));
        SUM.addAndGet(popped.value);
    }

    private static final class Node {
        private final int value;
        private final Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }
}
