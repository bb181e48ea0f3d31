/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

import org.jspecify.annotations.Nullable;

/**
 * Where a replay left its trace.
 *
 * @param event number of the event, from 0
 * @param thread identity of the thread that did something else
 * @param expected the event of the trace, in words with source line
 * @param found what came instead
 * @param cause as far as the place tells it
 */
public record Divergence(long event, String thread, String expected, Found found, DivergenceCause cause) {

    private static final String BETWEEN = "\t";
    private static final int WITH_SITE = 12;

    /**
     * What a thread did instead.
     *
     * @param thread the thread where it is not the expected one, as {@code 0.1 "worker"}; else empty
     * @param what the event with its source line, or a clause where there is none, as {@code the thread has ended}
     * @param site of the operation of own code that the event is, or is inside of; with an empty class name where the
     *     thread is in no own code; null without an event
     * @param remark what else is to be said of the event, as {@code cannot go on}; or empty
     */
    public record Found(String thread, String what, @Nullable Site site, String remark) {

        /** No event came; {@code why} is a clause. */
        public static Found nothing(String why) {
            return new Found("", why, null, "");
        }

        /** With the operation or event in other words than those of {@link #what}. */
        public String inWords(String words) {
            return (thread.isEmpty() ? "" : thread + ": ") + words + (remark.isEmpty() ? "" : ", which " + remark);
        }
    }

    /** The text form, in one line. */
    public String text() {
        String text = String.join(BETWEEN, String.valueOf(event), thread, expected, cause.text(), found.thread,
            found.what, found.remark);
        Site site = found.site;
        return site == null ? text : String.join(BETWEEN, text, site.className(), site.method(),
            String.valueOf(site.line()), site.kind().name(), site.variable());
    }

    /**
     * Parses {@link #text}.
     *
     * @throws IllegalArgumentException when it is not one
     */
    public static Divergence of(String text) {
        String[] w = text.split(BETWEEN, -1);
        Site site = w.length < WITH_SITE ? null
            : new Site(-1, w[7], w[8], Integer.parseInt(w[9]), EventKind.valueOf(w[10]), w[11]);
        return new Divergence(Long.parseLong(w[0]), w[1], w[2], new Found(w[4], w[5], site, w[6]),
            DivergenceCause.of(w[3]));
    }
}
