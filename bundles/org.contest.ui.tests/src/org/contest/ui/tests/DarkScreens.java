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

import org.contest.ui.tests.support.Ui;
import org.contest.ui.tests.support.Views;
import org.eclipse.swt.graphics.RGB;
import org.junit.jupiter.api.BeforeEach;

/** The tour of all screens in a workbench of its own, which has the dark theme from its start. */
class DarkScreens extends ScreensTest {

    private static final float HALF = 0.5f;

    @Override
    String suffix() {
        return "-dark";
    }

    @BeforeEach
    void the_theme_is_dark() {
        RGB background = Ui.call(() -> Views.page().getWorkbenchWindow().getShell().getBackground().getRGB());
        assertTrue(background.getHSB()[2] < HALF, background.toString());
    }
}
