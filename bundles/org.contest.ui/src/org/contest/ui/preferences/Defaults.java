/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.preferences;

import org.contest.ui.ContestUi;
import org.eclipse.core.runtime.preferences.AbstractPreferenceInitializer;
import org.eclipse.core.runtime.preferences.DefaultScope;

/** What holds until the user decides. */
public final class Defaults extends AbstractPreferenceInitializer {

    @Override
    public void initializeDefaultPreferences() {
        DefaultScope.INSTANCE.getNode(ContestUi.ID).putBoolean(ContestUi.OPEN_VIEWS, true);
    }
}
