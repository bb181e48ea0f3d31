/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a run changed in its JVM does not reach the next one. */
class JvmStateTest {

    private static final PrintStream NOTHING = new PrintStream(OutputStream.nullOutputStream());

    @TempDir
    private Path folder;

    @Test
    void streams_properties_handlers_and_loaders_are_put_back() {
        PrintStream out = System.out;
        PrintStream err = System.err;
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        JvmState before = JvmState.now();
        System.setOut(NOTHING);
        System.setErr(NOTHING);
        System.setProperty("contest.test.left", "behind");
        Thread.setDefaultUncaughtExceptionHandler((thread, exception) -> {});
        Locale locale = Locale.getDefault();
        Locale formatted = Locale.getDefault(Locale.Category.FORMAT);
        Locale.setDefault(Locale.JAPAN);
        Thread.currentThread().setContextClassLoader(null);
        Thread.currentThread().interrupt();
        assertEquals(List.of(), before.restore());
        assertSame(out, System.out);
        assertSame(err, System.err);
        assertNull(System.getProperty("contest.test.left"));
        assertNull(Thread.getDefaultUncaughtExceptionHandler());
        assertSame(loader, Thread.currentThread().getContextClassLoader());
        assertEquals(locale, Locale.getDefault());
        assertEquals(formatted, Locale.getDefault(Locale.Category.FORMAT));
        assertFalse(Thread.interrupted());
    }

    @Test
    void a_thread_that_can_be_interrupted_is_ended() throws InterruptedException {
        JvmState before = JvmState.now();
        Thread sleeper = new Thread(() -> LockSupport.park(this), "sleeper");
        sleeper.start();
        assertEquals(List.of(), before.restore());
        sleeper.join();
    }

    @Test
    void a_thread_that_stays_is_named() throws InterruptedException {
        JvmState before = JvmState.now();
        CountDownLatch end = new CountDownLatch(1);
        Thread stubborn = new Thread(() -> {
            while (end.getCount() > 0) {
                Thread.interrupted();
                LockSupport.parkNanos(1_000_000);
            }
        }, "stubborn");
        stubborn.start();
        assertEquals(List.of("stubborn"), before.restore());
        end.countDown();
        stubborn.join();
    }

    @Test
    void a_run_that_prints_nothing_makes_no_file() throws Exception {
        Path file = folder.resolve("out.txt");
        try (PrintStream stream = new PrintStream(new RunOutput(file), true)) {
            assertFalse(Files.exists(file));
            stream.print("a");
            stream.print("b");
        }
        assertEquals("ab", Files.readString(file));
    }
}
