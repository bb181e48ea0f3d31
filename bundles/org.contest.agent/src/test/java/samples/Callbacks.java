/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.util.ArrayDeque;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.FutureTask;
import java.util.concurrent.locks.ReentrantLock;

/** Calls libraries that call the program, which calls libraries, throws, and goes on. One thread, so one order. */
public final class Callbacks {

    private static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();
    private static final ReentrantLock LOCK = new ReentrantLock();
    private static int counter;

    private final ArrayDeque<Integer> queue = new ArrayDeque<>();

    private Callbacks() {
    }

    /** Runs it. */
    public static void main(String[] args) throws Exception {
        MAP.put("a", 1);
        MAP.computeIfAbsent("b", Callbacks::make);
        failing();
        Callbacks object = new Callbacks();
        FutureTask<Integer> task = new FutureTask<>(() -> object.fill(3));
        task.run();
        task.get();
        List.of("a", "b").stream().map(MAP::get).forEach(object.queue::add);
        System.out.println(MAP.size() + object.queue.size() + counter);
    }

    private static Integer make(String key) {
        LOCK.lock();
        try {
            counter++;
            return counter;
        } finally {
            LOCK.unlock();
        }
    }

    private static void failing() {
        FutureTask<Integer> task = new FutureTask<>(() -> {
            MAP.remove("none");
            throw new IllegalStateException("on purpose");
        });
        task.run();
        counter++;
    }

    private int fill(int count) {
        for (int i = 0; i < count; i++) {
            queue.add(i);
        }
        return count;
    }
}
