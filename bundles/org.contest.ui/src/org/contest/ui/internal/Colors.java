/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.internal;

import java.util.Locale;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.themes.IThemeManager;

/** The colours of curves and drawings, which the user may change on the page Colors and Fonts of the preferences. */
public enum Colors {

    /** What failed, and what waits for each other. */
    FAILURE,

    /** Lines of graphs. */
    EDGE,

    /** What a search has found. */
    FOUND;

    private static final String PREFIX = "org.contest.ui.color."; //$NON-NLS-1$
    private static final String CURVE = PREFIX + "curve"; //$NON-NLS-1$
    private static final int CURVES = 8;

    /** The colour as it is now. */
    public Color color() {
        return of(PREFIX + name().toLowerCase(Locale.ROOT));
    }

    /** The colour of a metric, by its place among all metrics of a campaign. */
    public static Color curve(int index) {
        return of(CURVE + (index % CURVES + 1));
    }

    private static Color of(String id) {
        return themes().getCurrentTheme().getColorRegistry().get(id);
    }

    /** Draws a control anew when the user, or another theme, has changed one of these colours. */
    public static void onChange(Control control, Runnable draw) {
        IPropertyChangeListener listener = event -> {
            if (event.getProperty().startsWith(PREFIX) && !control.isDisposed()) {
                draw.run();
            }
        };
        themes().addPropertyChangeListener(listener);
        control.addDisposeListener(event -> themes().removePropertyChangeListener(listener));
    }

    private static IThemeManager themes() {
        return PlatformUI.getWorkbench().getThemeManager();
    }

    /** As SVG writes it. */
    public static String svg(Color color) {
        return String.format(Locale.ROOT, "#%02x%02x%02x", color.getRed(), color.getGreen(), color.getBlue());
    }
}
