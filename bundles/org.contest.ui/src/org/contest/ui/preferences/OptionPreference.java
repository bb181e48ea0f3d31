/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.preferences;

import org.contest.core.launching.OptionTexts;
import org.contest.engine.model.CampaignOption;
import org.eclipse.jface.preference.StringFieldEditor;
import org.eclipse.swt.widgets.Composite;

/** The preferred value of an option, checked as it is typed. */
final class OptionPreference extends StringFieldEditor {

    private final CampaignOption option;

    OptionPreference(String key, CampaignOption option, Composite parent) {
        this.option = option;
        init(key, OptionTexts.before(option));
        setValidateStrategy(VALIDATE_ON_KEY_STROKE);
        createControl(parent);
        getTextControl(parent).setToolTipText(OptionTexts.tip(option));
        getLabelControl(parent).setToolTipText(OptionTexts.tip(option));
    }

    @Override
    protected boolean doCheckState() {
        String problem = OptionTexts.problem(option, getStringValue());
        setErrorMessage(problem);
        return problem.isEmpty();
    }
}
