/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Prints what a program can see of itself: members, stack traces, threads, exceptions of null monitors. */
public final class Mirror {

    private static int shared;
    private final Object lock = new Object();

    private Mirror() {
    }

    private synchronized void fail(int depth) {
        if (depth == 0) {
            throw new IllegalStateException("as asked");
        }
        synchronized (lock) {
            shared++;
            fail(depth - 1);
        }
    }

    /** The program. */
    public static void main(String[] args) throws InterruptedException {
        System.out.println(Stream.of(Mirror.class.getDeclaredFields()).map(Field::getName).sorted().toList());
        System.out.println(Stream.of(Mirror.class.getDeclaredMethods()).map(Method::getName).sorted().toList());
        print(() -> new Mirror().fail(2));
        print(() -> enter(null));
        print(() -> waitUnowned(new Object()));
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            threads.add(new Thread(() -> print(() -> new Mirror().fail(1)), "worker " + i));
        }
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(shared > 0);
        throw new UnsupportedOperationException("the end of main");
    }

    private static void enter(Object monitor) {
        synchronized (monitor) {
            shared++;
        }
    }

    private static void waitUnowned(Object monitor) {
        try {
            monitor.wait(1);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static synchronized void print(Runnable action) {
        try {
            action.run();
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName() + frames(e));
        }
    }

    private static List<String> frames(Throwable e) {
        return Arrays.stream(e.getStackTrace()).filter(frame -> !frame.getClassName().startsWith("java."))
            .map(frame -> frame.getMethodName() + ":" + frame.getLineNumber()).toList();
    }
}
