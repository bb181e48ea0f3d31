/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.internal;

import org.eclipse.jface.resource.JFaceColors;
import org.eclipse.jface.viewers.StyledString.Styler;
import org.eclipse.swt.graphics.TextStyle;
import org.eclipse.swt.widgets.Display;

/** How a text looks that opens something when it is clicked. */
public final class LinkStyle {

    /** In the colour of links. */
    public static final Styler LINK = new Styler() {
        @Override
        public void applyStyles(TextStyle style) {
            style.foreground = JFaceColors.getHyperlinkText(Display.getCurrent());
        }
    };

    private LinkStyle() {
    }
}
