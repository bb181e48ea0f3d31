/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.contest.analysis.operations.Operation;
import org.contest.analysis.operations.OperationKind;
import org.contest.analysis.operations.Operations;
import org.contest.engine.internal.RecordedRun;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.FailureRow;
import org.contest.protocol.Site;
import org.contest.protocol.SiteTable;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceThread;

/** The last operations of a recorded run before it failed, one a line. */
final class ScheduleExcerpt {

    private static final int OPERATIONS = 20;

    private ScheduleExcerpt() {
    }

    /** The lines; none when the trace is not there any more or cannot be read. */
    static List<String> of(FailureRow failure) {
        Path file = failure.trace();
        try {
            if (file != null && Files.isRegularFile(file)) {
                return lines(Trace.read(file), SiteTable.read(RecordedRun.of(file).sites()),
                    failure.isOfThreads() ? "" : failure.thread(), failure.frames());
            }
        } catch (IOException | EngineException e) {
            return List.of("The trace cannot be read: " + e.getMessage());
        }
        return List.of();
    }

    /**
     * Up to the last thing that the thread which threw did in a method of its stack, the first one that did something:
     * others may have gone on for long, and so may it, while it left its methods. To the end where no thread threw.
     */
    static List<String> lines(Trace trace, SiteTable sites, String thrower, List<String> frames) {
        Map<Integer, String> names = new HashMap<>();
        for (TraceThread thread : trace.threads()) {
            names.put(thread.index(), thread.name().isEmpty() ? "thread " + thread.identity() : thread.name());
        }
        Operations operations = Operations.of(trace, sites);
        int end = operations.size();
        for (int i = 0; i < frames.size() && !thrower.isEmpty() && end == operations.size(); i++) {
            String frame = frames.get(i);
            end = end(operations, operation -> thrower.equals(names.get(operation.thread()))
                && isIn(frame, sites, operation));
        }
        List<String> lines = new ArrayList<>();
        for (int i = Math.max(0, end - OPERATIONS); i < end; i++) {
            Operation operation = operations.get(i);
            String where = operation.site() < 0 ? "" : " at " + sites.site(operation.site()).shortText();
            lines.add("operation " + i + ": " + names.getOrDefault(operation.thread(), "?") + ' '
                + operation.kind().verb() + (operation.target().isEmpty() ? "" : ' ' + operation.target()) + where);
        }
        return lines;
    }

    /** After the last operation that is meant; the end when none is. */
    private static int end(Operations operations, Predicate<Operation> meant) {
        int end = operations.size();
        while (end > 0 && !meant.test(operations.get(end - 1))) {
            end--;
        }
        return end == 0 ? operations.size() : end;
    }

    /** What a method releases while it is left is no cause of that. */
    private static boolean isIn(String frame, SiteTable sites, Operation operation) {
        if (operation.site() < 0 || operation.kind() == OperationKind.RELEASE) {
            return false;
        }
        Site site = sites.site(operation.site());
        return frame.startsWith(site.className() + '.' + site.methodName() + '(');
    }
}
