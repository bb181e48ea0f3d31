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

import java.util.HashMap;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.contest.debug.session.Branching;
import org.contest.debug.session.ReplaySession;
import org.contest.debug.session.ReplaySession.State;
import org.contest.debug.ui.SequenceView;
import org.contest.engine.model.RunRow;
import org.contest.protocol.trace.TraceThread;
import org.contest.ui.tests.support.Campaigns;
import org.contest.ui.tests.support.DebuggedProgram;
import org.contest.ui.tests.support.Editors;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.StopPicture;
import org.contest.ui.tests.support.Stops;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.contest.ui.tests.support.Walk;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.debug.core.DebugException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.core.model.IWatchExpression;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.IDebugModelPresentation;
import org.eclipse.jdt.debug.core.IJavaBreakpoint;
import org.eclipse.jdt.debug.core.IJavaLineBreakpoint;
import org.eclipse.jdt.debug.core.IJavaObject;
import org.eclipse.jdt.debug.core.IJavaStackFrame;
import org.eclipse.jdt.debug.core.IJavaThread;
import org.eclipse.jdt.debug.core.JDIDebugModel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What a user does with the Java debugger in a session: the replay stays on its trace, and fails as recorded. */
class ReplayUserTest {

    private static final String SOURCE = """
        package tests;

        public class Account {
            private static int total;
            private int balance;

            public static void main(String[] args) throws Exception {
                Account account = new Account();
                Thread other = new Thread(() -> account.depositAll(3), "other");
                other.start();
                account.depositAll(3);
                other.join();
                if (total != 12) {
                    throw new IllegalStateException(account + ", total " + total);
                }
            }

            void depositAll(int times) {
                for (int amount = 1; amount <= times; amount++) {
                    deposit(amount);
                }
            }

            private void deposit(int amount) {
                synchronized (this) {
                    balance += amount;
                }
                total = sum(total, amount);
            }

            private static int sum(int before, int amount) {
                return before + amount;
            }

            @Override
            public synchronized String toString() {
                total = total + 0;
                return "balance " + balance;
            }
        }
        """;
    private static final String JAVA_DEBUG_UI = "org.eclipse.jdt.debug.ui";
    private static final String FORMATTERS = JAVA_DEBUG_UI + ".detail_formatters";
    private static final String NOT_SUPPORTED = JAVA_DEBUG_UI + ".javaDebug.alertHCRNotSupported";
    private static final int REPETITIONS = Integer.getInteger("contest.repetitions", 2);

    private static DebuggedProgram program;

    @BeforeAll
    static void a_program_has_failed() throws Exception {
        Views.perspective("org.eclipse.debug.ui.DebugPerspective");
        program = DebuggedProgram.of("replay-user", "Account", SOURCE, 200);
        assertEquals("exception", program.failure().kind());
    }

    @AfterEach
    void nothing_is_left() throws Exception {
        InstanceScope.INSTANCE.getNode(JAVA_DEBUG_UI).remove(FORMATTERS);
        InstanceScope.INSTANCE.getNode(JAVA_DEBUG_UI).remove(NOT_SUPPORTED);
        DebugPlugin.getDefault().getBreakpointManager()
            .removeBreakpoints(DebugPlugin.getDefault().getBreakpointManager().getBreakpoints(), true);
    }

    @Test
    void breakpoints_watch_expressions_and_formatters_do_not_make_a_replay_leave_its_trace() throws Exception {
        breakAndEvaluate(IJavaBreakpoint.SUSPEND_THREAD);
    }

    @Test
    void breakpoints_that_suspend_the_whole_jvm_do_not_either() throws Exception {
        breakAndEvaluate(IJavaBreakpoint.SUSPEND_VM);
    }

