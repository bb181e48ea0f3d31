/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.internal;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;

/** Check boxes in views. */
public final class CheckBox {

    private static final String NO_STYLES = "org.eclipse.e4.ui.css.disabled"; //$NON-NLS-1$

    private CheckBox() {
    }

    /** Makes one. The background that the workbench's styles would give it hides the tick on GTK. */
    public static Button in(Composite parent, String label) {
        Button button = new Button(parent, SWT.CHECK);
        button.setData(NO_STYLES, Boolean.TRUE);
        button.setText(label);
        return button;
    }
}
