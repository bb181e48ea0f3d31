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

import org.contest.core.source.TextCut;
import org.contest.ui.internal.Shortened;
import org.contest.ui.tests.support.Ui;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.Test;

/** Texts that fit a narrow column. */
class ShortenedTest {

    private static final String PLACE = "DiningPhilosophers.serve:39 monitor enter";
    private static final int PADDING = 12;

    private Shell shell;
    private GC gc;

    @Test
    void class_and_line_stay_as_long_as_there_is_room_for_them() {
        inShell(() -> {
            int whole = extent(PLACE);
            assertEquals(PLACE, Shortened.fitting(shell, PLACE, whole + PADDING));
            for (int room = extent("DiningPhilosophers\u2026:39"); room < whole; room++) {
                String cut = Shortened.fitting(shell, PLACE, room + PADDING);
                assertTrue(extent(cut) <= room, cut);
                assertTrue(cut.startsWith("DiningPhilosophers") && cut.contains(":39"), cut);
                assertTrue(TextCut.isCut(cut), cut);
            }
            String narrow = Shortened.fitting(shell, PLACE, extent("Dining\u2026:39") + PADDING);
            assertEquals("Dining\u2026:39", narrow);
        });
    }

    @Test
    void what_is_no_place_keeps_its_end_only_where_half_of_it_fits() {
        inShell(() -> {
            assertEquals("r\u2026stock lock",
                Shortened.fitting(shell, "reads my stock lock", extent("r\u2026stock lock") + PADDING));
            assertEquals("read\u2026", Shortened.fitting(shell, "reads my stock lock", extent("read\u2026") + PADDING));
        });
    }

    @Test
    void a_variable_keeps_its_field_before_its_class() {
        inShell(() -> {
            String variable = "ReservationOrchestrationServiceMain$ReservationOrchestrationService.accepted";
            assertEquals("Reserv\u2026.accepted",
                Shortened.fitting(shell, variable, extent("Reserv\u2026.accepted") + PADDING));
            assertEquals("Res\u2026", Shortened.fitting(shell, variable, extent("Res\u2026") + PADDING));
        });
    }

    @Test
    void dots_take_the_place_of_the_one_before_a_method() {
        inShell(() -> assertEquals("Observer\u2026:26",
            Shortened.fitting(shell, "Observer.run:26", extent("Observer.\u2026:26") + PADDING)));
    }

    @Test
    void a_sentence_ends_before_a_comma() {
        inShell(() -> {
            String verdict = "running, 4 min left, 12 runs a second";
            assertEquals(verdict, parts(verdict, extent(verdict)));
            assertEquals("running, 4 min left", parts(verdict, extent(verdict) - 1));
            assertEquals("running, 4 min left", parts(verdict, extent("running, 4 min left")));
            assertEquals("running", parts(verdict, extent("running, 4 min left") - 1));
            assertEquals("runn\u2026", parts(verdict, extent("runn\u2026")));
        });
    }

    private String parts(String text, int room) {
        return Shortened.fitting(shell, text, room + PADDING, TextCut::parts);
    }

    private void inShell(Runnable test) {
        Ui.run(() -> {
            shell = new Shell(Ui.display());
            gc = new GC(shell);
            gc.setFont(shell.getFont());
            try {
                test.run();
            } finally {
                gc.dispose();
                shell.dispose();
            }
        });
    }

    private int extent(String text) {
        return gc.textExtent(text).x;
    }
}