    private static void breakAndEvaluate(int policy) throws Exception {
        InstanceScope.INSTANCE.getNode(JAVA_DEBUG_UI).put(FORMATTERS,
            "tests.Account,return \"formatted \" + toString();,1");
        line("total = sum(", "amount > 1 && toString() != null").setSuspendPolicy(policy);
        JDIDebugModel.createWatchpoint(program.file(), "tests.Account", "balance", program.line("int balance;"), -1, -1,
            0, true, new HashMap<>()).setSuspendPolicy(policy);
        int held = 0;
        for (int i = 0; i < REPETITIONS; i++) {
            held += run(i, policy == IJavaBreakpoint.SUSPEND_THREAD);
        }
        System.out.println(REPETITIONS + " repetitions, held " + held + " times, no divergence");
        assertTrue(held >= REPETITIONS * 4, "breakpoints were hit " + held + " times");
    }

    @Test
    void the_process_alone_can_be_ended_while_its_threads_are_suspended() throws Exception {
        try (Walk walk = new Walk(program.replay())) {
            walk.to(12);
            walk.session().launch().getProcesses()[0].terminate();
            Eventually.holds("the session has ended", walk.session()::isEnded);
        }
    }

    @Test
    void code_that_is_changed_in_a_session_is_refused_and_the_replay_keeps_the_old_code() throws Exception {
        InstanceScope.INSTANCE.getNode(JAVA_DEBUG_UI).putBoolean(NOT_SUPPORTED, false);
        DebuggedProgram own = DebuggedProgram.of("replay-swap", "Account", SOURCE, 200);
        try (Walk walk = new Walk(own.replay())) {
            walk.to(12);
            own.change(SOURCE.replace("total = sum(total, amount);", "total += amount; total += 0;"));
            Eventually.holds("the change is refused", walk.session()::isSwapRefused);
            SequenceView view = (SequenceView) Views.show(SequenceView.ID);
            Eventually.holds("the user is told why",
                () -> Ui.call(() -> view.sentence().startsWith("The changed code is not taken over")));
            walk.to(4);
            walk.to(20);
            walk.to(12);
            walk.toFailure();
        }
    }

    @Test
    void another_order_from_an_event_on_is_a_run_of_the_campaign() throws Exception {
        try (Walk walk = new Walk(program.replay())) {
            Branching branching = new Branching(walk.session());
            int place = IntStream.range(5, walk.session().sequence().size())
                .filter(event -> !branching.others(event).isEmpty()).findFirst().orElseThrow();
            List<RunRow> before = program.runs();
            TraceThread other = branching.others(place).get(0);
            Branching.Result result = branching.run(place, other, "random", new NullProgressMonitor());
            List<RunRow> after = program.runs();
            assertEquals(before.size() + 1, after.size(), result.sentence());
            RunRow added = after.get(before.size());
            assertEquals("branch", added.scheduler());
            assertTrue(result.sentence().contains("run " + added.number() + " of the campaign"), result.sentence());
            Eventually.holds("the campaign shows it", () -> program.campaign().snapshot().runCount() == after.size());
            walk.close();
            try (Walk branch = new Walk(result.replay())) {
                branch.to(place);
                assertEquals(other.name(), branch.session().thread().getName());
            }
        }
    }

    @Test
    void a_step_into_the_selected_method_goes_there_and_the_replay_goes_on() throws Exception {
        try (Walk walk = new Walk(program.replay()); Editors editors = new Editors()) {
            ReplaySession session = walk.session();
            int inside = session.sequence().next(0,
                event -> session.sequence().where(event).endsWith(":" + program.line("total = sum(") + ")"));
            walk.to(inside);
            IJavaThread thread = session.thread();
            assertEquals("deposit", method(thread));
            editors.select(program.file(), "sum(total");
            editors.run("org.eclipse.jdt.debug.ui.commands.StepIntoSelection");
            Eventually.holds(() -> "it stands in the method: " + StopPicture.state(thread),
                () -> method(thread).equals("sum"));
            Eventually.holds("it can step", thread::canStepReturn);
            thread.stepReturn();
            Eventually.holds("it stands in the caller", () -> method(thread).equals("deposit"));
            Eventually.holds("the session knows", session::isStopped);
            walk.toFailure();
        }
    }

