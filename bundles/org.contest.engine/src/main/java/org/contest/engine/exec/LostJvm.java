/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.exec;

import java.util.List;
import java.util.Map;
import org.contest.protocol.ExitCodes;

/**
 * Says how a JVM ended that the program did not end: whatever a program does to end its JVM, the runtime answers first,
 * and a crash leaves its file.
 */
final class LostJvm {

    private static final int SIGNALS = 128;
    private static final int LAST_SIGNAL = 64;
    private static final int LAST_WORDS = 5;
    private static final Map<Integer, String> NAMES =
        Map.of(1, "SIGHUP", 2, "SIGINT", 6, "SIGABRT", 9, "SIGKILL, as the system does when memory runs out", 15,
            "SIGTERM");

    private LostJvm() {
    }

    /**
     * The end in words, without the subject and the full stop.
     *
     * @param exitCode of the process
     * @param printed by the JVM, and not by runs that have ended
     */
    static String inWords(int exitCode, String printed) {
        List<String> lines = printed.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
        List<String> last = lines.subList(Math.max(0, lines.size() - LAST_WORDS), lines.size());
        boolean isFull = printed.contains("java.lang.OutOfMemoryError");
        return (isFull ? "had no memory left (see -Xmx) and " : "") + how(exitCode)
            + (last.isEmpty() ? "" : "; its last words: " + String.join(" / ", last));
    }

    private static String how(int exitCode) {
        if (exitCode == ExitCodes.TOOL_FAILED) {
            return "ended by an error of ConTest";
        }
        int signal = exitCode - SIGNALS;
        if (signal > 0 && signal <= LAST_SIGNAL) {
            String name = NAMES.get(signal);
            return "was ended by signal " + signal + (name == null ? "" : " (" + name + ')');
        }
        return "ended with exit code " + exitCode + ", and the program had not asked for it";
    }
}
