/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.realsoftware.bundle.client;

import org.contest.realsoftware.bundle.counter.Counter;
import org.osgi.framework.BundleActivator;
import org.osgi.framework.BundleContext;

/** Counts in two threads while the bundle starts. */
public class Activator implements BundleActivator {

    @Override
    public void start(BundleContext context) throws InterruptedException {
        Counter counter = new Counter();
        Thread[] threads = {new Thread(counter::increment), new Thread(counter::increment)};
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(counter.count() + " by " + counter.getClass().getClassLoader().getClass().getSimpleName());
    }

    @Override
    public void stop(BundleContext context) {
        System.out.println("stopped");
    }
}
