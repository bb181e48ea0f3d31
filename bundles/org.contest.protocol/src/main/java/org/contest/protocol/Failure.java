/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

import java.util.List;

/**
 * One failure of one run.
 *
 * @param kind what the oracle saw
 * @param type exception class, exit code, or short name of the deadlock form (cycle, lost-signal, all-waiting)
 * @param message in words; empty where there is none
 * @param thread name of the thread that failed; empty where none did
 * @param frames stack, top first, as {@code class.method(File.java:line)}; ConTest's own frames are cut
 * @param timingOnly true when it needed a timed operation to expire where the untimed form would have gone on
 */
public record Failure(FailureKind kind, String type, String message, String thread, List<String> frames,
    boolean timingOnly) {

    private static final int SIGNATURE_FRAMES = 3;

    /** Copies the frames. */
    public Failure {
        frames = List.copyOf(frames);
    }

    /**
     * What failures are grouped by: kind, type and the top frames outside the JDK, or the top frames where all are of
     * the JDK. One bug is one signature.
     */
    public String signature() {
        List<String> outside = frames.stream().filter(frame -> !isJdk(frame)).toList();
        List<String> telling = outside.isEmpty() ? frames : outside;
        StringBuilder text = new StringBuilder(kind.jsonName()).append(' ').append(type);
        for (int i = 0; i < Math.min(SIGNATURE_FRAMES, telling.size()); i++) {
            text.append(" | ").append(telling.get(i));
        }
        return text.toString();
    }

    /** True for a frame in the JDK. */
    public static boolean isJdk(String frame) {
        return JdkNames.isOfJdk(frame.substring(frame.indexOf('/') + 1));
    }
}
