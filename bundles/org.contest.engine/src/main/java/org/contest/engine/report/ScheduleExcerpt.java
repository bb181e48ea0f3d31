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
import org.contest.analysis.operations.Operation;
import org.contest.analysis.operations.Operations;
import org.contest.engine.internal.RecordedRun;
import org.contest.engine.model.EngineException;
import org.contest.protocol.SiteTable;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceThread;

/** The last operations of a recorded run, one a line. */
final class ScheduleExcerpt {

    private static final int OPERATIONS = 20;

    private ScheduleExcerpt() {
    }

    /** The lines; none when the trace is not there any more or cannot be read. */
    static List<String> of(Path file) {
        try {
            if (Files.isRegularFile(file)) {
                return lines(Trace.read(file), SiteTable.read(RecordedRun.of(file).sites()));
            }
        } catch (IOException | EngineException e) {
            return List.of("The trace cannot be read: " + e.getMessage());
        }
        return List.of();
    }

    private static List<String> lines(Trace trace, SiteTable sites) {
        Map<Integer, String> names = new HashMap<>();
        for (TraceThread thread : trace.threads()) {
            names.put(thread.index(), thread.name().isEmpty() ? "thread " + thread.identity() : thread.name());
        }
        Operations operations = Operations.of(trace, sites);
        List<String> lines = new ArrayList<>();
        for (int i = Math.max(0, operations.size() - OPERATIONS); i < operations.size(); i++) {
            Operation operation = operations.get(i);
            String where = operation.site() < 0 ? "" : " at " + sites.site(operation.site()).shortText();
            lines.add("operation " + i + ": " + names.getOrDefault(operation.thread(), "?") + ' '
                + operation.kind().verb() + (operation.target().isEmpty() ? "" : ' ' + operation.target()) + where);
        }
        return lines;
    }
}
