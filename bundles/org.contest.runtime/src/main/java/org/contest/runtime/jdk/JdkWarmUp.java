/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.jdk;

import java.util.concurrent.ForkJoinPool;
import org.contest.protocol.jdk.JdkFacts;

/**
 * Initializes, before a run, classes of the JDK that programs with threads use. A class initializer is a lock of the
 * JVM and runs once: inside a run it would be done by another thread in a replay than when it was recorded, or by none.
 */
public final class JdkWarmUp {

    private static boolean done;

    private JdkWarmUp() {
    }

    /** Does it, the first time. Called while no run is going on. */
    public static synchronized void run() {
        if (done) {
            return;
        }
        done = true;
        ForkJoinPool.commonPool();
        for (String type : JdkFacts.WARM.names()) {
            initialize(type.replace('/', '.'));
        }
        Thread.currentThread().getStackTrace();
        IdentityHashes.prepare();
    }

    private static void initialize(String name) {
        try {
            Class.forName(name, true, null);
        } catch (ClassNotFoundException e) {
            return; // another JDK
        }
    }
}
