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
    private static final String BEFORE = ".before"; //$NON-NLS-1$
    private static final String EMPTY = ".empty"; //$NON-NLS-1$
    private static final String TIP = ".tip"; //$NON-NLS-1$
    private static final ResourceBundle TEXTS = ResourceBundle.getBundle(BUNDLE);

    private OptionTexts() {
    }

    /** What it is called. */
    public static String label(CampaignOption option) {
        return TEXTS.containsKey(option.text()) ? TEXTS.getString(option.text()) : '-' + option.text();
    }

    /** The label before its field, the same wherever it can be set; with what 0 stands for where that is no number. */
    public static String before(CampaignOption option) {
        String before = of(option, BEFORE);
        return before.isEmpty() ? label(option) + ':' : before;
    }

    /** What its field says while nothing is in it; empty where a field is never empty. */
    public static String whenEmpty(CampaignOption option) {
        return of(option, EMPTY);
    }

    private static String of(CampaignOption option, String what) {
        String key = option.text() + what;
        return TEXTS.containsKey(key) ? TEXTS.getString(key) : ""; //$NON-NLS-1$
    }

    /** What it is for; and, where its values have names, what they stand for. */
    public static String tip(CampaignOption option) {
        String text = of(option, TIP);
        StringBuilder tip = new StringBuilder(text.isEmpty() ? option.description() : text);
        option.meanings().forEach((name, meaning) -> tip.append(System.lineSeparator()).append(name)
            .append(": ").append(meaning)); //$NON-NLS-1$
        return tip.toString();
    }

    /** What is wrong with a value, with the label of the field; empty when nothing is. */
    public static String problem(CampaignOption option, String value) {
        return option.problem(value, '"' + label(option) + '"');
    }
}
