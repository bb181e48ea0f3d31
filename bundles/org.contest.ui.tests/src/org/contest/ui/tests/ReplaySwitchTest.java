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

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.contest.core.failures.FailureThread;
import org.contest.core.failures.FailureTitle;
import org.contest.core.source.TextCut;
import org.contest.debug.session.ReplaySession;
import org.contest.debug.session.ReplaySessions;
import org.contest.debug.session.ValueOrigin;
import org.contest.debug.ui.SequenceView;
import org.contest.engine.model.FailureRow;
import org.contest.ui.tests.support.DebuggedProgram;
import org.contest.ui.tests.support.Eventually;
import org.contest.ui.tests.support.Stops;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.contest.ui.tests.support.Walk;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.debug.ui.IDebugView;
import org.eclipse.jdt.debug.core.IJavaStackFrame;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Two sessions beside each other, and the names of what is seen in them. */
class ReplaySwitchTest {

    private static final String SOURCE = """
        package tests;

        import java.util.ArrayList;
        import java.util.Collections;
        import java.util.List;

        public class Twins {
            private final List<String> seen = Collections.synchronizedList(new ArrayList<>());
            int value;

            public static void main(String[] args) throws Exception {
                new Twins().run();
            }

            void run() throws Exception {
                Thread one = new Thread(this::work, "twin");
                Thread two = new Thread(this::work, "twin");
                one.start();
                two.start();
                one.join();
                two.join();
                Thread.ofVirtual().name("late.comer").start(this::work).join();
                throw new IllegalStateException("always");
            }

            void work() {
                value++;
                seen.add("a");
            }
        }
        """;

    @BeforeAll
    static void the_debug_perspective_is_open() {
        Views.perspective(IDebugUIConstants.ID_DEBUG_PERSPECTIVE);
    }

    @Test
    void the_view_turns_to_the_session_that_is_selected_in_the_debug_view() throws Exception {
        DebuggedProgram program = DebuggedProgram.of("replay-twins", "Twins", SOURCE, 1);
        try (Walk first = new Walk(program.replay()); Stops stops = new Stops()) {
            first.to(3);
            program.replay().launch(ILaunchManager.DEBUG_MODE, null, false, true);
            ReplaySession second = stops.await();
            SequenceView view = (SequenceView) Views.show(SequenceView.ID);
            Eventually.holds(() -> "the view tells of another session: " + Ui.call(view::sentence),
                () -> tells(view, second, "Before event 0 of "));
            turns(view, first.session(), "Before event 3 of ");
            turns(view, second, "Before event 0 of ");
        }
    }

    private static boolean tells(SequenceView view, ReplaySession session, String sentence) {
        return ReplaySessions.current() == session && Ui.call(view::sentence).startsWith(sentence);
    }

    /** The Debug view selects a thread that it hears late has stopped, after the click of a user too. */
    private static void turns(SequenceView view, ReplaySession session, String sentence) {
        Eventually.holds(() -> "the view tells of another session: " + Ui.call(view::sentence), () -> {
            Ui.run(() -> select(session));
            return tells(view, session, sentence);
        });
    }

    /** As by a click: what the viewer is told to select, it does not select in place of a suspended thread. */
    private static void select(ReplaySession session) {
        IDebugView debug = (IDebugView) Views.page().findView(IDebugUIConstants.ID_DEBUG_VIEW);
        Tree tree = (Tree) debug.getViewer().getControl();
        TreeItem row = Arrays.stream(tree.getItems()).filter(item -> item.getData() == session.launch()).findFirst()
            .orElseThrow();
        if (tree.getSelectionCount() != 1 || tree.getSelection()[0] != row) {
            Event click = new Event();
            click.item = row;
            tree.setSelection(row);
            tree.notifyListeners(SWT.Selection, click);
        }
    }

    @Test
    void threads_of_one_name_are_told_whole_and_calls_have_no_value_of_what_they_read_inside() throws Exception {
        DebuggedProgram program = DebuggedProgram.of("replay-twins", "Twins", SOURCE, 1);
        try (Walk walk = new Walk(program.replay())) {
            ReplaySession session = walk.session();
            SequenceView view = (SequenceView) Views.show(SequenceView.ID);
            Eventually.holds("the trace is read", () -> Ui.call(view::rowCount) > 0);
            walk.forwards(session.sequence().size());
            assertTrue(texts(view, session).contains("join twin(0.1)"), () -> texts(view, session));
            assertTrue(texts(view, session).contains("start late.comer"), () -> texts(view, session));
            assertTrue(texts(view, session).lines().noneMatch(text -> text.startsWith("call add (")),
                () -> texts(view, session));
            IJavaStackFrame top = (IJavaStackFrame) session.thread().getTopStackFrame();
            assertTrue(ValueOrigin.isLocal(top.findVariable("this")));
            assertTrue(ValueOrigin.isLocal(top.findVariable("one")));
        }
    }

    private static String texts(SequenceView view, ReplaySession session) {
        return String.join("\n", IntStream.range(0, session.sequence().size())
            .mapToObj(event -> Ui.call(() -> view.text(event))).toList());
    }

    @Test
    void names_that_are_too_long_or_missing_can_be_told_apart() {
        assertEquals("pool-1\u2026ead-1", TextCut.middle("pool-1-thread-1", text -> text.length() <= 12));
        assertEquals("main", TextCut.middle("main", text -> text.length() <= 2));
        assertEquals("write balan\u2026", TextCut.end("write balance", text -> text.length() <= 12));
        assertEquals("write balance", TextCut.end("write balance", text -> text.length() <= 13));
        assertEquals("writ\u2026", TextCut.end("write balance", text -> text.length() <= 2));
        assertEquals("thread 0.1", new FailureThread("0.1", "", "", "", "", List.of(), -1, false).name());
    }

    @Test
    void failed_tests_are_listed_with_what_was_thrown_unless_its_message_says_all() {
        assertEquals("FileNotFoundException: no a.obj in reads(tests.Files)",
            FailureTitle.brief(failure("java.io.FileNotFoundException", "reads(tests.Files): no a.obj")));
        assertEquals("expected: 1 in counts(tests.Files)",
            FailureTitle.brief(failure("java.lang.AssertionError", "counts(tests.Files): expected: 1")));
    }

    @Test
    void a_title_has_simple_names_of_classes_unless_two_share_one() {
        assertEquals("NullPointerException: Cannot invoke \"Subject.value()\"", FailureTitle.of(
            failure("java.lang.NullPointerException", "Cannot invoke \"some.pack.Subject.value()\"")));
        assertEquals("ClassCastException: a.Date is no b.Date",
            FailureTitle.of(failure("java.lang.ClassCastException", "a.Date is no b.Date")));
    }

    private static FailureRow failure(String type, String message) {
        return new FailureRow(1, "assertion", "assertion " + type + " | tests.Files.reads", message, List.of(), 1, 1,
            false, null, "random", 1, false, "main");
    }
}
