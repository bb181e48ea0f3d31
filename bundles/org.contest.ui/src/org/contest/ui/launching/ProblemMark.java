/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.launching;

import org.eclipse.jface.fieldassist.ControlDecoration;
import org.eclipse.jface.fieldassist.FieldDecorationRegistry;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;

/** The sign of an error at a field, with the reason as its tooltip. */
final class ProblemMark {

    private final ControlDecoration decoration;

    ProblemMark(Control field) {
        decoration = new ControlDecoration(field, SWT.LEFT | SWT.TOP);
        decoration.setImage(FieldDecorationRegistry.getDefault()
            .getFieldDecoration(FieldDecorationRegistry.DEC_ERROR).getImage());
        decoration.hide();
    }

    /** Shows a problem, or hides the sign when there is none; returns the problem. */
    String tell(String problem) {
        decoration.setDescriptionText(problem);
        if (problem.isEmpty()) {
            decoration.hide();
        } else {
            decoration.show();
        }
        return problem;
    }
}
