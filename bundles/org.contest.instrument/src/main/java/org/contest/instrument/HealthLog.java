/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.contest.protocol.RunResult;

/** Counts what was instrumented, left alone and failed in this JVM. Nothing fails silently: every failure is named. */
public final class HealthLog implements Supplier<RunResult.Health> {

    private final Reductions reductions = new Reductions();
    private final List<String> failed = new ArrayList<>();
    private int instrumented;
    private int skipped;

    /** Has what a report is made of initialized now: a thread that initializes it could wait to be counted here. */
    public HealthLog() {
        get();
    }

    /** A class went through all rules; methods left alone count as failures with their reason. */
    public synchronized void count(boolean program, Instrumented result) {
        for (String reason : result.methodsLeftAlone()) {
            failed.add(result.className() + '.' + reason);
        }
        if (!program) {
            return;
        }
        reductions.add(result.reductions());
        instrumented++;
    }

    /** A class could not be instrumented and runs as it is. */
    public synchronized void failed(String className, String reason) {
        failed.add(className + ": " + reason);
    }

    /** The report so far. */
    @Override
    public synchronized RunResult.Health get() {
        return new RunResult.Health(instrumented, skipped, failed, reductions.callSites());
    }
}
