/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime;

/** One daemon thread of the JVM that looks at the run that is going on, again and again. Started with the first one. */
public final class Ticker {

    private static final long TICK_MILLIS = 20;

    private volatile Runnable look;
    private Thread thread;

    /** Looks at a run from now on, instead of at the one before. */
    public synchronized void watch(Runnable run) {
        look = run;
        if (thread == null) {
            thread = new ToolThread(this::loop, "watchdog");
            thread.start();
        }
    }

    /** The run is over. */
    public void forget(Runnable run) {
        if (look == run) {
            look = null;
        }
    }

    private void loop() {
        for (;;) {
            try {
                Thread.sleep(TICK_MILLIS);
            } catch (InterruptedException e) {
                continue;
            }
            Runnable now = look;
            if (now != null) {
                now.run();
            }
        }
    }
}
