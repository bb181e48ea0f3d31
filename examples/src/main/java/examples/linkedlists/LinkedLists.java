/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package examples.linkedlists;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;

/**
 * Linked lists: one thread clears a list while another asks a second list whether it contains all of it. Both lists are
 * synchronized ones of the JDK, so that the race is in the code of {@code java.util}.
 *
 * <p>Source: Yom-Tov et al., 2007, section 6. Bug: {@code containsAll} iterates over its argument without the lock of
 * the argument. It fails with a ConcurrentModificationException, or with a wrong answer because the iterator saw half
 * of the clearing (with the Java 1.4 of the paper: NoSuchElementException, or an infinite loop).
 */
public class LinkedLists {
    /** Usage: {@code LinkedLists}. */
    public static void main(String[] args) throws InterruptedException {
        new LinkedLists().run();
    }

    /** Clears and asks at the same time. */
    protected void run() throws InterruptedException {
        List<Integer> cleared = filled();
        List<Integer> asked = filled();
        Thread clearing = new Thread(cleared::clear, "clearing");
        Thread asking = new Thread(() -> ask(asked, cleared), "asking");
        asking.start();
        clearing.start();
        clearing.join();
        asking.join();
        if (!cleared.isEmpty()) {
            throw new IllegalStateException("the list holds " + cleared + " after it was cleared");
        }
        System.out.println("one list is cleared, the other one holds " + asked);
    }

    private static List<Integer> filled() {
        List<Integer> list = new LinkedList<>();
        for (int i = 0; i < 3; i++) {
            list.add(i);
        }
        return Collections.synchronizedList(list);
    }

    private void ask(List<Integer> asked, List<Integer> about) {
        if (!containsAll(asked, about)) {
            throw new IllegalStateException("some of the elements are missing");
        }
    }

    /** Whether {@code asked} contains all elements of {@code about}, of which it has every one. */
    protected boolean containsAll(List<Integer> asked, List<Integer> about) {
        return asked.containsAll(about);
    }

    /** A copy of the list as it is at one moment. */
    protected static List<Integer> copy(List<Integer> list) {
        synchronized (list) {
            return new ArrayList<>(list);
        }
    }
}
