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
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;
import org.contest.core.launching.ReplayConfiguration;
import org.contest.debug.session.ReplaySession;
import org.contest.debug.ui.SequenceView;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.FailingPrograms;
import org.contest.ui.tests.support.Stops;
import org.contest.ui.tests.support.TestProject;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.contest.ui.tests.support.Walk;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Sessions of trace files alone, as they come from another machine, that do not go well. */
class TraceFileTest {

    private static final String SOURCE = """
        package tests;

        public class Elsewhere {
            private static int count;

            public static void main(String[] args) throws Exception {
                Thread first = new Thread(Elsewhere::add, "first");
                Thread second = new Thread(() -> add(), "second");
                first.start();
                second.start();
                first.join();
                second.join();
                if (count != 4) {
                    throw new IllegalStateException("counted " + count);
                }
            }

            private static void add() {
                for (int i = 0; i < 2; i++) {
                    count++;
                }
            }
        }
        """;

    private static ReplaySession begin(ILaunchConfiguration configuration, Stops stops) throws Exception {
        configuration.launch(ILaunchManager.DEBUG_MODE, null, false, true);
        return stops.await();
    }

    /** The platform would switch to it at a stop, perhaps only when the next test has a perspective of its own. */
    @BeforeEach
    void the_perspective_is_that_of_debugging() {
        Views.perspective("org.eclipse.debug.ui.DebugPerspective");
    }

    @Test
    void a_session_whose_jvm_dies_ends_and_leaves_nothing_running() throws Exception {
        Path folder = Files.createTempDirectory("contest");
        try (Stops stops = new Stops()) {
            ReplaySession session =
                begin(ReplayConfiguration.create(FailingPrograms.trace(folder.resolve("x"), "LostUpdate")), stops);
            Stops.assertAt(stops.after(() -> session.goTo(3)), 3);
            Walk.jvms().forEach(ProcessHandle::destroyForcibly);
            Eventually.holds("the session ends", session::isEnded);
            Eventually.holds("no JVM is left", () -> Walk.jvms().findAny().isEmpty());
            SequenceView view = (SequenceView) Views.show(SequenceView.ID);
            Eventually.holds(() -> "the view says so: " + Ui.call(view::sentence),
                () -> Ui.call(view::sentence).contains("Its JVM died (exit code 137)"));
            Eventually.holds(() -> "who ended it is not the program: " + session.outcome(),
                () -> session.outcome().equals("The replay was stopped before its end."));
        }
    }

    @Test
    void a_file_that_is_no_trace_is_refused_in_a_sentence() throws Exception {
        Path file = Files.writeString(Files.createTempFile("contest", ".trace"), "no trace");
        CoreException refused = assertThrows(CoreException.class, () -> ReplayConfiguration.create(file));
        assertTrue(refused.getStatus().getMessage().contains(file.getFileName().toString()), refused.getMessage());
    }

    @Test
    void a_trace_of_another_machine_is_replayed_with_the_project_that_has_its_program() throws Exception {
        TestProject project = TestProject.create("elsewhere", "5").with("Elsewhere.java", SOURCE);
        IProject opened = project.built().getProject();
        Path there = Files.createTempDirectory("contest");
        Path trace = traceOfAnotherMachine(there);
        opened.close(null);
        CoreException refused = assertThrows(CoreException.class,
            () -> ReplayConfiguration.create(trace).launch(ILaunchManager.DEBUG_MODE, null, false, true));
        assertTrue(refused.getMessage().contains("no open project has the class tests.Elsewhere"),
            refused.getMessage());
        opened.open(null);
        try (Stops stops = new Stops(); Walk walk = asked(ReplayConfiguration.create(trace), stops)) {
            walk.forwards(10);
            assertEquals(10, walk.session().at());
            walk.back(3);
            walk.toFailure();
            assertTrue(walk.session().why().contains("IllegalStateException"), walk.session().why());
            Object source = walk.session().launch().getSourceLocator()
                .getSourceElement(walk.session().thread().getTopStackFrame());
            assertEquals("Elsewhere.java", source instanceof IFile file ? file.getName() : source);
        }
    }

    /** The session asks first, since the classes are not the recorded ones. */
    private static Walk asked(ILaunchConfiguration replay, Stops stops) throws Exception {
        Ui.start(() -> DebugUITools.launch(replay, ILaunchManager.DEBUG_MODE));
        Ui.press(Ui.awaitShell("Other Classes Than Recorded"), "Replay");
        return new Walk(stops.await());
    }

    /** Its classes were made by another compiler, in a folder that is not here any more. */
    private static Path traceOfAnotherMachine(Path there) throws Exception {
        Path classes = Files.createDirectories(there.resolve("classes"));
        Path source = Files.writeString(there.resolve("Elsewhere.java"), SOURCE);
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, "-g", "-d", classes.toString(),
            source.toString()));
        Path trace = FailingPrograms.trace(there.resolve("x"), classes, "tests.Elsewhere");
        Path alone = Files.copy(trace, there.resolve("from-ci.trace"));
        Files.move(classes, there.resolve("gone"));
        return alone;
    }
}
