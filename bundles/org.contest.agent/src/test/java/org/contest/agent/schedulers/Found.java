/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.agent.schedulers;

import org.contest.protocol.Failure;

/**
 * What a search found, as one line of text.
 *
 * @param command the program
 * @param scheduler who scheduled it
 * @param run the first run that failed, from 1; 0 for none
 * @param kind of that failure
 * @param type of that failure
 * @param timingOnly whether it failed only because a timeout fired
 * @param replayed how many replays had the same schedule and failure
 * @param difference what the last other replay did
 */
record Found(String command, String scheduler, int run, String kind, String type, boolean timingOnly, int replayed,
    String difference) {

    static final String MARK = "found";

    Found(String command, String scheduler, int run, Failure failure) {
        this(command, scheduler, run, failure == null ? "" : failure.kind().name(),
            failure == null ? "" : failure.type(), failure != null && failure.timingOnly(), 0, "");
    }

    Found plusReplay() {
        return new Found(command, scheduler, run, kind, type, timingOnly, replayed + 1, difference);
    }

    Found withDifference(String other) {
        return new Found(command, scheduler, run, kind, type, timingOnly, replayed, other.replaceAll("\\s+", " "));
    }

    static Found parse(String line) {
        String[] words = line.split("\t", -1);
        return new Found(words[1], words[2], Integer.parseInt(words[3]), words[4], words[5],
            Boolean.parseBoolean(words[6]), Integer.parseInt(words[7]), words[8]);
    }

    @Override
    public String toString() {
        return String.join("\t", MARK, command, scheduler, Integer.toString(run), kind, type,
            Boolean.toString(timingOnly), Integer.toString(replayed), difference);
    }
}
