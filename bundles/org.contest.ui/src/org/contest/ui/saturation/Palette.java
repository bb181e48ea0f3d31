/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.saturation;

import org.eclipse.swt.graphics.Color;

/** The colours of metrics: as distinct on white as on dark grey. */
final class Palette {

    /** Failures, whatever the metric. */
    static final Color FAILURE = new Color(216, 56, 56);

    private static final Color[] COLORS = {new Color(56, 132, 224), new Color(226, 138, 30), new Color(52, 158, 98),
        new Color(150, 104, 208), new Color(24, 160, 176), new Color(190, 96, 140), new Color(140, 140, 50),
        new Color(120, 120, 130)};

    private Palette() {
    }

    /** The colour of a metric, by its place among all metrics of a campaign. */
    static Color of(int index) {
        return COLORS[index % COLORS.length];
    }

    /** As SVG writes it. */
    static String svg(Color color) {
        return String.format(java.util.Locale.ROOT, "#%02x%02x%02x", color.getRed(), color.getGreen(), color.getBlue());
    }
}
