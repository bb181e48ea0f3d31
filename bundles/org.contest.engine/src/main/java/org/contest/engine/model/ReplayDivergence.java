/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.model;

import java.util.List;
import org.contest.engine.json.Json;
import org.contest.protocol.Divergence;
import org.contest.protocol.DivergenceCause;
import org.contest.protocol.Site;

/**
 * Where a replay left its trace, in operations of the program's own code.
 *
 * @param told by the runtime, in events
 * @param operation number of the operation that was expected; -1 when the trace does not tell its locations
 * @param operations how many the recorded run has
 * @param name of the thread that did something else
 * @param unique true when no other thread of the recorded run has that name
 * @param expected the operation of the recorded run, with its line
 * @param found what came instead, with its line
 */
public record ReplayDivergence(Divergence told, int operation, int operations, String name, boolean unique,
    String expected, String found) {

    /** In events, where the operations are not known. */
    public static ReplayDivergence of(Divergence told) {
        return new ReplayDivergence(told, -1, 0, "", false, told.expected(), foundEvent(told));
    }

    private static String foundEvent(Divergence told) {
        return told.found().inWords(told.found().what());
    }

    /** Number of the event that did not come. */
    public long event() {
        return told.event();
    }

    /** Identity of the thread that did something else. */
    public String thread() {
        return told.thread();
    }

    /** As far as the place tells it. */
    public DivergenceCause cause() {
        return told.cause();
    }

    /** Which thread, and where: {@code Thread 0.1 "worker" left the trace at operation 3 of 12 (event 17)}. */
    public String place() {
        return place(thread() + (name.isEmpty() ? "" : " " + quoted()));
    }

    private String place(String who) {
        String where = operation < 0 ? "event " + event()
            : "operation " + operation + " of " + operations + " (event " + event() + ')';
        return "Thread " + who + " left the trace at " + where;
    }

    private String quoted() {
        return '"' + name + '"';
    }

    /** The events of both, as the runtime told them. */
    public String inEvents() {
        return "expected " + told.expected() + ", found " + foundEvent(told);
    }

    /** All in one sentence, and the probable cause in another, of a program that has not changed. */
    public String inWords() {
        return inWords(List.of());
    }

    /**
     * All in one sentence, and the probable cause in another.
     *
     * @param changed classes that are others than when the run was recorded: then the one at the place comes first, or
     *     any of them
     */
    public String inWords(List<String> changed) {
        String left =
            (unique ? place(quoted()) : place()) + ": expected \"" + expected + "\", found \"" + found + "\".";
        return changed.isEmpty() ? left + " Perhaps " + cause().inWords() + '.' : inWordsOf(changed) + ' ' + left;
    }

    private String inWordsOf(List<String> changed) {
        Site site = told.found().site();
        String here = site == null ? "" : site.className();
        String name = changed.contains(here) ? here : changed.get(0);
        return name + (changed.size() == 1 ? " was" : " and " + Count.of(changed.size() - 1, "other class")
            + " were") + " changed since the recording.";
    }

    /** The JSON object of the command line. */
    Json.Writer json() {
        return Json.object().put("event", event()).put("operation", operation < 0 ? null : operation)
            .put("thread", thread()).put("name", name).put("expected", expected).put("found", found)
            .put("expectedEvent", told.expected()).put("foundEvent", foundEvent(told))
            .put("cause", cause().text());
    }
}
