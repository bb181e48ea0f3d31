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

import java.util.List;
import org.contest.ui.saturation.SaturationLabels;
import org.eclipse.swt.graphics.Point;
import org.junit.jupiter.api.Test;

/** Where the names of metrics stand in the chart, whose letters are 10 pixels wide and high here. */
class SaturationLabelsTest {

    private final SaturationLabels labels = new SaturationLabels(new Point(200, 70),
        text -> new Point(10 * text.length(), 10));

    private List<SaturationLabels.Label> placed(Object... linesAndTexts) {
        for (int i = 0; i < linesAndTexts.length; i += 2) {
            labels.add((int) linesAndTexts[i], (String) linesAndTexts[i + 1]);
        }
        return labels.placed();
    }

    private static SaturationLabels.Label label(String text, int x, int y) {
        return new SaturationLabels.Label(text, x, y);
    }

    @Test
    void labels_that_would_meet_stand_above_each_other() {
        assertEquals(List.of(label("one", 4, 42), label("two", 14, 28)), placed(0, "one", 10, "two"));
    }

    @Test
    void labels_that_are_apart_share_the_lowest_row() {
        assertEquals(List.of(label("one", 4, 42), label("two", 104, 42)), placed(0, "one", 100, "two"));
    }

    @Test
    void a_label_stands_left_of_its_line_where_the_right_has_no_room() {
        assertEquals(List.of(label("last", 146, 42)), placed(190, "last"));
    }

    @Test
    void a_label_without_room_is_left_out() {
        assertEquals(List.of("a", "b", "c", "d"), placed(0, "a", 0, "b", 0, "c", 0, "d", 0, "e").stream()
            .map(SaturationLabels.Label::text).toList());
        assertEquals(4, placed(300, "out of sight").size());
    }
}