    @Test
    void a_step_out_leaves_the_method_of_the_program() throws Exception {
        try (Stops stops = new Stops()) {
            program.replay().launch(ILaunchManager.DEBUG_MODE, null, false, true);
            ReplaySession session = stops.await();
            int event = 0;
            while (!session.sequence().where(event).contains(".deposit(")) {
                event++;
            }
            int inside = event;
            stops.after(() -> session.goTo(inside));
            IJavaThread thread = session.thread();
            assertEquals("deposit", method(thread));
            thread.stepReturn();
            Eventually.holds("it stands in the caller", () -> method(thread).equals("depositAll"));
            session.launch().terminate();
        }
    }

    private static IJavaLineBreakpoint line(String text, String condition) throws Exception {
        IJavaLineBreakpoint made = JDIDebugModel.createLineBreakpoint(program.file(), "tests.Account",
            program.line(text), -1, -1, 0, true, new HashMap<>());
        made.setCondition(condition);
        made.setConditionEnabled(true);
        made.setConditionSuspendOnTrue(true);
        return made;
    }

    /** One session from the first event to the failure, evaluating wherever a breakpoint holds it. */
    private static int run(int number, boolean details) throws Exception {
        int held = 0;
        try (Stops stops = new Stops(); Campaigns events = new Campaigns()) {
            program.replay().launch(ILaunchManager.DEBUG_MODE, null, false, true);
            ReplaySession session = stops.await();
            stops.after(session::runToFailure);
            while (session.state() == State.STOPPED) {
                held++;
                IJavaThread thread = session.thread();
                assertWatches(thread);
                if (details) {
                    assertDetails(thread);
                }
                stops.after(session::runToFailure);
            }
            assertEquals(State.FAILED, session.state(), "repetition " + number + ": " + session.why());
            assertTrue(session.why().contains("IllegalStateException"), session.why());
            session.thread().getDebugTarget().resume();
            assertTrue(events.awaitReplay().reproduced(), "repetition " + number);
        }
        return held;
    }

    /** A watch expression calls a method that locks and writes what threads share. */
    private static void assertWatches(IJavaThread thread) throws Exception {
        IWatchExpression watch = DebugPlugin.getDefault().getExpressionManager().newWatchExpression("this.toString()");
        watch.setExpressionContext(top(thread));
        watch.evaluate();
        Eventually.holds("the watch expression has a value", () -> !watch.isPending() && watch.getValue() != null);
        assertTrue(watch.getValue().getValueString().startsWith("balance "), watch.getValue().getValueString());
    }

    /**
     * The details of a variable call such a method as well, in any thread that is suspended: where all are, the
     * platform may take one in which the JVM calls no methods.
     */
    private static void assertDetails(IJavaThread thread) throws Exception {
        CompletableFuture<String> detail = new CompletableFuture<>();
        IDebugModelPresentation words = DebugUITools.newDebugModelPresentation("org.eclipse.jdt.debug");
        words.computeDetail(account(thread), (value, text) -> detail.complete(text));
        assertTrue(detail.get(30, TimeUnit.SECONDS).startsWith("formatted balance "), detail.join());
        words.dispose();
    }

    /** The views of the workbench evaluate, too: a thread is between two evaluations for moments only. */
    private static IJavaStackFrame top(IJavaThread thread) {
        return between(thread, IJavaThread::getTopStackFrame, IJavaStackFrame.class);
    }

    private static String method(IJavaThread thread) {
        return between(thread,
            held -> held.getTopStackFrame() instanceof IJavaStackFrame frame ? frame.getMethodName() : null,
            String.class);
    }

    private static IJavaObject account(IJavaThread thread) {
        return between(thread,
            held -> held.getTopStackFrame() instanceof IJavaStackFrame frame ? frame.getThis() : null,
            IJavaObject.class);
    }

    /** Asks something of a thread. */
    private interface Asked {
        Object of(IJavaThread thread) throws DebugException;
    }

    private static <T> T between(IJavaThread thread, Asked asked, Class<T> type) {
        AtomicReference<T> answer = new AtomicReference<>();
        Eventually.holds(() -> "between two evaluations: " + StopPicture.state(thread), () -> {
            try {
                answer.set(thread.isPerformingEvaluation() ? null : type.cast(asked.of(thread)));
            } catch (DebugException e) {
                answer.set(null); // an evaluation began meanwhile
            }
            return answer.get() != null;
        });
        return answer.get();
    }
}
