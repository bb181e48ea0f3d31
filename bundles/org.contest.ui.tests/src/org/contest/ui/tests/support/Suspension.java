/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests.support;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.debug.core.DebugEvent;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.IDebugEventSetListener;
import org.eclipse.jdt.debug.core.IJavaThread;

/** Waits until a breakpoint holds a thread. */
public final class Suspension implements IDebugEventSetListener, AutoCloseable {

    private final CountDownLatch held = new CountDownLatch(1);
    private final AtomicReference<IJavaThread> thread = new AtomicReference<>();

    /** Listens from now on. */
    public Suspension() {
        DebugPlugin.getDefault().addDebugEventListener(this);
    }

    @Override
    public void handleDebugEvents(DebugEvent[] events) {
        for (DebugEvent event : events) {
            if (event.getKind() == DebugEvent.SUSPEND && event.getDetail() == DebugEvent.BREAKPOINT
                && event.getSource() instanceof IJavaThread java) {
                thread.compareAndSet(null, java);
                held.countDown();
            }
        }
    }

    /** The first thread that a breakpoint holds. */
    public IJavaThread await() throws InterruptedException {
        boolean came = held.await(Eventually.DEADLINE.toSeconds(), TimeUnit.SECONDS);
        if (!came) {
            Screenshots.screen("failed");
        }
        assertTrue(came, "no breakpoint was hit");
        return thread.get();
    }

    @Override
    public void close() {
        DebugPlugin.getDefault().removeDebugEventListener(this);
    }
}
