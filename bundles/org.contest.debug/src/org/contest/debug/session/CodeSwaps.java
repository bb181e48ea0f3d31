/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.session;

import org.eclipse.debug.core.DebugException;
import org.eclipse.jdt.debug.core.IJavaDebugTarget;
import org.eclipse.jdt.debug.core.IJavaHotCodeReplaceListener;

/** Hears when the user changes code of a program that is replayed: it is not taken over. */
final class CodeSwaps implements IJavaHotCodeReplaceListener {

    private final ReplaySession session;
    private volatile boolean refused;

    CodeSwaps(ReplaySession session) {
        this.session = session;
    }

    @Override
    public void hotCodeReplaceFailed(IJavaDebugTarget target, DebugException exception) {
        refuse();
    }

    @Override
    public void hotCodeReplaceSucceeded(IJavaDebugTarget target) {
        refuse(); // cannot be: the target does not support it
    }

    @Override
    public void obsoleteMethods(IJavaDebugTarget target) {
        refuse();
    }

    private void refuse() {
        refused = true;
        ReplaySessions.changed(session);
    }

    /** True when the user has changed code that the replay does not take over. */
    boolean isRefused() {
        return refused;
    }
}
