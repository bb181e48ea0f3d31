/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.internal;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.widgets.Control;

/** Names of controls, as a screen reader tells them, where no label beside the control does it. */
public final class Names {

    private static final String KEY = "org.contest.ui.name"; //$NON-NLS-1$

    private Names() {
    }

    /** Gives a control a name; its parts keep theirs. */
    public static void give(Control control, String name) {
        control.setData(KEY, name);
        control.getAccessible().addAccessibleListener(new AccessibleAdapter() {
            @Override
            public void getName(AccessibleEvent event) {
                if (event.childID == ACC.CHILDID_SELF) {
                    event.result = name;
                }
            }
        });
    }

    /** The name that was given; null for none. */
    public static @Nullable String of(Control control) {
        return (String) control.getData(KEY);
    }
}
