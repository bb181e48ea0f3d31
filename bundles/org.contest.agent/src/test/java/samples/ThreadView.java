/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;

/** Prints what a program can see of its threads while they wait. */
public final class ThreadView {

    private static final Object LOCK = new Object();

    private ThreadView() {
    }

    private static void await() {
        synchronized (LOCK) {
            try {
                LOCK.wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** The program. */
    public static void main(String[] args) throws InterruptedException {
        List<Thread> waiters = List.of(new Thread(ThreadView::await, "first"), new Thread(ThreadView::await, "second"));
        Thread parked = new Thread(LockSupport::park, "parked");
        parked.setDaemon(true);
        List<Thread> all = new ArrayList<>(waiters);
        all.add(parked);
        for (Thread thread : all) {
            thread.start();
        }
        for (Thread thread : all) {
            while (thread.getState() != Thread.State.WAITING) {
                Thread.yield();
            }
        }
        Map<Thread, StackTraceElement[]> stacks = Thread.getAllStackTraces();
        for (Thread thread : waiters) {
            System.out.println(own(thread.getStackTrace()) + " " + own(stacks.get(thread)));
        }
        System.out.println(stacks.keySet().stream().map(Thread::getName).filter(name -> name.contains("ConTest"))
            .toList() + " " + stacks.keySet().containsAll(all));
        Thread[] group = new Thread[20];
        List<String> names = new ArrayList<>();
        for (Thread thread : Arrays.copyOf(group, Thread.enumerate(group))) {
            names.add(thread.getName());
        }
        Collections.sort(names);
        System.out.println(names + " " + Thread.activeCount());
        synchronized (LOCK) {
            LOCK.notifyAll();
        }
        for (Thread thread : waiters) {
            thread.join();
        }
    }

    /** Without the JDK's frames, of which a thread has others where it waits in another way. */
    private static List<String> own(StackTraceElement[] stack) {
        return Arrays.stream(stack).map(StackTraceElement::toString)
            .filter(frame -> !frame.startsWith("java.base") && !frame.contains("$$Lambda")).toList();
    }
}
