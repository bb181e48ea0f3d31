/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.jdk;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The common pool of the JVM as it is before anybody used it. Its workers are threads of the run that started them; the
 * next run in this JVM must not find a pool that believes in them, so its state is put back after each run.
 */
public final class CommonPool {

    private Field[] fields = {};
    private Object[] values = {};
    private boolean isKnown;

    private static Field[] state() {
        return java.util.Arrays.stream(ForkJoinPool.class.getDeclaredFields())
            .filter(field -> !Modifier.isStatic(field.getModifiers()) && isState(field))
            .toArray(Field[]::new);
    }

    /** Up to JDK 21 a worker registers under a lock; a run may end while one holds it or waits for it. */
    private static boolean isState(Field field) {
        return !Modifier.isFinal(field.getModifiers()) || field.getType() == ReentrantLock.class;
    }

    /** The queues are an array that the pool fills in place. */
    private static Object copy(Object value) {
        return value instanceof Object[] array ? array.clone()
            : value instanceof ReentrantLock ? new ReentrantLock() : value;
    }

    /** Remembers the pool, the first time that it is called: before any run. */
    public synchronized void remember() {
        if (isKnown) {
            return;
        }
        try {
            Field[] found = state();
            Object[] now = new Object[found.length];
            for (int i = 0; i < found.length; i++) {
                found[i].setAccessible(true);
                now[i] = copy(found[i].get(ForkJoinPool.commonPool()));
            }
            fields = found;
            values = now;
            isKnown = true;
        } catch (IllegalAccessException | RuntimeException e) {
            return; // not open to us, as in a unit test without the agent
        }
    }

    /** Puts the pool back; a run that used it has ended. */
    public synchronized void restore() {
        try {
            for (int i = 0; i < fields.length; i++) {
                fields[i].set(ForkJoinPool.commonPool(), copy(values[i]));
            }
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("The common pool cannot be put back.", e);
        }
    }
}
