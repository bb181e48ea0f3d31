/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package benchmarks.hooks;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * One operation of each kind, on variables that no other thread uses: the class that is instrumented. JMH's own code
 * around it is not.
 */
@State(Scope.Thread)
public class Operations {

    private static final int LENGTH = 1024;

    private volatile int published;
    private int plain;
    private int next;
    private final int[] array = new int[LENGTH];
    private final Object monitor = new Object();
    private final ReentrantLock lock = new ReentrantLock();
    private final AtomicLong atomic = new AtomicLong();
    private final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();

    /** Fills the map. */
    public Operations() {
        for (int i = 0; i < LENGTH; i++) {
            map.put(i, i);
        }
    }

    int readField() {
        return plain;
    }

    void writeField(int value) {
        plain = value;
    }

    int readVolatile() {
        return published;
    }

    void writeVolatile(int value) {
        published = value;
    }

    int readArray(int index) {
        return array[index & LENGTH - 1];
    }

    int lockMonitor() {
        synchronized (monitor) {
            return ++next;
        }
    }

    int lockReentrantLock() {
        lock.lock();
        try {
            return ++next;
        } finally {
            lock.unlock();
        }
    }

    long incrementAtomic() {
        return atomic.incrementAndGet();
    }

    Integer getFromMap(Integer key) {
        return map.get(key);
    }
}
