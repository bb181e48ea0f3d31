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
import java.util.ResourceBundle;
import org.contest.engine.CampaignOption;

/** What the options are called in dialogs. */
final class OptionTexts {

    private static final String BUNDLE = "org.contest.ui.launching.options"; //$NON-NLS-1$
    private static final ResourceBundle TEXTS = ResourceBundle.getBundle(BUNDLE);
    private static final String DRAWN = "random-per-run"; //$NON-NLS-1$

    private OptionTexts() {
    }

    static String label(CampaignOption option) {
        return TEXTS.getString(option.text());
    }

    static String tip(CampaignOption option) {
        return TEXTS.getString(option.text() + ".tip"); //$NON-NLS-1$
    }

    /** The values to offer; empty when the user types. */
    static List<String> offered(CampaignOption option) {
        if (option.choices().isEmpty() && option.defaultValue().equals(DRAWN)) {
            return List.of(DRAWN, "10", "50", "100", "200"); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$
        }
        return option.choices();
    }
}
