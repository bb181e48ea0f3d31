/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.ui;

import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Control;

/** Colours that follow the theme of a control. */
final class Palette {

    private static final int[] HUES = {212, 145, 32, 280, 0, 185, 55, 320};
    private static final float FAINT = 0.09f;
    private static final float SOFT = 0.22f;

    private final Control control;

    Palette(Control control) {
        this.control = control;
    }

    Color back() {
        return control.getBackground();
    }

    Color text() {
        return control.getForeground();
    }

    boolean isDark() {
        RGB rgb = back().getRGB();
        return rgb.red + rgb.green + rgb.blue < 3 * 128;
    }

    /** Lines between rows and columns. */
    Color line() {
        return mix(text(), FAINT);
    }

    /** Text of less weight. */
    Color faintText() {
        return mix(text(), 0.62f);
    }

    /** The place where the replay stands. */
    Color here() {
        return isDark() ? new Color(255, 200, 60) : new Color(196, 120, 0);
    }

    Color hereBack() {
        return mix(here(), SOFT);
    }

    Color selectionBack() {
        return mix(new Color(56, 132, 224), isDark() ? 0.38f : SOFT);
    }

    /** What fails. */
    Color failure() {
        return isDark() ? new Color(255, 110, 110) : new Color(200, 40, 40);
    }

    /** The colour of a thread or a lock by number. */
    Color of(int number) {
        float hue = HUES[Math.floorMod(number, HUES.length)];
        return new Color(new RGB(hue, isDark() ? 0.55f : 0.7f, isDark() ? 0.9f : 0.72f));
    }

    Color backOf(int number) {
        return mix(of(number), SOFT);
    }

    private Color mix(Color over, float share) {
        RGB a = over.getRGB();
        RGB b = back().getRGB();
        return new Color(mix(a.red, b.red, share), mix(a.green, b.green, share), mix(a.blue, b.blue, share));
    }

    private static int mix(int over, int under, float share) {
        return Math.round(over * share + under * (1 - share));
    }
}
