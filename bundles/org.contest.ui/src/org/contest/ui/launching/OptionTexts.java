/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.launching;

import java.util.ResourceBundle;
import org.contest.engine.model.CampaignOption;

/** What the options are called in dialogs. */
final class OptionTexts {

    private static final String BUNDLE = "org.contest.ui.launching.options"; //$NON-NLS-1$
    private static final ResourceBundle TEXTS = ResourceBundle.getBundle(BUNDLE);

    private OptionTexts() {
    }

    static String label(CampaignOption option) {
        return TEXTS.getString(option.text());
    }

    /** What it is for; and, where its values have names, what they stand for. */
    static String tip(CampaignOption option) {
        StringBuilder tip = new StringBuilder(TEXTS.getString(option.text() + ".tip")); //$NON-NLS-1$
        option.meanings().forEach((name, meaning) -> tip.append(System.lineSeparator()).append(name)
            .append(": ").append(meaning)); //$NON-NLS-1$
        return tip.toString();
    }
}
