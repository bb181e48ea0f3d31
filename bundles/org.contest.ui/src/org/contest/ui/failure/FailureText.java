/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.failure;

import org.contest.core.failures.FailureDetails;
import org.contest.core.failures.FailureThread;
import org.contest.core.failures.FailureTitle;
import org.contest.engine.model.FailureRow;

/** The whole failure as text to read and to copy. */
final class FailureText {

    private FailureText() {
    }

    static String of(FailureRow row, FailureDetails details) {
        StringBuilder text = new StringBuilder(FailureTitle.of(row)).append("\n"); //$NON-NLS-1$
        boolean isOfThreads = details.threads().stream().anyMatch(thread -> !thread.waitsFor().isEmpty());
        if (!isOfThreads) {
            text.append(row.message()).append('\n');
        }
        details.threads().stream().filter(FailureThread::failed).forEach(thread -> add(text, thread));
        return text.append(details.problem()).toString();
    }

    private static void add(StringBuilder text, FailureThread thread) {
        text.append('\n').append(thread.name()).append(' ').append(thread.does()).append('\n');
        thread.frames().forEach(frame -> text.append("    ").append(frame).append('\n')); //$NON-NLS-1$
    }
}
