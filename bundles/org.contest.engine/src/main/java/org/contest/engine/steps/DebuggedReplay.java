/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.steps;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.contest.engine.exec.JavaCommand;
import org.contest.engine.exec.QuickStart;
import org.contest.engine.exec.TemporaryFolder;
import org.contest.engine.internal.JavaVersions;
import org.contest.engine.internal.RecordedRun;
import org.contest.engine.model.ProcessSpec;
import org.contest.engine.model.ProgramSpec;
import org.contest.engine.model.ReplayOptions;
import org.contest.engine.model.ReplayOptions.Place;
import org.jspecify.annotations.Nullable;

/** The JVMs of a replay that a debugger steps: any number of the same, the trace being read once. */
public final class DebuggedReplay implements AutoCloseable {

    private static final String AGENT = "-agentlib:jdwp=transport=dt_socket,suspend=y,address=127.0.0.1:";

    /** Else a debugger does not see the virtual threads that began before it came. */
    private static final String VIRTUAL = ",includevirtualthreads=y";
    private static final int FIRST_WITH_VIRTUAL = 21;

    private final RecordedRun recorded;
    private final @Nullable KeptProgram kept;
    private final List<TemporaryFolder> temporary = new CopyOnWriteArrayList<>();

    /**
     * Of a trace.
     *
     * @param place where its program is now
     * @throws org.contest.engine.model.EngineException with a plain sentence when the trace is damaged or its program
     *     is missing
     */
    public DebuggedReplay(Path trace, Place place) {
        recorded = RecordedRun.of(trace).at(place);
        kept = null;
    }

    private DebuggedReplay(RecordedRun recorded, KeptProgram kept) {
        this.recorded = recorded.at(kept.place());
        this.kept = kept;
    }

    /** A replay with a copy of the classes as they are now, which no build changes; closing it deletes the copy. */
    public DebuggedReplay kept() {
        return new DebuggedReplay(recorded, new KeptProgram(recorded.program()));
    }

    /** Gives up what was kept, and what its JVMs left behind. */
    @Override
    public void close() {
        temporary.forEach(TemporaryFolder::close);
        if (kept != null) {
            kept.close();
        }
    }

    /** The program that is run. */
    public ProgramSpec program() {
        return recorded.program();
    }

    /** The failures of the recorded run, each as its kind, type and place; empty when it passed. */
    public List<String> signatures() {
        return recorded.signatures();
    }

    /**
     * The Java command of one that connects to a debugger.
     *
     * @param port where the debugger listens, on this machine
     * @param before the event before which it comes to its breakpoint
     * @param result file that the JVM writes its {@link org.contest.protocol.RunResult} to; others are beside it
     */
    public ProcessSpec command(int port, int before, Path result) {
        ReplayOptions options = ReplayOptions.defaults().withDebugPort(port).withUntil(before);
        TemporaryFolder folder = TemporaryFolder.of(recorded.program());
        temporary.add(folder);
        List<String> vm = QuickStart.arguments(recorded.program(), List.of(agent(port)));
        vm.addAll(folder.arguments());
        return JavaCommand.program(recorded.program(), recorded.replayOptions(options, result), vm);
    }

    private String agent(int port) {
        return AGENT + port
            + (JavaVersions.feature(recorded.program().javaHome()) >= FIRST_WITH_VIRTUAL ? VIRTUAL : "");
    }
}
