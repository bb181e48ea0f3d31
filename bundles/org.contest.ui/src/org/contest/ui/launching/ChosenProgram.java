/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.launching;

import java.util.List;
import org.contest.core.launching.StressTarget;
import org.contest.ui.ContestUi;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jdt.core.IJavaElement;
import org.osgi.service.prefs.BackingStoreException;

/** Which of several programs of a package or project the user chose to stress; kept with the workspace. */
final class ChosenProgram {

    private static final String NODE = ContestUi.ID + "/chosen"; //$NON-NLS-1$

    private ChosenProgram() {
    }

    /** What was chosen before for an element, if it is still there; null otherwise. */
    static @Nullable StressTarget of(IJavaElement element, List<StressTarget> targets) {
        String chosen = node().get(element.getHandleIdentifier(), ""); //$NON-NLS-1$
        for (StressTarget target : targets) {
            if (target.element().getHandleIdentifier().equals(chosen)) {
                return target;
            }
        }
        return null;
    }

    static void remember(IJavaElement element, StressTarget chosen) {
        IEclipsePreferences node = node();
        node.put(element.getHandleIdentifier(), chosen.element().getHandleIdentifier());
        try {
            node.flush(); // nobody writes it when the workbench ends
        } catch (BackingStoreException e) {
            ILog.get().error(e.getMessage(), e);
        }
    }

    private static IEclipsePreferences node() {
        return InstanceScope.INSTANCE.getNode(NODE);
    }
}
