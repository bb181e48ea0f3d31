/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests.support;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.debug.core.DebugEvent;
import org.eclipse.debug.core.DebugException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.IDebugEventSetListener;
import org.eclipse.jdt.debug.core.IJavaThread;

/** Waits until a breakpoint holds a thread. */
public final class Suspension implements IDebugEventSetListener, AutoCloseable {

    private final BlockingQueue<IJavaThread> held = new LinkedBlockingQueue<>();
    private volatile boolean letGo;

    /** Listens from now on. */
    public Suspension() {
        DebugPlugin.getDefault().addDebugEventListener(this);
    }

    @Override
    public void handleDebugEvents(DebugEvent[] events) {
        for (DebugEvent event : events) {
            if (event.getKind() == DebugEvent.SUSPEND && event.getDetail() == DebugEvent.BREAKPOINT
                && event.getSource() instanceof IJavaThread java) {
                held.add(java);
                if (letGo) {
                    new Thread(this::resumeHeld).start();
                }
            }
        }
    }

    /** The next thread that a breakpoint holds; one for uncaught exceptions is always set. */
    public IJavaThread await() throws InterruptedException {
        IJavaThread thread = held.poll(Eventually.DEADLINE.toSeconds(), TimeUnit.SECONDS);
        if (thread == null) {
            Screenshots.screen("failed");
        }
        assertNotNull(thread, "no breakpoint was hit");
        return thread;
    }

    /** From now on a thread that is held goes on at once: more than one thread may fail in a run. */
    public void letGo() {
        letGo = true;
        resumeHeld();
    }

    private void resumeHeld() {
        for (IJavaThread thread = held.poll(); thread != null; thread = held.poll()) {
            try {
                thread.resume();
            } catch (DebugException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    @Override
    public void close() {
        DebugPlugin.getDefault().removeDebugEventListener(this);
    }
}
