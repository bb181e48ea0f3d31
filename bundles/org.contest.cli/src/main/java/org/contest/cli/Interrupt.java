/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.contest.engine.model.Cancellation;

/** Turns the user's interrupt (Ctrl-C) into a cancellation: what was found is kept and printed before the JVM ends. */
final class Interrupt implements Cancellation, AutoCloseable {

    private static final int SECONDS = 20;

    private final CountDownLatch done = new CountDownLatch(1);
    private final Thread hook = new Thread(this::cancel, "contest interrupt");
    private volatile boolean cancelled;

    Interrupt() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    private void cancel() {
        cancelled = true;
        try {
            if (!done.await(SECONDS, TimeUnit.SECONDS)) {
                System.err.println("contest: the last run could not be ended in time");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public boolean isCancelled() {
        return cancelled;
    }

    @Override
    public void close() {
        done.countDown();
        if (!cancelled) {
            Runtime.getRuntime().removeShutdownHook(hook);
        }
    }
}
