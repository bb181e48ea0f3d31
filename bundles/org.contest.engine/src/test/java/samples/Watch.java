/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package samples;

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Of a framework, so not instrumented: watches tests by threads of its own, which wait for each other. */
public final class Watch implements BeforeEachCallback, AfterEachCallback {

    private final CountDownLatch tested = new CountDownLatch(1);
    private final AtomicInteger rings = new AtomicInteger();
    private Timer timer;
    private Thread watcher;

    @Override
    public void beforeEach(ExtensionContext context) {
        timer = new Timer();
        timer.schedule(new Ring(), 1);
        watcher = new Thread(this::watch);
        watcher.start();
    }

    private void watch() {
        try {
            tested.await();
        } catch (InterruptedException e) {
            rings.set(-1);
        }
        rings.incrementAndGet();
    }

    @Override
    public void afterEach(ExtensionContext context) throws InterruptedException {
        boolean watched = watcher.isAlive();
        tested.countDown();
        watcher.join();
        timer.schedule(new Ring(), 2);
        timer.cancel();
        if (!watched || watcher.isAlive() || rings.get() < 1) {
            throw new IllegalStateException("not watched: " + watched + ", rings: " + rings.get());
        }
    }

    /** What the timer does. */
    private final class Ring extends TimerTask {
        @Override
        public void run() {
            rings.incrementAndGet();
        }
    }
}
