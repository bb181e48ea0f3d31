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

import org.contest.debug.ui.SequenceView;
import org.contest.ui.tests.support.DebuggedProgram;
import org.contest.ui.tests.support.Screenshots;
import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.contest.ui.tests.support.Walk;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.ScrollBar;
import org.junit.jupiter.api.Test;

/** The table of the view Synchronization Sequence. */
class SequenceTableTest {

    private static final String SOURCE = """
        package tests;

        public class Low {
            private static int count;

            public static void main(String[] args) throws Exception {
                Thread other = new Thread(() -> {
                    for (int i = 0; i < 9; i++) {
                        count++;
                    }
                }, "other");
                other.start();
                for (int i = 0; i < 9; i++) {
                    count++;
                }
                other.join();
                if (count != 18) {
                    throw new IllegalStateException("counted " + count);
                }
            }
        }
        """;

    @Test
    void the_row_of_the_stop_stays_in_sight_when_the_table_gets_lower() throws Exception {
        Views.perspective("org.eclipse.debug.ui.DebugPerspective");
        DebuggedProgram program = DebuggedProgram.of("low", "Low", SOURCE, 200);
        try (Walk walk = new Walk(program.replay())) {
            SequenceView view = (SequenceView) Views.show(SequenceView.ID);
            Ui.run(() -> view.showTab(0));
            walk.toFailure();
            Ui.run(() -> assertShowsTheLastRow(view));
        }
    }

    private static void assertShowsTheLastRow(SequenceView view) {
        Canvas table = Views.widget(view, Canvas.class, canvas -> canvas.getClass().getSimpleName().endsWith("Table"));
        ScrollBar bar = table.getVerticalBar();
        Point size = table.getSize();
        int rows = bar.getThumb();
        assertTrue(bar.getMaximum() > rows && rows > 3, rows + " of " + bar.getMaximum() + " rows");
        bar.setSelection(bar.getMaximum() - rows);
        table.setSize(size.x, size.y * 3 / 5);
        assertTrue(bar.getThumb() < rows, "there is room for fewer rows");
        assertEquals(bar.getMaximum(), bar.getSelection() + bar.getThumb(), "the last row is the one of the stop");
        Screenshots.screen("sequence-low");
        table.setSize(size);
    }
}
