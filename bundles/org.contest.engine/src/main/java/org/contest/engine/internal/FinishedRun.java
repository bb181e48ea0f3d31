/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.nio.file.Path;
import java.util.List;
import org.contest.engine.draw.Draw;
import org.contest.engine.exec.RunReport;
import org.contest.protocol.Failure;
import org.contest.protocol.findings.Finding;
import org.jspecify.annotations.Nullable;

/**
 * A run that is over and judged, not yet stored.
 *
 * @param number of the run
 * @param draw what it was told
 * @param report what the executor saw
 * @param failures what the oracles saw
 * @param schedule tells schedules apart; 0 when not known
 * @param operations number of operations; 0 when not known
 * @param covered numbers of tasks by metric, in the order of the measure; nothing without a trace
 * @param findings what the detectors saw
 * @param notes sentences for the user
 * @param trace that is there to keep; null for none
 * @param output that is there to keep; null for none
 * @param repeating true when its JVM does many runs
 */
record FinishedRun(int number, Draw draw, RunReport report, List<Failure> failures, long schedule,
    int operations, int[][] covered, List<Finding> findings, List<String> notes, @Nullable Path trace,
    @Nullable Path output,
    boolean repeating) {
}
