/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.contest.core.launching.ReplayConfiguration;
import org.contest.debug.process.ReplayProcess;
import org.contest.debug.session.ReplaySession;
import org.contest.ui.tests.support.DebuggedProgram;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.FailingPrograms;
import org.contest.ui.tests.support.Screenshots;
import org.contest.ui.tests.support.Stops;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.contest.ui.tests.support.Walk;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.core.Launch;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.jdt.debug.core.IJavaStackFrame;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What may be wrong with a replay is told, and leaves nothing running. */
class ReplayTroubleTest {

    private static final int VERSION_AT = 4;
    private static final String SOURCE = """
        package tests;

        public class Gone {
            static int value;

            public static void main(String[] args) throws Exception {
                Thread other = new Thread(() -> value = 1, "other");
                other.start();
                value = 2;
                other.join();
                throw new IllegalStateException("always");
            }
        }
        """;

    @BeforeAll
    static void the_debug_perspective_is_open() {
        Views.perspective("org.eclipse.debug.ui.DebugPerspective");
    }

    /** The end of a process may be told before that of its JVM, which asks how it has ended. */
    @Test
    void a_process_whose_end_was_told_still_knows_how_it_has_ended() throws Exception {
        Launch launch = new Launch(null, ILaunchManager.DEBUG_MODE, null);
        ReplayProcess process =
            new ReplayProcess(launch, new ProcessBuilder("sh", "-c", "kill -9 $$").start(), "killed", Map.of());
        Eventually.holds("its end is told", process::isTerminated);
        assertEquals(137, process.exitCode());
        assertTrue(process.died());
        process.replaced();
        assertEquals(0, launch.getProcesses().length);
    }

    @Test
    void a_trace_of_another_version_is_refused_in_a_sentence() throws Exception {
        Path trace = FailingPrograms.trace(Files.createTempDirectory("contest").resolve("x"), "LostUpdate");
        byte[] bytes = Files.readAllBytes(trace);
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putInt(VERSION_AT, 999);
        Path other = Files.write(Files.createTempFile("contest", ".trace"), bytes);
        CoreException refused = assertThrows(CoreException.class, () -> ReplayConfiguration.create(other));
        assertTrue(refused.getMessage().contains("has version 999, but this ConTest reads version "),
            refused.getMessage());
    }

    @Test
    void a_jvm_that_cannot_begin_is_told_with_what_it_printed() throws Exception {
        Path arguments = Files.writeString(Files.createTempFile("contest", ".args"), "-Dmark=1");
        Path trace = FailingPrograms.trace(Files.createTempDirectory("contest").resolve("x"), "LostUpdate",
            List.of("@" + arguments));
        Files.delete(arguments);
        CoreException refused = assertThrows(CoreException.class,
            () -> ReplayConfiguration.create(trace).launch(ILaunchManager.DEBUG_MODE, null, false, true));
        assertTrue(refused.getMessage().contains("ended too early (Error: could not open"), refused.getMessage());
        Eventually.holds("no JVM is left", () -> Walk.jvms().findAny().isEmpty());
    }

    @Test
    void a_program_whose_class_is_gone_leaves_its_trace_and_nothing_running() throws Exception {
        String source = SOURCE.replace("Thread other =",
            "if (Gone.class.getResource(\"Kept.class\") == null) { System.exit(1); } Kept.add(); Thread other =")
            + "class Kept { static int value; static void add() { value++; } }";
        DebuggedProgram program = DebuggedProgram.of("replay-gone", "Gone", source, 1);
        Files.delete(program.file().getProject().getLocation().toPath().resolve("bin/tests/Kept.class"));
        ILaunchConfiguration replay = program.replay();
        try (Stops stops = new Stops()) {
            Ui.start(() -> DebugUITools.launch(replay, ILaunchManager.DEBUG_MODE));
            Ui.press(Ui.awaitShell("Other Classes Than Recorded"), "Replay");
            try (Walk walk = new Walk(stops.await())) {
                walk.toFailure();
                assertTrue(walk.session().hasLeftTrace(), walk.session().why());
                assertTrue(walk.session().why().startsWith("tests.Kept was changed since the recording. Thread \"main\""
                    + " left the trace at operation 1 of "), walk.session().why());
            }
        }
    }

    @Test
    void a_project_with_errors_is_asked_about_and_replayed_as_far_as_it_goes() throws Exception {
        DebuggedProgram program = DebuggedProgram.of("replay-broken", "Gone", SOURCE, 1);
        ILaunchConfiguration replay = program.replay();
        program.change(SOURCE.replace("value = 2;", "value = nothing;"));
        Ui.start(() -> DebugUITools.launch(replay, ILaunchManager.DEBUG_MODE));
        Shell question = Ui.awaitShell("Errors in Workspace");
        Screenshots.screen("replay-broken");
        Ui.press(question, "Cancel");
        assertEquals(0, Walk.jvms().count());
        try (Stops stops = new Stops()) {
            Ui.start(() -> DebugUITools.launch(replay, ILaunchManager.DEBUG_MODE));
            Ui.press(Ui.awaitShell("Errors in Workspace"), "Proceed");
            Ui.press(Ui.awaitShell("Other Classes Than Recorded"), "Replay");
            try (Walk walk = new Walk(stops.await())) {
                ReplaySession session = walk.session();
                walk.stops().after(session::runToFailure);
                IJavaStackFrame top = (IJavaStackFrame) session.thread().getTopStackFrame();
                assertEquals(program.line("value = 2;"), top.getLineNumber(), "the debugger stops at the error");
            }
        } finally {
            program.file().getProject().delete(true, null);
        }
    }

    @Test
    void a_session_that_was_ended_is_launched_again() throws Exception {
        DebuggedProgram program = DebuggedProgram.of("replay-again", "Gone", SOURCE, 1);
        ReplaySession ended;
        try (Walk walk = new Walk(program.replay())) {
            walk.to(4);
            walk.to(2);
            ended = walk.session();
        }
        Eventually.holds("the session ends", ended::isEnded);
        ILaunch before = ended.launch();
        try (Stops stops = new Stops()) {
            Ui.start(() -> DebugUITools.launch(before.getLaunchConfiguration(), before.getLaunchMode()));
            try (Walk walk = new Walk(stops.await())) {
                assertNotSame(ended, walk.session());
                walk.to(4);
                walk.toFailure();
                assertTrue(walk.session().why().contains("always"), walk.session().why());
            }
        }
    }
}
