/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.util.Arrays;

/** Defines a hidden class, in which alone are monitors, and shares its objects between threads. */
public final class HiddenClasses {

    private HiddenClasses() {
    }

    /** Defined as a hidden class only. */
    static final class Body implements Runnable {
        private static int entered;
        private int count;

        private static synchronized int enter() {
            return ++entered;
        }

        @Override
        public void run() {
            synchronized (this) {
                count++;
                notifyAll();
            }
            if (enter() == 3) {
                throw new IllegalStateException("third");
            }
        }

        @Override
        public synchronized String toString() {
            return count + " " + entered + " " + Body.class.isHidden();
        }
    }

    /** With a method reference of an event. */
    static final class Referring implements Runnable {
        @Override
        public void run() {
            Object self = this; // a descriptor cannot name a hidden class
            Runnable wake = self::notifyAll;
            synchronized (self) {
                wake.run();
            }
        }
    }

    private static byte[] bytes(String name) throws IOException {
        try (InputStream in = HiddenClasses.class.getResourceAsStream("HiddenClasses$" + name + ".class")) {
            return in.readAllBytes();
        }
    }

    /** The program. */
    public static void main(String[] args) throws Exception {
        byte[] bytes = bytes("Body");
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        for (int i = 0; i < 2; i++) {
            Class<?> hidden = lookup.defineHiddenClass(bytes, i == 0, MethodHandles.Lookup.ClassOption.NESTMATE)
                .lookupClass();
            run((Runnable) hidden.getDeclaredConstructor().newInstance());
        }
        Class<?> withData = lookup.defineHiddenClassWithClassData(bytes, "data", false).lookupClass();
        System.out.println(withData.getDeclaredMethod("enter").getModifiers());
        ((Runnable) lookup.defineHiddenClass(bytes("Referring"), false).lookupClass().getDeclaredConstructor()
            .newInstance()).run();
        bad(lookup, Arrays.copyOf(bytes, bytes.length / 2));
        bad(lookup, new byte[0]);
        bad(lookup, null);
    }

    private static void run(Runnable body) throws InterruptedException {
        Thread[] threads = {new Thread(body), new Thread(body)};
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        try {
            body.run();
        } catch (IllegalStateException e) {
            System.out.println(body + " " + e.getStackTrace()[0].getMethodName());
        }
    }

    private static void bad(MethodHandles.Lookup lookup, byte[] bytes) throws IllegalAccessException {
        try {
            lookup.defineHiddenClass(bytes, false);
        } catch (LinkageError | RuntimeException e) {
            System.out.println(e.getClass().getName());
        }
    }
}
