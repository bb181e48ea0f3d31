/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.contest.engine.exec.RunReport;
import org.contest.engine.exec.RunReport.End;
import org.contest.protocol.Failure;
import org.contest.protocol.FailureKind;

/**
 * A run that was killed because it did not end, and that the runtime had not judged already. Its frames are those of
 * the main thread in the dump.
 */
final class HangOracle implements Oracle {

    @Override
    public List<Failure> judge(RunReport report, String output, List<Failure> earlier) {
        if (report.end() != End.TIMED_OUT || !earlier.isEmpty()) {
            return List.of();
        }
        String message = String.format(Locale.ROOT, "The run did not end within %.0f seconds.", report.seconds());
        return List.of(new Failure(FailureKind.HANG, "killed", message, "", frames(report.threadDump()), false));
    }

    private static boolean isOurs(String frame) {
        return frame.contains("org.contest.runtime.") || frame.contains("org.contest.harness.");
    }

    private static List<String> frames(String dump) {
        List<String> frames = new ArrayList<>();
        boolean inMain = false;
        for (String line : dump.lines().toList()) {
            if (line.startsWith("\"")) {
                inMain = line.startsWith("\"main\"");
            } else if (inMain && line.strip().startsWith("at ") && !isOurs(line)) {
                frames.add(line.strip().substring(3).replaceFirst("^[\\w.]+(@[^/]*)?/", ""));
            }
        }
        return frames;
    }
}
