/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import org.contest.debug.session.ReplaySession;
import org.contest.debug.session.ReplaySession.State;
import org.contest.debug.ui.SequenceView;
import org.contest.ui.tests.support.DebuggedProgram;
import org.contest.ui.tests.support.Screenshots;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.contest.ui.tests.support.Walk;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Event;
import org.junit.jupiter.api.Test;

/** The lanes of the view Synchronization Sequence, in a program that is compiled by Eclipse. */
class SequenceLanesTest {

    private static final int STEP_X = 24;
    private static final int STEP_Y = 6;
    private static final String SOURCE = """
        package tests;

        public class Cells {
            private final byte[] cells = new byte[3];
            private int sum;

            public static void main(String[] args) throws InterruptedException {
                Cells shared = new Cells();
                Thread writer = new Thread(shared::fill, "writer");
                Thread reader = new Thread(shared::count, "reader");
                writer.start();
                reader.start();
                writer.join();
                reader.join();
                if (shared.sum != 2) {
                    throw new IllegalStateException("sum: " + shared.sum);
                }
            }

            private void fill() {
                cells[1] += 2;
            }

            private void count() {
                for (byte cell : cells) {
                    sum += cell;
                }
            }
        }
        """;

    @Test
    void a_box_tells_all_its_words_and_an_element_the_field_of_its_array() throws Exception {
        Views.perspective("org.eclipse.debug.ui.DebugPerspective");
        DebuggedProgram program = DebuggedProgram.of("lanes", "Cells", SOURCE, 200);
        String writes = "writer write Cells.cells#1[1] at tests.Cells.fill(Cells.java:" + program.line("+= 2") + ")";
        String reads = "reader read Cells.cells#1[1] at tests.Cells.count(Cells.java:" + program.line("for (") + ")";
        Set<String> told = new TreeSet<>();
        try (Walk walk = new Walk(program.replay())) {
            SequenceView view = (SequenceView) Views.show(SequenceView.ID);
            Ui.run(() -> view.showTab(1));
            ReplaySession session = walk.session();
            while (session.state() != State.FAILED && session.at() + 1 < session.sequence().size()
                && !tells(told, writes, reads)) {
                walk.forwards(2);
                Screenshots.screen("lanes-elements");
                Ui.run(() -> told.addAll(tips(view)));
            }
        }
        assertTrue(tells(told, writes, reads), String.join("\n", told));
    }

    private static boolean tells(Set<String> told, String... wanted) {
        return Set.of(wanted).stream().allMatch(words -> told.stream().anyMatch(tip -> tip.startsWith(words)));
    }

    /** What the lanes tell at each place where a pointer may rest. */
    private static Set<String> tips(SequenceView view) {
        Canvas lanes = Views.widget(view, Canvas.class, canvas -> canvas.getClass().getSimpleName().endsWith("Lanes"));
        Point size = lanes.getSize();
        Set<String> tips = new TreeSet<>();
        for (int x = 0; x < size.x; x += STEP_X) {
            for (int y = 0; y < size.y; y += STEP_Y) {
                Event event = new Event();
                event.x = x;
                event.y = y;
                lanes.notifyListeners(SWT.MouseMove, event);
                if (lanes.getToolTipText() != null) {
                    tips.add(lanes.getToolTipText());
                }
            }
        }
        return tips;
    }
}
