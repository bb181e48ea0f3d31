/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.model;

import com.sun.jdi.ThreadReference;
import org.eclipse.jdt.debug.core.IJavaThread;
import org.eclipse.jdt.internal.debug.core.model.JDIObjectValue;

/** An object whose lock the runtime models, as the debugger shows it: with its owner and those who want it. */
@SuppressWarnings("restriction")
final class ModelledLock extends JDIObjectValue {

    private final ReplayTarget target;
    private final ModelMonitors.Monitor monitor;

    ModelledLock(ReplayTarget target, ModelMonitors.Monitor monitor) {
        super(target, monitor.object());
        this.target = target;
        this.monitor = monitor;
    }

    @Override
    public IJavaThread getOwningThread() {
        ThreadReference owner = monitor.owner();
        return owner == null ? null : target.findThread(owner);
    }

    @Override
    public IJavaThread[] getWaitingThreads() {
        return monitor.waiting().stream().map(target::findThread).toArray(IJavaThread[]::new);
    }
}
