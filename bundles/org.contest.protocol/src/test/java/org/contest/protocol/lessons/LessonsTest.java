/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class LessonsTest {

    private static String knowledge(String... lessons) {
        Lessons all = new Lessons();
        for (String lesson : lessons) {
            all.add(lesson);
        }
        return all.knowledge();
    }

    @Test
    void variables_that_a_run_finds_to_be_one_need_the_care_of_the_more_dangerous_one() {
        String first = "variable 0 11 12\nvariable 2 20\nvariable 1 30 31\n";
        assertTrue(knowledge(first).endsWith("invisible 11 12 30 31\n"), knowledge(first));
        assertTrue(knowledge(first, "variable 0 12 20\n").endsWith("invisible 30 31\n"));
        assertTrue(knowledge(first, "variable 2 31\n").endsWith("invisible 11 12\n"));
        assertEquals(knowledge(first, "variable 0 12 20\n"), knowledge("variable 0 12 20\n", first));
    }

    @Test
    void steps_follow_the_runs_slowly_and_grains_are_apart() {
        assertTrue(knowledge("steps 0 100\n", "steps 1 7\n").startsWith("steps 0 100\nsteps 1 7\n"));
        assertTrue(knowledge("steps 0 100\n", "steps 0 9000\n").startsWith("steps 0 107\n"));
    }

    @Test
    void the_tally_is_of_the_last_run_that_did_not_end_early() {
        assertTrue(knowledge("tally 100 a\n", "tally 90 b\n", "tally 10 c\n").contains("\ntally 90 b\n"));
    }

    @Test
    void what_is_damaged_is_said() {
        for (String damaged : new String[] {"steps 0", "steps 9 1", "variable x 1", "nonsense"}) {
            String said = assertThrows(IllegalArgumentException.class, () -> knowledge(damaged)).getMessage();
            assertEquals("What a run has shown is damaged: " + damaged + ".", said);
        }
    }

    @Test
    void a_run_learns_from_earlier_runs_only_and_every_chapter_has_teachers() {
        int before = 0;
        for (int run = 1; run < 3_000; run++) {
            int chapter = LessonPlan.chapter(run);
            assertTrue(2 * chapter <= run && chapter >= before, run + " learns from " + chapter);
            assertTrue(chapter == 0 || LessonPlan.ends(chapter) && LessonPlan.teaches(chapter));
            assertTrue(run > 32 || LessonPlan.teaches(run), run + " does not teach");
            before = chapter;
        }
        assertEquals(512, before);
        assertFalse(LessonPlan.teaches(96));
        assertTrue(LessonPlan.teaches(97));
    }
}
