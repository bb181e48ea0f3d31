/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.record;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.contest.protocol.EventKind;
import org.contest.protocol.RecordLevel;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.trace.ObjectNumbers;
import org.contest.protocol.trace.TraceHeader;
import org.contest.protocol.trace.TraceWriter;
import org.contest.runtime.CurrentRun;
import org.contest.runtime.Execution;
import org.contest.runtime.MadeObjects.Made;
import org.contest.runtime.ProgramThread;

/** The trace of one free-running execution. */
public final class Recorder {

    private final TraceWriter writer;
    private final Stripes stripes = new Stripes();
    private final UntracedRegionLog.Order regions = new UntracedRegionLog.Order();
    private final RecordLevel level;
    private final boolean tellsCreations;
    /** Class initializers of the program that began or ended; every thread compares it with what it has seen. */
    volatile int classInits;

    private Recorder(TraceWriter writer, RecordLevel level, boolean tellsCreations) {
        this.writer = writer;
        this.level = level;
        this.tellsCreations = tellsCreations;
    }

    /**
     * The recorder that options ask for, or null for none.
     *
     * @throws IllegalArgumentException with a plain sentence when there is no such level, or the file cannot be made
     */
    public static Recorder create(RunOptions options) {
        RecordLevel level = RecordLevel.of(options);
        if (level == RecordLevel.NONE || options.get(Key.TRACE).isEmpty()) {
            return null;
        }
        try {
            return new Recorder(
                TraceWriter.create(Path.of(options.get(Key.TRACE)),
                    TraceHeader.of(options, level, options.number(Key.SEED), ObjectNumbers.PLAIN)),
                level,
                options.isTrue(Key.CREATIONS));
        } catch (IOException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    /** The log of a thread, which is announced in the trace. */
    public ThreadLog log(ProgramThread t) {
        writer.thread(t.index, t.identity, t.thread.getName());
        return new ThreadLog(t, this, stripes, writer.stream(t.index));
    }

    /** True when the trace tells where objects were made. */
    boolean tellsCreations() {
        return tellsCreations;
    }

    /** Tells where an object was made that a thread meets. */
    void made(ProgramThread t, Object object, int hash) {
        Execution run = CurrentRun.execution;
        Made made = run == null ? null : run.made.find(t, object);
        if (made != null) {
            t.enterQuiet();
            writer.made(hash, made.site, made.place());
            t.leaveQuiet();
        }
    }

    /** Tells of an order that a lock of the JDK makes. */
    void handedOver(int giver, long given, int taker, long taken) {
        writer.handedOver(giver, given, taker, taken);
    }

    /** What orders the untraced regions of a thread, which has a log. */
    public UntracedRegionLog untracedRegionLog(ProgramThread t, ThreadLog log) {
        return new UntracedRegionLog(t.index, log, regions);
    }

    /** True when plain accesses are recorded. */
    public boolean isFull() {
        return level == RecordLevel.FULL;
    }

    /** True when events of this kind are recorded. */
    boolean records(EventKind kind) {
        return level.records(kind);
    }

    /** Ends the trace; sentences for the user about what is not in it. */
    public List<String> close() {
        List<String> notes = new ArrayList<>();
        if (stripes.lostOrder()) {
            writer.orderLost();
            notes.add("The order of some events in the trace is not certain, so findings were not looked for in it: an"
                + " access did not end for half a second.");
        }
        long lost = writer.lost(); // before the close: what daemons add behind it is none of the run
        try {
            writer.close();
        } catch (IOException e) {
            notes.add("The trace could not be closed: " + e.getMessage());
        }
        if (lost > 0) {
            notes.add(lost + " events are not in the trace: the file could not grow.");
        }
        return notes;
    }
}
