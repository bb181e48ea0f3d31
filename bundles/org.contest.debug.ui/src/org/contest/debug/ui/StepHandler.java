/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.ui;

import org.contest.analysis.sequence.Sequence;
import org.contest.debug.session.ReplaySession;
import org.contest.debug.session.ReplaySessions;
import org.contest.debug.session.Step;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.swt.widgets.Display;

/** One step of the latest session; which one follows the name of the class in the extension. */
public final class StepHandler extends AbstractHandler implements IExecutableExtension {

    private Step step = Step.NEXT;

    @Override
    public void setInitializationData(IConfigurationElement element, String property, Object data) {
        step = Step.valueOf(String.valueOf(data));
    }

    @Override
    public Object execute(ExecutionEvent event) {
        ReplaySession session = ReplaySessions.latest();
        if (session != null && session.isStopped()) {
            int target = step.target(session.sequence(), session.operations(), session.at());
            if (target == Sequence.NONE) {
                Display.getCurrent().beep();
            } else {
                session.goTo(target);
            }
        }
        return null;
    }
}
