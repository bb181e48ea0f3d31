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
import org.contest.protocol.RunResult;

/** Counts what was instrumented, left alone and failed in this JVM. Nothing fails silently: every failure is named. */
public final class HealthLog {

    private final Reductions reductions = new Reductions();
    private final List<String> failed = new ArrayList<>();
    private int instrumented;
    private int skipped;

    /** A class of the program was instrumented; methods left alone count as failures with their reason. */
    public synchronized void instrumented(String className, Instrumented result) {
        instrumented++;
        reductions.add(result.reductions());
        result.methodsLeftAlone().forEach(reason -> failed.add(className + '.' + reason));
    }

    /** A class of the program has no concurrent event, or is out of scope. */
    public synchronized void skipped() {
        skipped++;
    }

    /** A class could not be instrumented and runs as it is. */
    public synchronized void failed(String className, String reason) {
        failed.add(className + ": " + reason);
    }

    /** The report so far. */
    public synchronized RunResult.Health report() {
        return new RunResult.Health(instrumented, skipped, failed);
    }

    /** What the reductions left out so far. */
    public synchronized String reductionReport() {
        return reductions.toString();
    }
}
