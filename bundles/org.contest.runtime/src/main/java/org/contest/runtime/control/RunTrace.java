/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.contest.protocol.EventKind;
import org.contest.protocol.RecordLevel;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.trace.SequenceStream;
import org.contest.protocol.trace.TraceHeader;
import org.contest.protocol.trace.TraceScratch;
import org.contest.protocol.trace.TraceWriter;
import org.contest.runtime.CurrentRun;
import org.contest.runtime.Execution;
import org.contest.runtime.MadeObjects.Made;
import org.contest.runtime.ProgramThread;
import org.contest.runtime.model.ModelThread;

/** The trace of a controlled run: one sequence, at the level asked for. */
final class RunTrace {

    private final TraceWriter writer;
    private final SequenceStream sequence;
    private final RecordLevel level;
    private final GivenNumbers given = new GivenNumbers();

    private RunTrace(TraceWriter writer, RecordLevel level) {
        this.writer = writer;
        this.level = level;
        sequence = writer.sequence();
    }

    /**
     * The trace that the options ask for, or null when they ask for none; {@code record=none} with a file is full.
     *
     * @param seed of what the program sees of its environment
     * @param scratch where to write it instead of the file of the options, or null
     */
    static RunTrace create(RunOptions options, long seed, TraceScratch scratch) {
        if (options.get(Key.TRACE).isEmpty()) {
            return null;
        }
        RecordLevel level = RecordLevel.of(options) == RecordLevel.SYNC ? RecordLevel.SYNC : RecordLevel.FULL;
        try {
            TraceHeader header = TraceHeader.of(options, level, seed, CurrentRun.objects);
            return new RunTrace(writer(options, header, scratch), level);
        } catch (IOException e) {
            throw new UncheckedIOException(e.getMessage(), e);
        }
    }

    private static TraceWriter writer(RunOptions options, TraceHeader header, TraceScratch scratch)
        throws IOException {
        return scratch == null ? TraceWriter.create(Path.of(options.get(Key.TRACE)), header) : scratch.begin(header);
    }

    void thread(ModelThread t) {
        t.unseenOrder = writer;
        writer.thread(t.index, t.identity, t.thread.getName());
    }

    /** The run has given this number to an object. */
    void given(int number) {
        given.add(number);
    }

    /** Tells where an object was made that a thread meets first. */
    void made(ProgramThread t, Object object, int hash) {
        Execution run = CurrentRun.execution;
        Made made = run == null ? null : run.made.find(t, object);
        if (made != null) {
            t.enterQuiet();
            writer.made(hash, made.site, made.place());
            t.leaveQuiet();
        }
    }

    void add(ModelThread t, EventKind kind, int site, Object target, int detail, long value) {
        if (level.records(kind)) {
            t.told++;
            t.calls.tell(site, sequence);
            int object = target == null ? detail : given.told(System.identityHashCode(target));
            sequence.add(t.index, kind, site, object, value);
        }
    }

    /** Ends the trace; what was lost, in words, or null. */
    String close() {
        try {
            long lost = writer.lost();
            writer.close();
            return lost == 0 ? null : lost + " events are not in the trace: the file could not grow";
        } catch (IOException e) {
            return "the trace could not be closed: " + e.getMessage();
        }
    }
}
