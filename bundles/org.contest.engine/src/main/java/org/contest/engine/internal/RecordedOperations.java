/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.io.IOException;
import java.nio.file.Path;
import org.contest.analysis.operations.Operations;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.ProgramFrames;
import org.contest.engine.model.ReplayDivergence;
import org.contest.protocol.Divergence;
import org.contest.protocol.Divergence.Found;
import org.contest.protocol.DivergenceCause;
import org.contest.protocol.EventKind;
import org.contest.protocol.Site;
import org.contest.protocol.SiteTable;
import org.contest.protocol.trace.Trace;
import org.contest.protocol.trace.TraceThread;

/** What a recorded run did, in operations. */
public final class RecordedOperations {

    private final Trace trace;
    private final SiteTable sites;
    private final Operations operations;

    private RecordedOperations(Trace trace, SiteTable sites) {
        this.trace = trace;
        this.sites = sites;
        this.operations = Operations.of(trace, sites);
    }

    /**
     * Reads them.
     *
     * @throws EngineException with a plain sentence when the trace or its locations cannot be read
     */
    public static RecordedOperations of(RecordedRun run) {
        return of(run.trace(), run.sites());
    }

    /** Reads a trace whose locations are in a table, as {@link #of(RecordedRun)}. */
    static RecordedOperations of(Path trace, Path sites) {
        try {
            return new RecordedOperations(Trace.read(trace), SiteTable.read(sites));
        } catch (IOException e) {
            throw EngineException.user("The operations of the trace " + trace + " cannot be told: "
                + e.getMessage(), e);
        }
    }

    /**
     * The first event of an operation.
     *
     * @throws EngineException with a plain sentence when there is no such operation
     */
    public long firstEvent(int operation) {
        if (operation >= operations.size()) {
            throw EngineException.user("The run has only " + operations.size()
                + " operations, numbered from 0. Events are named so: event:" + operation + '.');
        }
        return operations.get(operation).firstEvent();
    }

    /** The place before an event, for the user. */
    public String before(long event) {
        int number = operations.ofEvent(event);
        boolean begins = operations.get(number).firstEvent() == event;
        return (begins ? "Before operation " : "Inside operation ") + number + " of " + operations.size()
            + ": thread \""
            + name(operations.thread(number)) + "\" " + operations.inWords(number) + '.';
    }

    /** A divergence from this run. */
    public ReplayDivergence divergence(Divergence told) {
        int number = operations.ofEvent(told.event());
        String expected = operations.inWords(number);
        Found found = told.found();
        Site site = found.site();
        String name = name(operations.thread(number));
        boolean unique = trace.threads().stream().filter(t -> t.name().equals(name)).count() == 1;
        return new ReplayDivergence(told, number, operations.size(), name, unique, expected,
            site == null ? found.what() : found.inWords(instead(site, expected, told.cause())));
    }

    /** What came instead may be the same call, or an operation of the same line. */
    private static String instead(Site site, String expected, DivergenceCause cause) {
        if (site.isUnknown()) {
            return "an operation at a place that is not in the trace";
        }
        String words = Operations.inWords(site);
        if (!words.equals(expected)) {
            return words;
        }
        if (cause == DivergenceCause.OTHER_PROGRAM || cause == DivergenceCause.OTHER_JDK) {
            return "the same line, of other code";
        }
        return site.kind() == EventKind.CALL ? "another step of that call, inside the library"
            : "another operation of that line";
    }

    /** Which frames of a stack are of the program's own code. */
    public ProgramFrames frames() {
        return ProgramFrames.of(sites);
    }

    /** Number of operations. */
    public int size() {
        return operations.size();
    }

    /** The operation that an event is of. */
    public int ofEvent(long event) {
        return operations.ofEvent(event);
    }

    /** How many operations begin before an event. */
    public int begunBefore(long event) {
        int begun = 0;
        while (begun < operations.size() && operations.firstEvent(begun) < event) {
            begun++;
        }
        return begun;
    }

    /** What a thread does from an event on, in words: {@code is before operation 7: ...}; empty for nothing more. */
    public String next(long event, String thread) {
        int index = index(thread);
        for (int i = (int) event; i < trace.size(); i++) {
            if (trace.thread(i) == index) {
                int number = operations.ofEvent(i);
                return (operations.firstEvent(number) < event ? "is inside operation " : "is before operation ")
                    + number + ": " + operations.inWords(number);
            }
        }
        return "";
    }

    /** What started a thread, in words: {@code "main" starts ... at ...}; empty where the trace does not tell. */
    public String started(String thread) {
        int index = index(thread);
        for (int i = 0; i < trace.size() && index >= 0; i++) {
            if (trace.kind(i) == EventKind.THREAD_START && trace.event(i).value() == index) {
                return '"' + name(trace.thread(i)) + "\" " + operations.inWords(operations.ofEvent(i));
            }
        }
        return "";
    }

    private int index(String thread) {
        return trace.threads().stream().filter(t -> t.identity().equals(thread)).mapToInt(TraceThread::index)
            .findFirst().orElse(-1);
    }

    private String name(int thread) {
        return trace.threads().stream().filter(t -> t.index() == thread).map(t -> t.name()).findFirst()
            .orElse(String.valueOf(thread));
    }
}
