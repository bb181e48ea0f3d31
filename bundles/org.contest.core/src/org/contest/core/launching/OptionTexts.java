/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.launching;

import java.util.ResourceBundle;
import org.contest.engine.model.CampaignOption;

/** What the options are called in dialogs and messages. */
public final class OptionTexts {

    private static final String BUNDLE = "org.contest.core.launching.options"; //$NON-NLS-1$
    private static final ResourceBundle TEXTS = ResourceBundle.getBundle(BUNDLE);

    private OptionTexts() {
    }

    /** What it is called. */
    public static String label(CampaignOption option) {
        return TEXTS.containsKey(option.text()) ? TEXTS.getString(option.text()) : '-' + option.text();
    }

    /** The label before its field, the same wherever it can be set. */
    public static String before(CampaignOption option) {
        return label(option) + ':';
    }

    /** What it is for; and, where its values have names, what they stand for. */
    public static String tip(CampaignOption option) {
        String key = option.text() + ".tip"; //$NON-NLS-1$
        StringBuilder tip = new StringBuilder(TEXTS.containsKey(key) ? TEXTS.getString(key) : option.description());
        option.meanings().forEach((name, meaning) -> tip.append(System.lineSeparator()).append(name)
            .append(": ").append(meaning)); //$NON-NLS-1$
        return tip.toString();
    }

    /** What is wrong with a value, with the label of the field; empty when nothing is. */
    public static String problem(CampaignOption option, String value) {
        return option.problem(value, '"' + label(option) + '"');
    }
}
