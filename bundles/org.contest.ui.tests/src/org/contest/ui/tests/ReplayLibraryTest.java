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
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.stream.IntStream;
import org.contest.analysis.operations.Operation;
import org.contest.analysis.operations.Operations;
import org.contest.debug.session.ReplaySession;
import org.contest.ui.tests.support.DebuggedProgram;
import org.contest.ui.tests.support.Stops;
import org.contest.ui.tests.support.TestProject;
import org.contest.ui.tests.support.Walk;
import org.eclipse.core.runtime.ListenerList;
import org.junit.jupiter.api.Test;

/** A replay that stops where the program calls a library whose source is not there. */
class ReplayLibraryTest {

    private static final String SOURCE = """
        package tests;

        import org.eclipse.core.runtime.ListenerList;

        public class Listeners {
            public static void main(String[] args) throws Exception {
                ListenerList<String> listeners = new ListenerList<>();
                Thread other = new Thread(() -> listeners.add("other"), "other");
                other.start();
                listeners.add("main");
                other.join();
                throw new IllegalStateException("listeners: " + listeners.size());
            }
        }
        """;

    @Test
    void the_line_of_the_program_is_on_top_of_the_stack_and_the_library_only_for_who_looks_inside() throws Exception {
        Path jar = Path.of(ListenerList.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        TestProject project = TestProject.create("replay-library", "5").library(jar);
        DebuggedProgram program = DebuggedProgram.of(project, "Listeners", SOURCE, 1);
        try (Walk walk = new Walk(program.replay())) {
            ReplaySession session = walk.session();
            Operations operations = session.operations();
            int call = call(operations, "ListenerList by add()");
            Operation operation = operations.get(call);
            walk.to((int) operation.firstEvent());
            int line = session.sequence().sites().site(operation.site()).line();
            assertEquals("tests.Listeners.main(Listeners.java:" + line + ')', Stops.top(session));
            int inside = (int) operation.firstEvent() + 1;
            walk.to(inside);
            assertTrue(Stops.top(session).startsWith("org.eclipse.core.runtime.ListenerList"), Stops.top(session));
            assertTrue(Stops.top(session).endsWith(":" + session.sequence().site(inside).line() + ')'),
                Stops.top(session));
        }
    }

    private static int call(Operations operations, String method) {
        for (int i = 0; i < operations.size(); i++) {
            if (operations.isCall(i) && operations.inWords(i).contains(method)
                && operations.lastEvent(i) > operations.firstEvent(i)) {
                return i;
            }
        }
        throw new AssertionError("no call of " + method + " in "
            + IntStream.range(0, operations.size()).mapToObj(operations::inWords).toList());
    }
}
