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

import org.contest.debug.session.ReplaySession;
import org.contest.debug.ui.SequenceView;
import org.contest.ui.tests.support.DebuggedProgram;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.contest.ui.tests.support.Walk;
import org.eclipse.jdt.debug.core.IJavaStackFrame;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.junit.jupiter.api.Test;

/** The place where a session stops when it runs to the failure. */
class ReplayFailureTest {

    private static final String WRAPPED = """
        package tests;

        import java.util.concurrent.ExecutorService;
        import java.util.concurrent.Executors;
        import java.util.concurrent.Future;

        public class Basket {
            private static int items;

            public static void main(String[] args) throws Exception {
                ExecutorService pool = Executors.newFixedThreadPool(2);
                try {
                    Future<?> one = pool.submit(() -> add(1));
                    Future<?> two = pool.submit(() -> add(2));
                    one.get();
                    two.get();
                } finally {
                    pool.shutdown();
                }
            }

            static void add(int number) {
                int before = items;
                items = before + number;
                if (items != before + number) {
                    throw new IllegalStateException("changed by another thread");
                }
            }
        }
        """;

    /** The recorded exception is that of the future, in another thread: it only reports what a task threw. */
    @Test
    void it_stops_where_a_task_throws_and_not_where_that_is_reported() throws Exception {
        Views.perspective("org.eclipse.debug.ui.DebugPerspective");
        DebuggedProgram program = DebuggedProgram.of("replay-wrapped", "Basket", WRAPPED, 200);
        assertTrue(program.failure().signature().contains("ExecutionException"), program.failure().signature());
        try (Walk walk = new Walk(program.replay())) {
            walk.toFailure();
            IJavaStackFrame top = (IJavaStackFrame) walk.session().thread().getTopStackFrame();
            assertEquals("add:" + program.line("throw new"), top.getMethodName() + ':' + top.getLineNumber());
            assertTrue(walk.session().thread().getName().startsWith("pool-1-thread-"));
            assertTrue(walk.session().why().startsWith("java.lang.IllegalStateException in pool-1-thread-"),
                walk.session().why());
            SequenceView view = (SequenceView) Views.show(SequenceView.ID);
            Eventually.holds("the view tells of it", () -> Ui.call(view::sentence)
                .matches("Failed .*: IllegalStateException in pool-1-thread-.*"));
        }
    }

    /** As with the tests of a class that come after one that fails. */
    @Test
    void steps_lead_on_from_a_failure_after_which_the_run_goes_on() throws Exception {
        Views.perspective("org.eclipse.debug.ui.DebugPerspective");
        DebuggedProgram program = DebuggedProgram.of("replay-goes-on", "Basket", WRAPPED, 200);
        try (Walk walk = new Walk(program.replay())) {
            walk.toFailure();
            awaitEnabled("org.contest.debug.ui.next");
            int next = walk.session().at() + 1;
            walk.to(next);
            assertEquals(ReplaySession.State.STOPPED, walk.session().state());
            walk.to(walk.session().sequence().size() - 1);
            walk.to(next);
        }
    }

    private static void awaitEnabled(String command) {
        Eventually.holds(command + " is enabled", () -> Ui.call(
            () -> PlatformUI.getWorkbench().getService(ICommandService.class).getCommand(command).isEnabled()));
    }
}
